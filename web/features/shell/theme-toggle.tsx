import { Moon, Sun } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { useTheme } from '#web/theme.tsx'
import { IconButton } from '#web/ui/button.tsx'

// The icon follows the class that is set before the first paint, so it never flashes.
export function ThemeToggle() {
  const t = useText()
  const { toggle } = useTheme()
  return (
    <IconButton label={t(shell.toggleTheme)} onClick={toggle}>
      <Sun aria-hidden className="dark:hidden" />
      <Moon aria-hidden className="hidden dark:block" />
    </IconButton>
  )
}
