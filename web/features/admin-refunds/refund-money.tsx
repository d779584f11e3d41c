// The payments that a refund is of, its attempts at the provider, and its lines in the books.
import type { RefundPart, RefundPosting } from '#contract/money/refund-parts.ts'
import { useLanguage, useText } from '#web/language.tsx'
import {
  accountNames,
  attemptNames,
  failureNames,
  postingNames,
  refundDrawerWords as words,
  reversalName,
} from '#web/texts/money/refunds.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'

export function Payments({ parts }: { parts: readonly RefundPart[] }) {
  const t = useText()
  if (parts.length === 0) return null
  return (
    <section aria-label={t(words.payment)}>
      <SectionTitle className="mb-3">{t(words.payment)}</SectionTitle>
      <ul className="space-y-5">
        {parts.map((part) => (
          <li key={part.id}>
            <Part part={part} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Part({ part: { amountCents, payment, attempts } }: { part: RefundPart }) {
  const t = useText()
  const language = useLanguage()
  const { cardLast4: last4 } = payment
  const paid = { amount: sumOf(payment.amountCents), when: ownTime(payment.at, language) }
  return (
    <>
      <p>{last4 === null ? t(words.paid, paid) : t(words.paidWith, { ...paid, last4 })}</p>
      <Hint className="mb-3">
        {t(words.partOf, { amount: sumOf(amountCents), all: sumOf(payment.refundedCents) })}
        {payment.providerId && <span className="block break-all">{payment.providerId}</span>}
      </Hint>
      <ol aria-label={t(words.attempts)} className="space-y-2 border-l-2 pl-3">
        {attempts.length === 0 && <li>{t(words.noAttempt)}</li>}
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <span className="font-semibold">
              {t(attemptNames[attempt.event] ?? words.attempts)}
            </span>
            {attempt.failure && (
              <span className="block break-words">
                <Failure code={attempt.failure} />
              </span>
            )}
            <Hint>
              {t(words.attempt, { number: attempt.attempt })} · {ownTime(attempt.at, language)}
              {attempt.providerId && <span className="block break-all">{attempt.providerId}</span>}
            </Hint>
          </li>
        ))}
      </ol>
    </>
  )
}

function Failure({ code }: { code: string }) {
  const t = useText()
  const known = Object.hasOwn(failureNames, code) ? failureNames[code] : undefined
  return t(words.because, { failure: known ? t(known) : code })
}

export function Books({ postings }: { postings: readonly RefundPosting[] }) {
  const t = useText()
  const language = useLanguage()
  if (postings.length === 0) return null
  return (
    <section aria-label={t(words.books)}>
      <SectionTitle className="mb-3">{t(words.books)}</SectionTitle>
      <ul className="space-y-4">
        {postings.map(({ id, at, event, lines }) => (
          <li key={id}>
            <p className="font-semibold">{t(postingNames[event] ?? reversalName)}</p>
            <Hint>{ownTime(at, language)}</Hint>
            <dl className="mt-1 space-y-1">
              {lines.map(({ account, owner, cents }) => (
                <div key={`${account} ${owner}`} className="flex justify-between gap-3">
                  <dt className="min-w-0 break-words">
                    {accountNames[account] ? t(accountNames[account]) : account}
                    {owner !== null && <Hint>{owner}</Hint>}
                  </dt>
                  <dd className="tabular-nums">{sumOf(cents)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
