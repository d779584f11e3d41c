// The shop says what it gave a client back from its till.
import { useQueryClient } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { refundCauseNames } from '#contract/admin/words/refunds.ts'
import type { BookingDetails } from '#contract/bookings/desk.ts'
import { firstName } from '#contract/first-name.ts'
import { tillForm, type TillForm } from '#contract/money/refunds.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { tillWords as words } from '#web/texts/money/till.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { usePlace } from '#web/use-business.ts'
import { priceOf } from '#web/words/money.ts'
import { refreshDesk } from './use-desk.ts'

type BookingTillProps = { details: BookingDetails }

export function BookingTill({ details }: BookingTillProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  if (details.price.tillCents === 0) return null
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        <Undo2 aria-hidden />
        {t(words.open)}
      </Button>
      <Dialog
        title={t(words.title)}
        description={t(words.text, { client: firstName(details.booking.client.name) })}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        {isOpen && <GivenForm details={details} onDone={() => setIsOpen(false)} />}
      </Dialog>
    </>
  )
}

// The others are for administrators.
const causes = ['quality', 'wrong_price', 'no_service', 'other'] as const

function GivenForm({ details, onDone }: BookingTillProps & { onDone: () => void }) {
  const t = useText()
  const place = usePlace()
  const queries = useQueryClient()
  // The same, however often it is sent.
  const [requestId] = useState(() => crypto.randomUUID())
  const { booking, price } = details

  async function give({ amount, cause, note }: TillForm) {
    const amountCents = Math.round(amount * 100)
    const { id } = booking
    await api.desk.gaveBack.send({ place, id, requestId, amountCents, cause, note })
    toast.success(t(words.done))
    onDone()
    await refreshDesk(queries)
  }

  return (
    <Form schema={tillForm} className={actionsBelow} initial={{ note: '' }} onSubmit={give}>
      <Field
        name="amount"
        type="number"
        inputMode="decimal"
        step="0.01"
        before="$"
        label={t(words.amount)}
        hint={t(words.most, { amount: priceOf(price.tillCents) })}
      />
      <Choice
        name="cause"
        label={t(words.cause)}
        options={causes.map((cause) => [cause, t(refundCauseNames[cause])] as const)}
      />
      <TextArea name="note" rows={2} limit={300} isOptional label={t(words.note)} />
      <DialogActions>
        <SubmitButton wide busy={t(words.saving)}>
          {t(words.save)}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}
