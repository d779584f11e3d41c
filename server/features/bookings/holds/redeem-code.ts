// A client uses the code of an offer for the slot they hold.
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { countsAt, discountOf } from '#contract/money/price.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import type { promotions as calls } from '#contract/money/promotions.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { isHolder, lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { findHouse, type Promotion } from '#server/features/bookings/queries.ts'
import { minuteOf, zoneOf } from '#server/shop-clock.ts'
import { allowedFor, onOffer, purseOf, repriceHold, showPrice, startIn } from './price.ts'
import { lostHold } from './slot-taken.ts'
import { readOffers } from './switches.ts'

type Asked = Received<typeof calls.redeem>

// Codes can be guessed, so a network has few tries.
const triesAnHour = 60

export async function redeemCode(caller: Caller, { id, code }: Asked): Promise<HeldPrice> {
  const { db, request } = caller
  const key = `promotion-code:net:${request.network}`
  await limit(db, [{ key, points: triesAnHour, seconds: 3600 }]).catch(
    refusedAs('NETWORK_TOO_OFTEN'),
  )
  const found = await requireBooking(db, id)
  if (!isHolder(found, caller)) fail('NOT_FOUND')
  const price = await inTransaction(db, async (db) => {
    const held = await lockCurrent(db, id)
    if (held.status !== 'held') return null
    return useCode(db, held, code)
  })
  if (price === null) throw await lostHold(db, found)
  return price
}

async function useCode(db: Db, held: BookingRow, code: string) {
  const house = (await findHouse(db, held.barberId)) ?? fail('NOT_FOUND')
  const { walletCents, welcome } = await purseOf(db, held.clientId)
  const promotions = [...onOffer(house.promotions, await readOffers(db)), ...welcome]
  const wanted = promotions.find((each) => each.code === code) ?? fail('OFFER_UNKNOWN')
  const { clientId, items, taxPercent } = held
  const person = clientId === null ? null : { clientId, email: null, phone: null }
  const start = startIn(zoneOf(held.timeZone), minuteOf(held.startsAt))
  if (!countsAt(wanted, start) || discountOf(wanted, items) === 0) fail('OFFER_NOT_OPEN')
  if (person !== null && !(await isAllowed(db, wanted, { ...held, person }))) fail('OFFER_USED_UP')
  const price = await repriceHold(db, held, { promotions, person, code })
  // It would be the better one, so its budget or its uses have ended.
  if (price.promotionId !== wanted.id && discountOf(wanted, items) > price.discountCents)
    fail('OFFER_USED_UP')
  if (price.promotionId !== wanted.id || price.totalCents > held.totalCents) fail('OFFER_IS_LESS')
  return showPrice(db, { ...price, taxPercent, walletCents }, promotions, items)
}

type Holding = Pick<BookingRow, 'id' | 'barberId'> &
  Pick<Parameters<typeof allowedFor>[2], 'person'>

async function isAllowed(db: Db, wanted: Promotion, { id: bookingId, barberId, person }: Holding) {
  return (await allowedFor(db, [wanted], { barberId, person, bookingId })).length > 0
}
