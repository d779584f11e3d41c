import { Clock } from 'lucide-react'
import { onVisible } from '#web/deferred.tsx'
import { useText } from '#web/language.tsx'
import { inquiries } from '#web/texts/inquiries.ts'
import { Card } from '#web/ui/card.tsx'

const InquiryForm = onVisible(
  () => import('./inquiry-form.tsx').then((part) => part.InquiryForm),
  <div className="h-130 sm:h-110" />,
)

export function InquirySection() {
  const t = useText()
  return (
    <section aria-labelledby="inquiry-title" className="border-t">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-14 sm:px-6 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="inquiry-title" className="display text-4xl sm:text-6xl">
            {t(inquiries.title)}
          </h2>
          <p className="mt-4 max-w-xl text-lg text-muted-foreground">{t(inquiries.lead)}</p>
          <p className="mt-6 flex items-center gap-2.5 font-semibold">
            <Clock aria-hidden className="size-5 text-primary" />
            {t(inquiries.promise)}
          </p>
        </div>
        <Card className="sm:p-8">
          <InquiryForm />
        </Card>
      </div>
    </section>
  )
}
