// Files of what is decided or looked after: appeals, reports, claims, own bookings, badges, referrals.
import { beforeAll, expect, test } from 'vitest'
import { at, bookingAt } from '#tests/bookings.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const app = openApp()
const owner = await make.admin('owner')
const visitor = createVisitor(app)
await signIn(visitor, owner)
let shop: Listed

beforeAll(async () => {
  shop = await list('Cypress Chairs')
})

const linesOf = async (url: string): Promise<string[]> =>
  (await visitor.get(`/api/admin/${url}`)).body.trimEnd().split('\r\n')

async function booked(name: string, minutes: number, more = {}) {
  const client = await make.person('client')
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  const id = await bookingAt(client, shop, at(-3, minutes), more)
  return { id, number: (await as(owner).bookings.read({ id })).bookingNumber }
}

// The trail's newest file: the list and its filters.
async function lastFile() {
  const { rows } = await as(owner).audit.list({ actorId: owner.id, action: 'export-list' })
  return { list: rows[0]?.entityId, ...rows[0]?.after }
}

test('appeals of the state that is shown', async () => {
  const [first, second] = [await booked('Ada Bell', 600), await booked('Ben Cole', 660)]
  const appeal = { kind: 'was_there', message: '=I was there' } as const
  await db
    .insertInto('noShowAppeals')
    .values([
      { bookingId: first.id, ...appeal },
      { bookingId: second.id, ...appeal, state: 'declined', reason: 'The photo says no' },
    ])
    .execute()
  const [head, ...lines] = await linesOf('appeals.csv')
  expect(head).toBe(
    '\uFEFFState,Booking,Starts,Time zone,Client,Business,Asked (America/Chicago),What they say,Message,Answer',
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`To decide,${first.number},`)
  expect(lines[0]).toContain(',America/Chicago,Ada Bell,Cypress Chairs,')
  expect(lines[0]).toContain(",Says they were there,'=I was there,")
  const declined = await linesOf('appeals.csv?state=declined&q=cole')
  expect(declined.slice(1)).toEqual([expect.stringContaining('The photo says no')])
  expect(declined[1]).toContain(`Declined,${second.number},`)
  expect(await lastFile()).toEqual({ list: 'appeals', state: 'declined', q: 'cole', rows: 1 })
  expect(await linesOf('appeals.csv?state=declined&q=bell')).toHaveLength(1)
})

test('reports of the state that is shown', async () => {
  const open = await booked('Cleo Dunn', 720, { status: 'completed', disputeStatus: 'contested' })
  const done = await booked('Dan Eads', 780, { status: 'completed' })
  await db
    .insertInto('problemReports')
    .values([
      { bookingId: open.id, kind: 'not_happened' },
      { bookingId: done.id, kind: 'problem', state: 'settled' },
    ])
    .execute()
  const lines = await linesOf('problem-reports.csv')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`To decide,${open.number},`)
  expect(lines[1]).toContain(',It didn’t happen,The barber disagrees')
  const settled = await linesOf('problem-reports.csv?state=settled')
  expect(settled.slice(1)).toEqual([expect.stringContaining(`Settled,${done.number},`)])
})

test('claims of commission, with their amount', async () => {
  const claim = { why: 'An old client', percent: 10, commissionCents: 1250 }
  const [open, kept] = [await booked('Eve Ford', 840), await booked('Finn Gale', 900)]
  await db
    .insertInto('commissionClaims')
    .values([
      { bookingId: open.id, ...claim },
      { bookingId: kept.id, ...claim, state: 'refused' },
    ])
    .execute()
  const lines = await linesOf('commission-claims.csv')
  expect(lines.slice(1)).toEqual([expect.stringMatching(/^To decide,K-.*,Eve Ford,.*,12\.50$/)])
  const refused = await linesOf(`commission-claims.csv?state=refused&q=${kept.number}`)
  expect(refused.slice(1)).toEqual([expect.stringContaining(`Refused,${kept.number},`)])
})

