import { useState } from 'react'
import { adjustForm, type BarberBalance } from '#contract/money/transfers.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { listWords } from '#web/texts/admin/list.ts'
import { orderWords as words } from '#web/texts/money/transfers.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useRefresh } from './use-refresh.ts'

export function Adjust({ balance: { id, name } }: { balance: BarberBalance }) {
  const t = useText()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        {t(words.adjust)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t(words.adjustTitle, { name })}
        description={t(words.adjustText)}
      >
        <Form
          schema={adjustForm}
          initial={{ direction: 'give', reason: '' }}
          onSubmit={async ({ direction, amount, reason }) => {
            const cents = Math.round(amount * 100)
            const amountCents = direction === 'give' ? cents : -cents
            const { isWaiting } = await api.transfers.adjust.send({
              id,
              requestId,
              amountCents,
              reason,
            })
            setRequestId(crypto.randomUUID())
            setIsOpen(false)
            toast.success(t(isWaiting ? words.asked : words.done))
            await refresh()
          }}
        >
          <RadioCards
            name="direction"
            label={t(words.direction)}
            options={[
              { value: 'give', label: t(words.give) },
              { value: 'take', label: t(words.take) },
            ]}
          />
          <Field
            name="amount"
            type="number"
            inputMode="decimal"
            step="any"
            before="$"
            label={t(words.amount)}
          />
          <TextArea
            name="reason"
            rows={3}
            limit={500}
            label={t(listWords.reason)}
            hint={t(words.reasonHint)}
          />
          <Hint>{t(words.second)}</Hint>
          <SubmitButton wide busy={t(words.saving)}>
            {t(words.adjust)}
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}
