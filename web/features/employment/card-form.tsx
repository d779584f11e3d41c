import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { card, type Employment } from '#contract/employment.ts'
import { spokenLanguages } from '#contract/listing.ts'
import { api } from '#web/api.ts'
import { nameOfLanguage } from '#web/features/search/facts.ts'
import { refreshTeam } from '#web/features/team/use-live-team.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { cardWords as words } from '#web/texts/employment.ts'
import { FilterChips } from '#web/ui/filter-chips.tsx'
import { FieldNotes } from '#web/ui/field-frame.tsx'
import { TextArea } from '#web/ui/form-fields.tsx'
import { Form, useField } from '#web/ui/form.tsx'

type CardFormProps = { own: Employment; onSaved: () => unknown; children: ReactNode }

// Words and languages of the public card; whoever shows it brings the button.
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
      <Languages />
      {children}
    </Form>
  )
}

function Languages() {
  const t = useText()
  const language = useLanguage()
  const { field } = useController({ name: 'languages' })
  const { id, error } = useField('languages')
  return (
    <div id={id}>
      <p className="mb-1.5 text-md font-semibold">{t(words.languages)}</p>
      <FilterChips
        label={t(words.languages)}
        options={spokenLanguages.map((code) => [code, nameOfLanguage(code, language)] as const)}
        values={field.value as string[]}
        onChange={field.onChange}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
