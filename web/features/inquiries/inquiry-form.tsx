import { businessInquiry } from '#contract/marketplace/inquiries.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useHumanCheck } from '#web/human-check/human-check.tsx'
import { useText } from '#web/language.tsx'
import { inquiries } from '#web/texts/marketplace/inquiries.ts'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const shownFor = { durationMs: 5000, position: 'top-center' } as const
const empty = { name: '', email: '', phone: '', message: '' }

// Brings zod along: pages load it with inquiry-section.tsx.
export function InquiryForm({ hint = inquiries.messageHint }: { hint?: Text }) {
  const t = useText()
  const { send, trap } = useHumanCheck(api.inquiries.send.send)
  return (
    <Form
      schema={businessInquiry}
      initial={empty}
      resets
      onSubmit={async (values) => {
        await send(values)
        toast.success(t(inquiries.sent), shownFor)
      }}
      onError={() => toast.error(t(inquiries.failed), shownFor)}
    >
      <Field name="name" label={t(inquiries.name)} autoComplete="name" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="email" label={t(inquiries.email)} type="email" autoComplete="email" />
        <Field name="phone" label={t(inquiries.phone)} type="tel" autoComplete="tel" isOptional />
      </div>
      <TextArea name="message" label={t(inquiries.message)} placeholder={t(hint)} rows={5} />
      {trap}
      <SubmitButton size="lg" wide busy={t(inquiries.sending)}>
        {t(inquiries.send)}
      </SubmitButton>
    </Form>
  )
}