test('the bookings that are mine, by view', async () => {
  const [assigned, nobodys] = [await booked('Gus Hart', 960), await booked('Hal Ives', 1020)]
  const made = await booked('Ida Jett', 1080, { source: 'admin', createdBy: owner.id })
  const task = { note: 'Call back', createdBy: owner.id }
  const { id: gone } = await make.person('client')
  await db
    .insertInto('bookingFollowUps')
    .values([
      { bookingId: assigned.id, assigneeId: owner.id, dueOn: '2099-01-31', ...task },
      { bookingId: nobodys.id, assigneeId: gone, ...task },
    ])
    .execute()
  const [head, ...lines] = await linesOf('my-bookings.csv')
  expect(head).toMatch(/^\uFEFFBooking,State,.*,What needs to be done,Due,From$/)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(new RegExp(`^${assigned.number},.*,Call back,2099-01-31,`))
  const ofNobody = await linesOf('my-bookings.csv?view=nobody')
  expect(ofNobody.slice(1)).toEqual([expect.stringContaining(nobodys.number)])
  const ofMine = await linesOf('my-bookings.csv?view=made&q=jett')
  expect(ofMine.slice(1)).toEqual([expect.stringMatching(new RegExp(`^${made.number},`))])
  expect(await lastFile()).toEqual({ list: 'my-bookings', view: 'made', q: 'jett', rows: 1 })
  const other = createVisitor(app)
  await signIn(other, await make.admin('support'))
  expect((await other.get('/api/admin/my-bookings.csv')).body).not.toContain(assigned.number)
})

test('awards of badges, page after page', async () => {
  const count = 1003
  const day = (n: number) => Temporal.PlainDate.from('2026-11-01').subtract({ days: n }).toString()
  await db
    .insertInto('barberBadges')
    .values(
      Array.from({ length: count }, (_, n) => ({
        barberId: shop.barber.id,
        badgeType: 'most_booked' as const,
        rank: 1,
        score: 12,
        periodStart: day(n + 30),
        periodEnd: day(n),
        ...(n === 4 && { revokedAt: at(-1, 600), revokeReason: 'Own bookings' }),
      })),
    )
    .execute()
  const [head, ...lines] = await linesOf('badges.csv?q=cypress')
  expect(head).toContain('Badge,Rank,Score,Business,Barber,First day,Last day,State,Removed')
  expect(lines.map((line) => line.split(',')[6])).toEqual(
    Array.from({ length: count }, (_, n) => day(n)),
  )
  expect(lines[0]).toContain('Most Booked,1,12,Cypress Chairs,')
  const { cityId } = await db
    .selectFrom('barberProfiles')
    .select('cityId')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow()
  const revoked = await linesOf(`badges.csv?city=${cityId}&type=most_booked&state=revoked`)
  expect(revoked.slice(1)).toEqual([expect.stringMatching(/Removed,.*,Own bookings$/)])
  expect(await lastFile()).toEqual({
    list: 'badges',
    city: 'Houston',
    type: 'most_booked',
    state: 'revoked',
    rows: 1,
  })
})

test('referrals, without the emails', async () => {
  const people = [await make.person('client'), await make.person('client')]
  for (const [index, name] of ['Ivo Kane', 'Jo Lund'].entries())
    await db.updateTable('profiles').set({ name }).where('userId', '=', people[index]!.id).execute()
  await db
    .insertInto('referrals')
    .values({
      refereeId: people[0]!.id,
      referrerId: people[1]!.id,
      code: 'JOLUND1',
      role: 'client',
      state: 'joined',
    })
    .execute()
  const [head, ...lines] = await linesOf('referrals.csv?state=joined&q=ivo')
  expect(head).toContain('State,Newcomer,Brought by,Code,Joined (America/Chicago),In common')
  expect(lines).toEqual([expect.stringMatching(/^Joined,Ivo Kane,Jo Lund,JOLUND1,\d{4}-/)])
  expect(lines[0]).not.toContain('@')
  expect(await linesOf('referrals.csv?state=refused&q=ivo')).toHaveLength(1)
})

const mayRead = {
  'my-bookings': ['operations', 'support'],
  appeals: ['operations', 'support'],
  'problem-reports': ['operations', 'support'],
  'commission-claims': ['operations', 'finance'],
  referrals: ['operations', 'finance'],
  badges: ['operations'],
}

test.each(['operations', 'support', 'finance', 'content', 'analyst'] as const)(
  'a file needs the right of its list: %s',
  async (subRole) => {
    const reader = createVisitor(app)
    await signIn(reader, await make.admin(subRole))
    for (const [name, allowed] of Object.entries(mayRead)) {
      const { status } = await reader.get(`/api/admin/${name}.csv`)
      expect([name, status]).toEqual([name, allowed.includes(subRole) ? 200 : 403])
    }
  },
)
