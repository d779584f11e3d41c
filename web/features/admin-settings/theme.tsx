import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { themeForm } from '#contract/admin/settings/theme-form.ts'
import { drawings, fills, gradientNames } from '#contract/theme.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { themeNames } from '#contract/admin/words/theme-names.ts'
import { themeWords as words } from '#web/texts/admin/settings/theme.ts'
import { Field } from '#web/ui/forms/form.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { ColorField, GradientContrast } from './color-field.tsx'
import { Waiting } from './rules.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionForm } from './section-form.tsx'
import { ThemePreview } from './theme-preview.tsx'

const form = z.object({ values: themeForm })

export function Theme() {
  const t = useText()
  const query = useQuery(api.adminSettings.read.query())
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ sections: { theme: stored } }) => (
        <SectionCard section="theme">
          <SectionForm
            section="theme"
            schema={form}
            initial={{ values: stored.values }}
            stored={stored}
            confirmText={t(words.confirmText)}
            send={({ values }, order) =>
              api.adminSettings.save.send({ section: 'theme', values, ...order })
            }
          >
            <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
              <ThemeFields />
              <ThemePreview />
            </div>
          </SectionForm>
        </SectionCard>
      )}
    </Loaded>
  )
}

function ThemeFields() {
  const t = useText()
  return (
    <div className="space-y-8">
      <Group title={t(words.colors)}>
        {fills.map((name) => (
          <ColorField key={name} name={name} least={4.5} />
        ))}
      </Group>
      <Group title={t(words.drawings)}>
        {drawings.map((name) => (
          <ColorField key={name} name={name} least={3} />
        ))}
      </Group>
      <section aria-label={t(words.gradients)}>
        <h3 className="mb-3 font-bold">{t(words.gradients)}</h3>
        <div className="space-y-4">
          {gradientNames.map((name) => (
            <div key={name}>
              <Field
                name={`values.gradients.${name}`}
                label={t(themeNames[`gradients.${name}`] ?? words.gradients)}
                hint={t(words.gradientHint)}
                placeholder={t(words.placeholder)}
                autoComplete="off"
                spellCheck={false}
              />
              <GradientContrast name={name} />
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-3 font-bold">{title}</h3>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}
