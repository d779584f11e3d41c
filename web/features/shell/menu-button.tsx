import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { IconButton } from '#web/ui/button.tsx'

// Fetched when the button is pointed at or reached by the keyboard.
const fetchSheet = () => import('./drawers/side-sheet.tsx')
const SideSheet = lazy(async () => ({ default: (await fetchSheet()).SideSheet }))

export function MenuButton() {
  const t = useText()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t(shell.openMenu)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchSheet}
        onFocus={fetchSheet}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className="lg:hidden [&_svg]:size-6!"
      >
        <Menu aria-hidden />
      </IconButton>
      {isWanted && (
        <Suspense>
          <SideSheet open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
