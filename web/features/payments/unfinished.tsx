// Payments that wait for the client, or for the bank.
import { useQueryClient } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import type { PaymentLine } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { Task } from '#web/ui/lists/task.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { useWayToPage } from '#web/features/paying/leaving.ts'
import { refreshPayments } from './use-live-payments.ts'

export function Unfinished({ lines }: { lines: readonly PaymentLine[] }) {
  const t = useText()
  return (
    <ListCard title={t(words.unfinished)}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ListCard>
  )
}

function Row({ line }: { line: PaymentLine }) {
  const t = useText()
  const language = useLanguage()
  const { amountCents, booking, purpose } = line
  const { shopName, startsAt, timeZone } = booking
  return (
    <Task
      icon={CreditCard}
      title={t(waitOf(line), { amount: sumOf(amountCents) })}
      text={`${t(words[purpose])} · ${shopName} · ${whenWords(startsAt, timeZone, language)}`}
    >
      <GoOn line={line} />
    </Task>
  )
}

export function waitOf({ state }: Pick<PaymentLine, 'state'>) {
  return state === 'open' || state === 'needs_client' ? words[state] : words.created
}

// Nothing while only the bank can answer.
export function GoOn({ line: { id, state, amountCents } }: { line: PaymentLine }) {
  const t = useText()
  const queries = useQueryClient()
  const { isBusy, go } = useWayToPage(() => refreshPayments(queries))
  if (state === 'created') return null
  return (
    <Button
      size="sm"
      busy={isBusy}
      aria-label={t(words.goOnOf, { amount: sumOf(amountCents) })}
      onClick={() => void go(() => api.payments.resume.send({ id }))}
    >
      {t(words.goOn)}
    </Button>
  )
}
