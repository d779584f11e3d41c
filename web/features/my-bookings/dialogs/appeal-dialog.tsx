import { useQueryClient } from '@tanstack/react-query'
import { newAppeal } from '#contract/bookings/appeals.ts'
import { appealKinds } from '#contract/bookings/after-booking/after-booking-fields.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { appealWords as words } from '#web/texts/bookings/after-booking.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from '#web/features/my-bookings/facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'

const mostCharacters = 500

type AppealDialogProps = {
  booking: OwnBooking
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function AppealDialog({ booking, open, onOpenChange }: AppealDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, link } = booking
  return (
    <Dialog
      title={t(words.title)}
      description={t(words.text)}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Form
        schema={newAppeal}
        initial={{ kind: appealKinds[0], message: '' }}
        onSubmit={async (values) => {
          await api.appeals.open.send({ id, link, ...values })
          toast.success(t(words.sent))
          await refreshBookings(queries)
          onOpenChange(false)
        }}
      >
        <RadioCards
          name="kind"
          label={t(words.kind)}
          options={appealKinds.map((value) => ({ value, label: t(words[value]) }))}
        />
        <TextArea name="message" label={t(words.message)} limit={mostCharacters} rows={4} />
        <SubmitButton wide busy={t(words.sending)}>
          {t(words.send)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
