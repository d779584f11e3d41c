import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { card, type Employment } from '#contract/business/employment.ts'
import { spokenLanguages } from '#contract/business/listing.ts'
import { api } from '#web/api.ts'
import { LanguagesField } from '#web/features/setup/languages-field.tsx'
import { refreshTeam } from '#web/features/team/use-live-team.ts'
import { useText } from '#web/language.tsx'
import { cardWords as words } from '#web/texts/business/employment.ts'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'

type CardFormProps = { own: Employment; onSaved: () => unknown; children: ReactNode }

// Text and languages of the public card. The caller adds the submit button.
export function CardForm({ own, onSaved, children }: CardFormProps) {
  const t = useText()
  const queries = useQueryClient()
  const languages = spokenLanguages.filter((code) => own.languages.includes(code))
  return (
    <Form
      schema={card}
      initial={{ bio: own.bio, languages }}
      onSubmit={async (values) => {
        await api.employment.saveCard.send(values)
        await refreshTeam(queries)
        await onSaved()
      }}
    >
      <TextArea name="bio" label={t(words.bio)} hint={t(words.bioHint)} limit={500} />
      <LanguagesField />
      {children}
    </Form>
  )
}
