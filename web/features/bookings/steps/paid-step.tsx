// The booking that was just made. On the way back from the provider's page: how its payment went, which
// is asked of the server, which asks the provider.
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CheckedPayment } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { StepBody } from '#web/features/bookings/sheet-frame.tsx'
import { useWayToPage } from '#web/features/paying/leaving.ts'
import { useCheckedPayment } from '#web/features/paying/use-checked-payment.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useText } from '#web/language.tsx'
import { checkoutWords } from '#web/texts/money/checkout.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { sumOf } from '#web/words/money.ts'
import { checkoutEnding } from '#web/features/bookings/checkout-ending.ts'
import { BookedStep, bookingIn } from './booked-step.tsx'
import { Summary } from './summary.tsx'

type PaidStepProps = {
  paymentId: string | null
  made: UseQueryResult<Booking>
  onDone: () => void
  onTimes: (serviceIds: string[]) => void
}

export function PaidStep({ paymentId, made, onDone, onTimes }: PaidStepProps) {
  if (paymentId === null) return <BookedStep made={made} onDone={onDone} />
  return <Checked key={paymentId} {...{ paymentId, made, onDone, onTimes }} />
}

function Checked({ paymentId: id, made, onDone, onTimes }: PaidStepProps & { paymentId: string }) {
  const t = useText()
  const queries = useQueryClient()
  const query = useCheckedPayment(id)
  const state = query.data?.state
  useEffect(() => {
    if (state !== undefined) void queries.invalidateQueries({ queryKey: api.bookings.read.key() })
  }, [queries, state])
  const status = made.data?.status
  const isBooked = state === 'succeeded' && status !== 'held' && status !== 'expired'
  if (isBooked) return <BookedStep made={made} onDone={onDone} />
  const serviceIds = made.data?.items.flatMap(({ serviceId }) => serviceId ?? []) ?? []
  // The slot is free again, and can be chosen anew.
  async function chooseAgain() {
    if (made.data && status === 'held')
      await api.bookings.release.send({ id: made.data.id }).catch(() => {})
    onTimes(serviceIds)
  }
  return (
    <StepBody>
      <Loaded query={query} loading={<Notice>{t(checkoutWords.checking)}</Notice>}>
        {(checked) => (
          <div className="mx-auto max-w-lg space-y-6">
            <NotBooked
              checked={checked}
              isOver={status === 'expired'}
              onCheck={() => query.refetch()}
              onTimes={() => void chooseAgain()}
            />
            {made.data && <Summary booking={bookingIn(made.data)} />}
          </div>
        )}
      </Loaded>
    </StepBody>
  )
}

type NotBookedProps = {
  checked: CheckedPayment
  isOver: boolean
  onCheck: () => unknown
  onTimes: () => void
}

function NotBooked({ checked, isOver, onCheck, onTimes }: NotBookedProps) {
  const t = useText()
  const takesCards = useFlag('online_payments')
  const ending = checkoutEnding(checked, { isOver, takesCards })
  const { tone, title, text, mayPay, mayCheck } = ending
  const { isBusy, go } = useWayToPage(onCheck)
  const amount = sumOf(checked.line?.amountCents ?? 0)
  return (
    <Notice
      tone={tone}
      title={t(title, { amount })}
      action={
        <div className="flex flex-wrap gap-2">
          {mayPay && (
            <Button
              busy={isBusy}
              onClick={() => void go(() => api.payments.resume.send({ id: checked.id }))}
            >
              {checked.line ? t(checkoutWords.payNow, { amount }) : t(onFileWords.add)}
            </Button>
          )}
          {mayCheck && <Button onClick={onCheck}>{t(checkoutWords.check)}</Button>}
          <Button variant={mayPay || mayCheck ? 'outline' : 'primary'} onClick={onTimes}>
            {t(checkoutWords.otherTime)}
          </Button>
        </div>
      }
    >
      {t(text, { amount })}
    </Notice>
  )
}
