import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PersonDetails } from '#contract/admin/people.ts'
import { creditDays } from '#contract/limits.ts'
import { creditForm } from '#contract/money/wallet.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { peopleWords } from '#web/texts/admin/people.ts'
import { giveCreditWords as words } from '#web/texts/money/credit.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { sumOf } from '#web/words/money.ts'
import { refreshPeople } from './refresh-people.ts'

type GiveCreditProps = { person: PersonDetails }

export function GiveCredit({ person }: GiveCreditProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog
      title={t(words.title)}
      size="md"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" wide>
          {t(words.give)}
        </Button>
      }
    >
      <GiveForm person={person} onGiven={() => setIsOpen(false)} />
    </Dialog>
  )
}

function GiveForm({ person, onGiven }: GiveCreditProps & { onGiven: () => void }) {
  const t = useText()
  const queries = useQueryClient()
  // The same order, however often it is sent.
  const [requestId] = useState(() => crypto.randomUUID())
  const { id, name, creditCents } = person
  return (
    <Form
      schema={creditForm}
      className={actionsBelow}
      initial={{ reason: '' }}
      onSubmit={async ({ amount, reason }) => {
        const amountCents = Math.round(amount * 100)
        await api.wallet.give.send({ id, requestId, amountCents, reason })
        toast.success(t(words.done, { name, amount: sumOf(amountCents) }))
        onGiven()
        await refreshPeople(queries)
      }}
    >
      <Hint size="md">
        {t(words.text, { name, days: creditDays })}
        {creditCents !== null && ` ${t(words.now, { amount: sumOf(creditCents) })}`}
      </Hint>
      <Field
        name="amount"
        type="number"
        inputMode="decimal"
        step="any"
        before="$"
        label={t(words.amount)}
        hint={t(words.amountHint)}
      />
      <TextArea
        name="reason"
        rows={2}
        label={t(peopleWords.reason)}
        hint={t(peopleWords.reasonHint)}
      />
      <DialogActions>
        <SubmitButton wide busy={t(words.giving)}>
          {t(words.give)}
        </SubmitButton>
      </DialogActions>
    </Form>
  )
}
