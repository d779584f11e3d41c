// What administrators decided about listings: approved, sent back, rejected, suspended, featured, and
// changes that barbers asked for.
import { suspendedAt, timesOf } from '#db/seed/barbers/decision-times.ts'
import type { Shop } from '#db/seed/barbers/roster.ts'
import { hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { JsonObject } from '#server/database/tables.ts'
import type { Deed } from './deeds.ts'

const actorId = personId(admin.email)
const checks = [
  'License and photos checked against the state register',
  'Number and name match the register',
  'License valid, shop called back',
]

function deedOn({ profileId }: Shop, at: number, deed: Said): Deed {
  const { before = null, after = null, ...said } = deed
  const createdAt = iso(at)
  return {
    actorId,
    entity: 'barber_profiles',
    entityId: profileId,
    before,
    after,
    createdAt,
    ...said,
  }
}
type Said = { action: string; reason: string; before?: JsonObject; after?: JsonObject }

export function listingDeeds(shops: Shop[], { nowMs }: Clock): Deed[] {
  return shops.flatMap((shop, index) => {
    const { business } = shop
    const { state, note = '', asked = {} } = business
    const times = timesOf(business, nowMs)
    if (!times || times.decidedAt === null) return []
    const { waitedHours, decidedAt } = times
    const decided = (action: string, status: string, reason: string) =>
      deedOn(shop, decidedAt, {
        action,
        reason,
        before: { status: 'submitted' },
        after: { status, waitedHours },
      })
    if (state === 'rejected') return [decided('reject', state, note)]
    if (state === 'changes_requested')
      return [decided('request-changes', state, Object.values(asked).join('\n'))]
    const approved = decided('approve', 'approved', checks[index % checks.length]!)
    if (state !== 'suspended') return [approved]
    const suspended = {
      action: 'suspend',
      reason: note,
      before: { status: 'approved' },
      after: { status: state, upcoming: 0, canceled: 0, told: 0 },
    }
    return [approved, deedOn(shop, suspendedAt(nowMs), suspended)]
  })
}

// Days from today in the city, on which the shop is shown first.
const pins = [
  { shop: 'Fifth Ward Fade House', from: -3, to: 10, reason: 'Ten years on Lyons Avenue' },
  { shop: 'Long Point Barbería', from: 6, to: 19, reason: 'Spring Branch street festival' },
]

export async function writePins(db: Db, shops: Shop[], clock: Clock): Promise<Deed[]> {
  const found = pins.map(({ shop: name, from, to, reason }, index) => {
    const days = { startsOn: clock.dateOf(from), endsOn: clock.dateOf(to) }
    return { shop: named(shops, name), days, reason, at: clock.nowMs - (80 - index * 50) * hourMs }
  })
  await insertRows(
    db,
    'featuredPins',
    found.map(({ shop, days, at }) => ({
      barberId: shop.ownerId,
      ...days,
      pinnedBy: actorId,
      createdAt: iso(at),
    })),
  )
  return found.map(({ shop, days, reason, at }) =>
    deedOn(shop, at, { action: 'feature', reason, after: days }),
  )
}

// Changes of published listings that were answered: when, and how long each had waited.
const answered = [
  {
    shop: 'Alief Sharp',
    wanted: { licenseNumber: '1634470' },
    hours: 26,
    waitedHours: 3,
    isApproved: true,
    reason: 'New card after the renewal, number matches the register',
  },
  {
    shop: 'Kingwood Barber & Shave',
    wanted: { shopName: 'No. 1 Barber in Texas' },
    hours: 290,
    waitedHours: 27,
    isApproved: false,
    reason: 'The name is a claim that we cannot check. Please choose another one.',
  },
  {
    shop: 'Magnolia Old School',
    wanted: { licenseNumber: '1722806' },
    hours: 420,
    waitedHours: 8,
    isApproved: true,
    reason: 'Replaces a lost card; the register lists the new number',
  },
]

export async function writeAnsweredChanges(db: Db, shops: Shop[], { nowMs }: Clock) {
  const found = answered.map((each) => ({ ...each, shop: named(shops, each.shop) }))
  await insertRows(
    db,
    'barberChanges',
    found.map(({ shop, wanted, hours, waitedHours, isApproved, reason }) => ({
      id: idOf('change', shop.business.shop),
      barberId: shop.ownerId,
      wanted,
      status: isApproved ? ('approved' as const) : ('declined' as const),
      reason,
      createdAt: iso(nowMs - (hours + waitedHours) * hourMs),
      decidedAt: iso(nowMs - hours * hourMs),
    })),
  )
  for (const { shop, wanted, isApproved, hours } of found)
    if (isApproved)
      await db
        .updateTable('barberProfiles')
        .set({ ...wanted, licenseCheckedAt: iso(nowMs - hours * hourMs) })
        .where('id', '=', shop.profileId)
        .execute()
  return found.map(({ shop, wanted, hours, waitedHours, isApproved, reason }) =>
    deedOn(shop, nowMs - hours * hourMs, {
      action: isApproved ? 'approve-change' : 'decline-change',
      reason,
      before: { status: 'approved' },
      after: { status: 'approved', ...wanted, waitedHours },
    }),
  )
}

function named(shops: Shop[], name: string) {
  const shop = shops.find(({ business }) => business.shop === name)
  if (!shop) throw new Error(`There is no business called ${name}.`)
  return shop
}
