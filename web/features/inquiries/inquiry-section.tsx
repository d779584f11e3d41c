import { Clock } from 'lucide-react'
import type { Text } from '#contract/language.ts'
import { onVisible } from '#web/document/lazy-hydration.tsx'
import { useText } from '#web/language.tsx'
import { inquiries } from '#web/texts/marketplace/inquiries.ts'
import { Card } from '#web/ui/card.tsx'

const InquiryForm = onVisible(
  () => import('./inquiry-form.tsx').then((part) => part.InquiryForm),
  <div className="h-130 sm:h-110" />,
)

type InquirySectionProps = { title?: Text; lead?: Text; hint?: Text }

export function InquirySection(props: InquirySectionProps) {
  const { title = inquiries.title, lead = inquiries.lead, hint } = props
  const t = useText()
  return (
    <section aria-labelledby="inquiry-title" className="border-t">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="inquiry-title" className="display text-4xl sm:text-6xl">
            {t(title)}
          </h2>
          <p className="mt-4 max-w-xl text-lg text-muted-foreground">{t(lead)}</p>
          <p className="mt-6 flex items-center gap-2.5 font-semibold">
            <Clock aria-hidden className="size-5 text-primary" />
            {t(inquiries.promise)}
          </p>
        </div>
        <Card className="sm:p-8">
          <InquiryForm hint={hint} />
        </Card>
      </div>
    </section>
  )
}
