// Theme and language: the toggle of the top bar, and the rows of choices in footer and sheets.
import clsx from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { languages, type Language } from '#contract/language.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { switchLanguage, useLanguage, useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { useTheme } from '#web/document/theme.tsx'
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

const languageNames: Record<Language, string> = { en: 'English', es: 'Español' }

// Links, so that they also work before the script has run; with it the choice is remembered.
export function LanguageSwitch() {
  const t = useText()
  const current = useLanguage()
  if (!useFlag('spanish')) return null
  return (
    <Segments label={t(shell.language)}>
      {languages.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault()
            switchLanguage(language)
          }}
          className={segmentClass(language === current)}
        >
          {languageNames[language]}
        </a>
      ))}
    </Segments>
  )
}

function Segments({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-full bg-secondary p-1">
      {children}
    </div>
  )
}

function segmentClass(isOn: boolean) {
  return clsx(
    'thumb inline-flex h-9 items-center justify-center gap-1.5 rounded-full px-3.5 text-sm font-semibold transition-colors duration-150 [&_svg]:size-4',
    isOn
      ? 'bg-card text-card-foreground shadow-card'
      : 'text-secondary-foreground hover:bg-secondary-hover',
  )
}
