// What the people of a business do at its desk.
import type { Actor } from '#contract/access.ts'
import type { NewVisit, VisitDetails } from '#contract/desk.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, seesContacts, type Place } from '#contract/team-rights.ts'
import { inTransaction, type Db } from '#server/db.ts'
import {
  announce,
  bookByHand,
  findBooking,
  insertEvent,
  isTimeFree,
  partsOf,
  publishChange,
  viewOf,
} from '#server/features/bookings/service.ts'
import { workplaceOf, type Workplace } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/limits/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import type { Visit } from '#server/visit.ts'
import { readShop } from './calendar.ts'
import { deleteBlock, insertBlock, listClients, listHistory, sumHistory } from './queries.ts'

const clientsShown = 8
const soonMinutes = 12 * 60

type Named = { place: Place; id: string }
type Who = { actor: Actor; visit: Visit }

export async function readVisit(db: Db, who: Who, asked: Named): Promise<VisitDetails> {
  const { row, workplace, see } = await findVisit(db, who, asked)
  const { barberId, seat } = workplace
  const { clientId, guestEmail, guestPhone } = row
  const client = { clientId, email: guestEmail, phone: guestPhone }
  return {
    booking: see(row),
    price: {
      subtotalCents: row.subtotalCents,
      discountCents: row.discountCents,
      creditCents: row.creditCents,
      tipCents: row.tipCents,
      totalCents: row.totalCents,
      commission: mayInShop(seat, 'reports')
        ? {
            percent: Number(row.commissionPercent),
            cents: row.commissionCents,
            reason: reasonOf(row.source, Number(row.commissionPercent)),
          }
        : null,
    },
    history: {
      ...(await sumHistory(db, barberId, client)),
      last: await listHistory(db, barberId, { ...client, exceptId: row.id }),
    },
  }
}

// Why the platform takes what it takes.
function reasonOf(source: string, percent: number) {
  if (source === 'marketplace') return percent > 0 ? 'marketplace' : 'own_client'
  if (source === 'walk_in' || source === 'direct_link') return source
  return 'own'
}

// A visit of the business one works in, if one may see it there.
async function findVisit(db: Db, { actor, visit }: Who, { place, id }: Named) {
  const workplace = await workplaceOf(db, actor, place)
  const row = (await findBooking(db, id)) ?? fail('NOT_FOUND')
  if (row.barberId !== workplace.barberId || row.status === 'held') fail('NOT_FOUND')
  const employment = place === 'employee' ? workplace : undefined
  const parts = partsOf(row, { actor, visit, employment }).filter((part) => part !== 'client')
  if (!parts.includes('owner') && !parts.includes('provider')) fail('NOT_FOUND')
  const see = (after: typeof row) => viewOf(after, parts, seesContacts(workplace.seat))
  return { row, workplace, parts, see }
}

type Searched = { place: Place; q: string }

export async function findClients(db: Db, actor: Actor, { place, q }: Searched) {
  const workplace = await workplaceOf(db, actor, place)
  const { barberId, userId, seat } = workplace
  const providerId = mayInShop(seat, 'allCalendars') ? null : userId
  const rows = await listClients(db, { barberId, providerId, q, limit: clientsShown })
  return rows.map((row) => ({ ...row, contact: seesContacts(seat) ? row.contact : null }))
}

export async function createVisit(db: Db, who: Who, asked: NewVisit & { place: Place }) {
  const workplace = await workplaceOf(db, who.actor, asked.place)
  if (asked.sameAs !== null) await findVisit(db, who, { place: asked.place, id: asked.sameAs })
  const id = await bookByHand(db, workplace, asked, who.visit.language)
  const { row, see } = await findVisit(db, who, { place: asked.place, id })
  return see(row)
}

export async function tellLate(db: Db, who: Who, asked: Named & { minutes: number }) {
  const { row } = await findVisit(db, who, asked)
  const minutesAhead = (Date.parse(row.startsAt) - Date.now()) / 60_000
  const isComing = row.status === 'confirmed' || row.status === 'checked_in'
  if (!isComing || minutesAhead > soonMinutes || Date.parse(row.endsAt) < Date.now())
    fail('MOVE_NOT_OPEN')
  await limit(db, [{ key: `late:${row.id}`, points: 3, seconds: 3600 }])
  const { minutes } = asked
  await inTransaction(db, async (db) => {
    const actorId = who.actor.id
    await insertEvent(db, { bookingId: row.id, event: 'late', actorId, data: { minutes } })
    await announce(db, row, 'late', { actorId, minutes })
    await publishChange(db, row)
  })
}

type Block = {
  place: Place
  memberId: string
  startsAt: string
  endsAt: string
  reason: string
}

// Never over a visit: that has to be moved or cancelled first, by somebody who decides it.
export async function blockTime(db: Db, actor: Actor, block: Block) {
  const workplace = await mayBlock(db, actor, block)
  const { memberId, startsAt, endsAt } = block
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    fail('INVALID_INPUT', { endsAt: 'Choose a later time' })
  await inTransaction(db, async (db) => {
    const isFree = await isTimeFree(db, { providerId: memberId, startsAt, endsAt, exceptId: null })
    if (!isFree) fail('SLOT_TAKEN')
    await insertBlock(db, block)
    await publishHours(db, workplace, memberId)
  })
}

type Unblock = { place: Place; memberId: string; startsAt: string }

export async function unblockTime(db: Db, actor: Actor, block: Unblock) {
  const workplace = await mayBlock(db, actor, block)
  await inTransaction(db, async (db) => {
    if (!(await deleteBlock(db, block.memberId, block.startsAt))) fail('NOT_FOUND')
    await publishHours(db, workplace, block.memberId)
  })
}

async function mayBlock(db: Db, actor: Actor, { place, memberId }: Omit<Unblock, 'startsAt'>) {
  const workplace = await workplaceOf(db, actor, place)
  const { members } = await readShop(db, actor, place)
  if (!members.some(({ id, mayBlock }) => id === memberId && mayBlock)) fail('NOT_FOUND')
  return workplace
}

async function publishHours(db: Db, { barberId }: Workplace, memberId: string) {
  await publish(db, 'barber', { barberId })
  for (const userId of new Set([barberId, memberId]))
    await publish(db, userTopic(userId), { type: 'hours' })
}
