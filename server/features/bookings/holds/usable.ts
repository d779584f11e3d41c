// The offers that a client may still use, before any slot is chosen.
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { hasBookedFrom, type Promotion } from '#server/features/bookings/queries.ts'
import { allowedFor, purseOf } from './price.ts'

// Of the platform without a barber.
export type Offered = { barberId: BarberId | null; terms: Promotion }

const personOf = (clientId: string) => ({ clientId, email: null, phone: null })

export async function listAllowed<Any extends Offered>(
  db: Db,
  clientId: string,
  offers: readonly Any[],
) {
  const allowed: Any[] = []
  for (const offer of offers) {
    const { barberId, terms } = offer
    const asked = { barberId, person: personOf(clientId) }
    if ((await allowedFor(db, [terms], asked)).length > 0) allowed.push(offer)
  }
  return allowed
}

// The client's welcome bonus, until they have booked.
export async function readWelcome(db: Db, clientId: string) {
  const [welcome] = (await purseOf(db, clientId)).welcome
  if (!welcome) return null
  const of = { person: personOf(clientId), exceptId: null }
  return (await hasBookedFrom(db, welcome.minTotalCents, of)) ? null : welcome
}
