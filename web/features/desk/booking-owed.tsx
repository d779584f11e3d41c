// The fee of an ended appointment and what is left to pay by card, with what the shop can decide.
import { useQueryClient } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { feeOf } from '#contract/bookings/cancellation.ts'
import { firstName } from '#contract/first-name.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { owedDesk as words } from '#web/texts/money/on-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { usePlace } from '#web/use-business.ts'
import { priceOf } from '#web/words/money.ts'
import { refreshDesk, useStale } from './use-desk.ts'

type BookingProps = { booking: Booking }

export function BookingOwed({ booking }: BookingProps) {
  return (
    <>
      {booking.owedCents > 0 && <NotPaid booking={booking} />}
      {feeOf(booking) > 0 && <Fee booking={booking} />}
    </>
  )
}

function NotPaid({ booking }: BookingProps) {
  const t = useText()
  const act = useAct(booking)
  const client = firstName(booking.client.name)
  const amount = priceOf(booking.owedCents)
  const text = booking.status === 'completed' ? words.visit : words.fee
  return (
    <Notice
      tone="warning"
      action={
        <ConfirmDialog
          title={t(words.atShopTitle, { amount })}
          text={t(words.atShopText, { client })}
          confirm={t(words.atShopConfirm, { amount })}
          onConfirm={() => act('paidAtShop', words.atShopDone)}
          trigger={
            <Button size="sm" variant="outline">
              {t(words.atShop)}
            </Button>
          }
        />
      }
    >
      {t(text, { amount, client })}
    </Notice>
  )
}

function Fee({ booking }: BookingProps) {
  const t = useText()
  const act = useAct(booking)
  const { feePaidCents, feeWaivedAt } = booking
  const client = firstName(booking.client.name)
  const fee = priceOf(feeOf(booking))
  const paid = priceOf(feePaidCents)
  const back = feePaidCents > 0 ? words.waiveBack : words.waiveText
  return (
    <div>
      <Hint>{t(words.feeTitle)}</Hint>
      <p className="text-md break-words">{t(stateOf(booking), { fee, paid, client })}</p>
      {feeWaivedAt === null && (
        <ConfirmDialog
          title={t(words.waiveTitle, { fee })}
          text={t(back, { client, paid })}
          confirm={t(words.waiveConfirm, { fee })}
          onConfirm={() => act('waiveFee', words.waived)}
          trigger={
            <Button size="sm" variant="outline" className="mt-2">
              {t(words.waive)}
            </Button>
          }
        />
      )}
    </div>
  )
}

function stateOf(booking: Booking): Text {
  const { feePaidCents, feeWaivedAt, owedCents } = booking
  if (feeWaivedAt !== null) return words.feeWaived
  if (feePaidCents >= feeOf(booking)) return words.feeAllPaid
  if (feePaidCents > 0) return words.feePaid
  return owedCents > 0 ? words.feeCharging : words.feeAsk
}

function useAct({ id, version }: Booking) {
  const t = useText()
  const place = usePlace()
  const queries = useQueryClient()
  const handle = useStale()
  return async (call: 'waiveFee' | 'paidAtShop', done: Text) => {
    try {
      await api.desk[call].send({ place, id, version })
      toast.success(t(done))
      await refreshDesk(queries)
    } catch (error) {
      await handle(error)
    }
  }
}
