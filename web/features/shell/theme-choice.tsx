import { Monitor, Moon, Sun } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { useTheme } from '#web/theme.tsx'
import { segmentClass, Segments } from './segments.tsx'

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const

export function ThemeChoice() {
  const t = useText()
  const { mode, setMode } = useTheme()
  return (
    <Segments label={t(shell.theme)}>
      {modes.map(([each, Icon]) => (
        <button
          key={each}
          type="button"
          aria-label={t(shell.modes[each])}
          aria-pressed={mode === each}
          title={t(shell.modes[each])}
          onClick={() => setMode(each)}
          className={segmentClass(mode === each)}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </Segments>
  )
}
