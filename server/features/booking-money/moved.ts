// What a decision about a booking moves between the client and the platform, read from the ledger.
import type { MoneyMoved } from '#contract/money/moved.ts'
import type { Db } from '#server/database/db.ts'
import { findBooking } from '#server/features/bookings/booking-rows-queries.ts'
import { paidBackOf, walletOfBooking } from '#server/features/ledger/service.ts'

type Moving<T> = { done: T; money: MoneyMoved }

// For the transaction that decides.
export async function watchMoney<T>(
  db: Db,
  bookingId: string,
  work: () => Promise<T>,
): Promise<Moving<T>> {
  const before = await standOf(db, bookingId)
  const done = await work()
  const after = await standOf(db, bookingId)
  const credit = after.creditCents - before.creditCents
  const isOtherDebt = after.owedCents !== before.owedCents
  return {
    done,
    money: {
      toCardCents: Math.max(0, after.cardCents - before.cardCents),
      toCreditCents: Math.max(0, credit),
      fromCardCents: isOtherDebt ? after.owedCents : 0,
      fromCreditCents: Math.max(0, -credit),
      waivedCents: after.owedCents === 0 ? before.owedCents : 0,
    },
  }
}

// Only what moves is written down.
export function movedIn(money: MoneyMoved) {
  return Object.fromEntries(Object.entries(money).filter(([, cents]) => cents !== 0))
}

async function standOf(db: Db, bookingId: string) {
  return {
    cardCents: await paidBackOf(db, bookingId),
    creditCents: await walletOfBooking(db, bookingId),
    owedCents: (await findBooking(db, bookingId))?.owedCents ?? 0,
  }
}
