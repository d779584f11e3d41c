import { useQueryClient } from '@tanstack/react-query'
import { reportForm, reportReasons, type ReceivedReview } from '#contract/marketplace/reviews.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { receivedWords, reportReasonNames } from '#web/texts/business/received-reviews.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type ReportDialogProps = {
  review: ReceivedReview
  place: Place
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ReportDialog({ review, place, open, onOpenChange }: ReportDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <Dialog
      title={t(receivedWords.reportTitle)}
      description={t(receivedWords.reportText)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Form
        schema={reportForm}
        initial={{ note: '' }}
        onSubmit={async (form) => {
          await api.reviews.report.send({ place, id: review.id, ...form })
          await queries.invalidateQueries({ queryKey: api.reviews.received.key() })
          toast.success(t(receivedWords.sent))
          onOpenChange(false)
        }}
      >
        <Choice
          name="reason"
          label={t(receivedWords.reason)}
          options={reportReasons.map((reason) => [reason, t(reportReasonNames[reason])] as const)}
        />
        <TextArea name="note" label={t(receivedWords.details)} isOptional rows={3} limit={500} />
        <SubmitButton busy={t(receivedWords.sending)} wide>
          {t(receivedWords.send)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
