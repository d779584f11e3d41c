import * as z from 'zod'
import { sectionForms, type StoredSections } from '#contract/admin/settings/settings.ts'
import { fieldWords } from '#contract/admin/words/settings-fields.ts'
import { taxPercent } from '#contract/marketplace/rules.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { Field } from '#web/ui/forms/form.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionForm } from './section-form.tsx'

const form = z.object({ values: sectionForms.tax })

export function Tax({ stored }: { stored: StoredSections['tax'] }) {
  const t = useText()
  const { least, most } = taxPercent
  return (
    <SectionCard section="tax">
      <SectionForm
        section="tax"
        schema={form}
        initial={{ values: stored.values }}
        stored={stored}
        confirmText={t(words.taxText)}
        send={({ values }, order) =>
          api.adminSettings.save.send({ section: 'tax', values, ...order })
        }
      >
        <Field
          name="values.taxPercent"
          type="number"
          step="0.001"
          inputMode="decimal"
          after="%"
          label={t(fieldWords.taxPercent)}
          hint={t(fieldWords.taxPercentHint, { least, most })}
        />
      </SectionForm>
    </SectionCard>
  )
}
