import { languages, type Language } from '#contract/language.ts'
import { switchLanguage, useLanguage, useText } from '#web/language.tsx'
import { shell } from '#web/texts/shell.ts'
import { segmentClass, Segments } from './segments.tsx'

const names: Record<Language, string> = { en: 'English', es: 'Español' }

// Links, so that they also work before the script has run; with it the choice is remembered.
export function LanguageSwitch() {
  const t = useText()
  const current = useLanguage()
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
          {names[language]}
        </a>
      ))}
    </Segments>
  )
}
