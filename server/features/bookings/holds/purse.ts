// What a client brings along: credit, and the welcome bonus until their first booking.
import { creditFor } from '#contract/money/price.ts'
import type { Db } from '#server/database/db.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { findPurse, updateBooking, type Promotion } from '#server/features/bookings/queries.ts'
import { spendCredit } from '#server/features/wallet/service.ts'

export type Purse = { walletCents: number; welcome: Promotion[] }

export async function purseOf(db: Db, clientId: string | null): Promise<Purse> {
  if (clientId === null) return { walletCents: 0, welcome: [] }
  const { walletCents, welcome } = await findPurse(db, clientId)
  return { walletCents, welcome: welcome === null ? [] : [welcome] }
}

type Confirmed = { id: string; clientId: string | null }

// Credit is spent with the confirmation, so a hold that ends has nothing to give back.
export async function payByCredit(db: Db, { id, clientId }: Confirmed, walletCents: number) {
  if (clientId === null || walletCents === 0) return
  const { totalCents } = await requireBooking(db, id)
  const creditCents = creditFor(totalCents, walletCents)
  if (creditCents === 0) return
  await updateBooking(db, id, { creditCents, totalCents: totalCents - creditCents })
  await spendCredit(db, { clientId, bookingId: id, cents: creditCents, actorId: clientId })
}
