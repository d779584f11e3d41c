import { spokenLanguages } from '#contract/business/listing.ts'
import { languageChip } from '#web/words/spoken-languages.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { ChipsField } from './chips-field.tsx'

export function LanguagesField() {
  const t = useText()
  const language = useLanguage()
  return (
    <ChipsField
      name="languages"
      label={t(words.languages)}
      options={spokenLanguages.map((code) => [code, languageChip(code, language)] as const)}
    />
  )
}
