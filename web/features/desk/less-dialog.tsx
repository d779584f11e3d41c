// Done, and cheaper than it was booked.
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { api } from '#web/api.ts'
import { priceOf } from '#web/features/barbers/card-facts.ts'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/place.ts'
import { moveWords, visitDesk } from '#web/texts/desk.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, Form, SubmitButton } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.ts'
import { refreshDesk, useStale } from './use-desk.ts'
import { firstName, type DeskVisit } from './visit-moves.ts'

const price = z.object({ dollars: z.number('Enter a price').min(0, 'Enter a price') })

type LessDialogProps = {
  booking: DeskVisit
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function LessDialog({ booking, open, onOpenChange }: LessDialogProps) {
  const t = useText()
  return (
    <Dialog title={t(visitDesk.lessTitle)} open={open} onOpenChange={onOpenChange}>
      {open && <LessForm booking={booking} onDone={() => onOpenChange(false)} />}
    </Dialog>
  )
}

function LessForm({ booking, onDone }: { booking: DeskVisit; onDone: () => void }) {
  const t = useText()
  const place = usePlace()
  const queries = useQueryClient()
  const handle = useStale()
  const { id, version, totalCents = 0 } = booking
  const client = firstName(booking.client.name)
  return (
    <Form
      schema={price}
      initial={{ dollars: totalCents / 100 }}
      onSubmit={async ({ dollars }) => {
        const asked = { place, id, version, totalCents: Math.round(dollars * 100) }
        await api.desk.finish.send(asked).then(() => {
          const done = moveWords.finish?.done
          if (done) toast.success(t(done, { client }))
        }, handle)
        onDone()
        await refreshDesk(queries)
      }}
    >
      <Field
        name="dollars"
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        before="$"
        label={t(visitDesk.lessPrice)}
        hint={t(visitDesk.lessHint, { price: priceOf(totalCents), client })}
      />
      <SubmitButton wide busy={t(visitDesk.saving)}>
        {t(visitDesk.lessConfirm)}
      </SubmitButton>
    </Form>
  )
}
