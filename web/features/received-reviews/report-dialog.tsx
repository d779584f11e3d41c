import { useQueryClient } from '@tanstack/react-query'
import { reportForm, reportReasons, type ReceivedReview } from '#contract/reviews.ts'
import type { Place } from '#contract/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { receivedWords, reportReasonNames } from '#web/texts/received-reviews.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Choice, TextArea } from '#web/ui/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'

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
