import { SunMoon } from 'lucide-react'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { Actions } from '#web/features/styleguide/actions.tsx'
import { Brand } from '#web/features/styleguide/brand.tsx'
import { Charts } from '#web/features/styleguide/charts.tsx'
import { Data } from '#web/features/styleguide/data.tsx'
import { Forms } from '#web/features/styleguide/forms.tsx'
import { Overlays } from '#web/features/styleguide/overlays.tsx'
import { States } from '#web/features/styleguide/states.tsx'
import { useTheme } from '#web/document/theme.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'

export const meta = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]

// Only while developing: what visitors get has no such page.
export function loader() {
  if (!import.meta.env.DEV) throw data(null, { status: 404 })
  return null
}

// Every building block in every state, for people who build with them.
export default function StyleguidePage() {
  const { toggle } = useTheme()
  return (
    <div className="mx-auto max-w-page space-y-12 px-4 py-8 sm:px-6">
      <PageHeader
        title="Style guide"
        text="Every building block of the interface, in every state."
        actions={
          <Button variant="outline" data-demo="theme" onClick={toggle}>
            <SunMoon aria-hidden />
            Switch theme
          </Button>
        }
      />
      <Section id="brand" title="Brand">
        <Brand />
      </Section>
      <Section id="actions" title="Actions">
        <Actions />
      </Section>
      <Section id="forms" title="Forms">
        <Forms />
      </Section>
      <Section id="overlays" title="Overlays">
        <Overlays />
      </Section>
      <Section id="states" title="States">
        <States />
      </Section>
      <Section id="data" title="Data">
        <Data />
      </Section>
      <Section id="charts" title="Charts">
        <Charts />
      </Section>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-20 space-y-5">
      <SectionHeading title={title} />
      {children}
    </section>
  )
}
