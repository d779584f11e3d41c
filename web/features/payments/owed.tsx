// What ended appointments left to pay by card, on the client's payments.
import { CreditCard } from 'lucide-react'
import { Link } from 'react-router'
import type { OwedLine } from '#contract/money/payments.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { onFileWords as words } from '#web/texts/money/on-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ListCard } from '#web/ui/lists/list-card.tsx'
import { Task } from '#web/ui/lists/task.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { bookingPath } from './paths.ts'

export function Owed({ lines }: { lines: readonly OwedLine[] }) {
  const t = useText()
  return (
    <ListCard title={t(words.toPay)}>
      {lines.map((line) => (
        <Row key={line.id} line={line} />
      ))}
    </ListCard>
  )
}

// Paid where its appointment is shown, with the cards to choose from.
function Row({ line }: { line: OwedLine }) {
  const t = useText()
  const language = useLanguage()
  const { id, amountCents, isFee, shopName: shop, startsAt, timeZone } = line
  const amount = sumOf(amountCents)
  return (
    <Task
      icon={CreditCard}
      title={t(isFee ? words.owedFee : words.owedVisit, { amount })}
      text={`${shop} · ${whenWords(startsAt, timeZone, language)}`}
    >
      <Button asChild size="sm">
        <Link to={bookingPath(id)} aria-label={t(words.payOf, { amount, shop })}>
          {t(words.pay, { amount })}
        </Link>
      </Button>
    </Task>
  )
}
