// Random questions to the list of all bookings, answered by a plain filter in memory as well.
import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import {
  bookingSources,
  disputeFilters,
  paymentStatuses,
  statusFilters,
  statusGroups,
} from '#contract/admin/bookings.ts'
import { at } from '#tests/bookings.ts'
import { list as open, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { denver, houston, listInDenver } from '#tests/zones.ts'

const runs = Number(process.env.RUNS ?? 300)
const size = 25
const count = 240
const names = ['Quentin Abara', 'Zofia Brixley', 'Umberto Oduya']
const guests = ['Wilhelmina Cho', 'Ysolde Umbra']
const { list } = as(await make.admin('support')).adminBookings

async function readAll() {
  const rows = await db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as p', 'p.userId', 'k.clientId')
    .select([
      'b.id as barber',
      'b.shopName',
      'k.id',
      'k.bookingNumber',
      'k.status',
      'k.source',
      'k.paymentStatus',
      'k.disputeStatus',
      'k.startsAt',
      'k.guestEmail',
    ])
    .select(['k.guestPhone', 'k.guestName', 'p.name'])
    .where('k.status', '<>', 'held')
    .execute()
  return rows.map((row) => ({
    ...row,
    ms: Date.parse(row.startsAt),
    day: Temporal.Instant.from(row.startsAt)
      .toZonedDateTimeISO(row.shopName === far ? denver.timeZone : houston.timeZone)
      .toPlainDate()
      .toString(),
  }))
}
type Row = Awaited<ReturnType<typeof readAll>>[number]
const far = 'Larimer Cuts'
let all: Row[]

// Many start at the same time, and holds are among them.
beforeAll(async () => {
  const hours: [number, number] = [0, 1440]
  const shops = [await open('Third Ward Cuts', { hours }), await listInDenver(far, { hours })]
  const clients = [await make.person(), await make.person(), await make.person()]
  for (const [index, { id }] of clients.entries())
    await db.updateTable('profiles').set({ name: names[index]! }).where('userId', '=', id).execute()
  const rows = Array.from({ length: count }, (_, index) =>
    bookingRow(shops[index % 2]!, clients, index),
  )
  await db.insertInto('bookings').values(rows).execute()
  all = await readAll()
})

const coming = ['confirmed', 'pending', 'held'] as const
const over = [
  'completed',
  'no_show',
  'cancelled',
  'declined',
  'expired',
  'awaiting_confirmation',
] as const
const sources = bookingSources.filter((source) => source !== 'employee')

// Whole numbers without a pattern, the same in every run.
const drawn = (index: number, salt: number) => ((index + 1) * 7919 * salt) % 104_729

function bookingRow(shop: Listed, clients: Actor[], index: number) {
  const isComing = index % 6 === 0
  // Close to midnight, where the calendars of the two shops differ.
  const startsAt = isComing ? at(2 + index, 30) : at(-2 - (drawn(index, 3) % 20), 30)
  const endsAt = isComing ? at(2 + index, 60) : at(-1, 60)
  const isGuest = drawn(index, 5) % 4 === 0
  const guestName = guests[drawn(index, 7) % 2]!
  return {
    clientId: isGuest ? null : clients[drawn(index, 11) % 3]!.id,
    ...(isGuest && { guestName, guestEmail: `g${index}@guests.example`, guestPhone: phone(index) }),
    barberId: shop.barber.id,
    providerId: shop.barber.id,
    startsAt,
    endsAt,
    busyRange: `[${startsAt},${endsAt})`,
    status: isComing ? coming[(index / 6) % 3]! : over[drawn(index, 13) % 6]!,
    source: sources[drawn(index, 17) % sources.length]!,
    paymentStatus: paymentStatuses[drawn(index, 19) % paymentStatuses.length]!,
    disputeStatus: [null, null, 'flagged', 'unanswered', 'closed'][drawn(index, 23) % 5]!,
  }
}

const phone = (index: number) => `+1713555${String(1000 + index)}`

// Searches, and whether a booking is found by them.
const searches: [(row: Row) => string, (row: Row, q: string) => boolean][] = [
  [({ bookingNumber }) => bookingNumber, (row, q) => row.bookingNumber === q],
  [({ name, guestName }) => (name ?? guestName ?? '').slice(0, 9), isNamed],
  [({ name, guestName }) => (name ?? guestName ?? '').slice(0, 2), isNamed],
  [({ guestEmail }) => guestEmail ?? '@guests', (row, q) => row.guestEmail?.includes(q) ?? false],
  [
    ({ guestPhone }) => guestPhone?.slice(-5) ?? '1713',
    (row, q) => row.guestPhone?.includes(q) ?? false,
  ],
]

function isNamed({ name, guestName }: Row, q: string) {
  const text = q.toLowerCase()
  const plain = (name ?? guestName ?? '').toLowerCase()
  return text.length > 2 ? plain.includes(text) : ` ${plain}`.includes(` ${text}`)
}

const any = fc.nat({ max: count * 1000 })
const question = fc.record({
  status: fc.option(fc.constantFrom(...statusFilters), { nil: undefined }),
  barber: fc.option(any, { nil: undefined, freq: 2 }),
  source: fc.option(fc.constantFrom(...bookingSources), { nil: undefined }),
  payment: fc.option(fc.constantFrom(...paymentStatuses), { nil: undefined, freq: 2 }),
  dispute: fc.option(fc.constantFrom(...disputeFilters), { nil: undefined, freq: 2 }),
  from: fc.option(any, { nil: undefined, freq: 2 }),
  to: fc.option(any, { nil: undefined, freq: 2 }),
  q: fc.option(fc.tuple(fc.nat({ max: searches.length - 1 }), any), { nil: undefined, freq: 2 }),
  order: fc.constantFrom('newest', 'oldest'),
  // The place of a booking of the list, or one between two of the same time.
  after: fc.option(fc.tuple(any, fc.boolean()), { nil: undefined, freq: 4 }),
})

const pick = (index: number) => all[index % all.length]!

test('any page of any question has the rows of a plain filter, forward and back', async () => {
  await fc.assert(
    fc.asyncProperty(question, async ({ status, source, payment, dispute, order, ...asked }) => {
      const from = asked.from === undefined ? undefined : pick(asked.from).day
      const to = asked.to === undefined ? undefined : pick(asked.to).day
      const [textOf, isFound] = asked.q ? searches[asked.q[0]]! : []
      const q = textOf && asked.q ? textOf(pick(asked.q[1])) : undefined
      const place = asked.after && placeOf(...asked.after)
      const barber = asked.barber === undefined ? undefined : pick(asked.barber).barber
      const matching = all
        .filter((row) => status === undefined || statesOf(status).includes(row.status))
        .filter((row) => barber === undefined || row.barber === barber)
        .filter((row) => source === undefined || row.source === source)
        .filter((row) => payment === undefined || row.paymentStatus === payment)
        .filter((row) => dispute === undefined || isDisputed(row, dispute))
        .filter((row) => from === undefined || row.day >= from)
        .filter((row) => to === undefined || row.day <= to)
        .filter((row) => q === undefined || !isFound || isFound(row, q))
      const sign = order === 'newest' ? -1 : 1
      const rest = matching
        .toSorted((a, b) => sign * compare(a, b))
        .filter((row) => !place || sign * compare(row, place) > 0)
      const after = place && `${new Date(place.ms).toISOString()}_${place.id}`
      const found = await list({
        status,
        source,
        payment,
        dispute,
        barber,
        from,
        to,
        q,
        order,
        after,
      })
      expect(found.rows.map(({ id }) => id)).toEqual(rest.slice(0, size).map(({ id }) => id))
      expect(found.total).toEqual({ count: matching.length, isMore: false })
      const last = rest.length > size ? rest[size - 1]!.id : null
      expect(found.next?.split('_')[1] ?? null).toBe(last)
    }),
    { numRuns: runs },
  )
})

function isDisputed({ disputeStatus }: Row, dispute: (typeof disputeFilters)[number]) {
  if (disputeStatus === null) return false
  return (disputeStatus === 'closed') === (dispute === 'closed')
}

function statesOf(status: (typeof statusFilters)[number]): readonly string[] {
  return status === 'coming' || status === 'took_place' ? statusGroups[status] : [status]
}

function placeOf(index: number, isBetween: boolean) {
  const { ms, id } = pick(index)
  return { ms, id: isBetween ? randomUUID() : id }
}

// PostgreSQL orders ids by their bytes, as their letters are.
function compare(a: { ms: number; id: string }, b: { ms: number; id: string }) {
  if (a.ms !== b.ms) return a.ms - b.ms
  if (a.id === b.id) return 0
  return a.id < b.id ? -1 : 1
}
