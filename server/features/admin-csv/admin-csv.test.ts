// The administrators' lists as files: the rows of the filter, the rights, and the audit row.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { suspendPerson } from '#tests/acting.ts'
import { at, bookingAt } from '#tests/bookings.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const app = openApp()
const owner = await make.admin('owner')

async function visit(subRole: 'support' | 'analyst') {
  const visitor = createVisitor(app)
  await signIn(visitor, await make.admin(subRole))
  return visitor
}

const visitor = createVisitor(app)
await signIn(visitor, owner)
const linesOf = async (url: string): Promise<string[]> =>
  (await visitor.get(url)).body.trimEnd().split('\r\n')

test('a file holds every row of the filter once, in the order of the list', async () => {
  const { barber } = await list('Heights Fades')
  // Each booking of a client counts their others again, so they are shared out.
  const clients = await Promise.all(Array.from({ length: 30 }, () => make.person('client')))
  const rows = Array.from({ length: 2100 }, (_, index) => {
    // Two bookings in a row start at the same time, so that the id decides.
    const startsAt = at(-2 - Math.floor(index / 2), 600)
    const endsAt = at(-2 - Math.floor(index / 2), 630)
    return {
      clientId: clients[index % clients.length]!.id,
      barberId: barber.id,
      providerId: barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: index % 50 === 0 ? ('no_show' as const) : ('cancelled' as const),
      source: 'walk_in' as const,
    }
  })
  const made = await db
    .insertInto('bookings')
    .values(rows)
    .returning(['id', 'bookingNumber', 'status', 'startsAt'])
    .execute()
  const wanted = made
    .filter(({ status }) => status === 'cancelled')
    .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt) || b.id.localeCompare(a.id))
    .map(({ bookingNumber }) => bookingNumber)

  const [head, ...lines] = await linesOf('/api/admin/bookings.csv?status=cancelled&source=walk_in')
  expect(head).toBe(
    '\uFEFFBooking,State,Starts,Time zone,Client,Business,Barber,Services,Price,Source',
  )
  expect(lines.map((line) => line.split(',')[0])).toEqual(wanted)
  const { rows: deeds } = await as(owner).audit.list({ actorId: owner.id, action: 'export-list' })
  expect(deeds[0]?.after).toEqual({
    status: 'cancelled',
    source: 'walk_in',
    rows: wanted.length,
  })
})

test('a file of one business holds its bookings and no others', async () => {
  const [shop, other] = [await list('Oak Forest Cuts'), await list('Elm Cuts')]
  const client = await make.person('client')
  const mine = await bookingAt(client, shop, at(-3, 600), { status: 'completed' })
  await bookingAt(client, other, at(-4, 600), { status: 'completed' })
  const lines = await linesOf(`/api/admin/bookings.csv?barber=${shop.id}`)
  const { bookingNumber } = await as(owner).bookings.read({ id: mine })
  expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([bookingNumber])
  const { rows } = await as(owner).audit.list({ actorId: owner.id, action: 'export-list' })
  expect(rows[0]?.after).toEqual({ barber: 'Oak Forest Cuts', rows: 1 })
})

test('a name that looks like a formula stays a name', async () => {
  const person = await make.person('client')
  const name = '=HYPERLINK("http://evil.example";"Refund")'
  await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
  const email = encodeURIComponent(await emailOf(person.id))
  const [, line] = await linesOf(`/api/admin/people.csv?q=${email}`)
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"";""Refund"")"`)
})

test.each(['\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '\u00A0=', '\u200B+', ' \u2060-', '\u202E@'])(
  'a name that begins with %j stays a name',
  async (sign) => {
    const person = await make.person('client')
    const name = `${sign}1+1`
    await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
    const email = encodeURIComponent(await emailOf(person.id))
    const [, line] = await linesOf(`/api/admin/people.csv?q=${email}`)
    expect(line).toContain(`'${name}`)
  },
)

test('states, sources, times and phones as the screens say them, in the reader’s language', async () => {
  const { barber } = await list('Montrose Cuts')
  const client = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name: 'Nadia Brooks', phone: '+17135550190' })
    .where('userId', '=', client.id)
    .execute()
  const [startsAt, endsAt] = ['2026-01-15T20:30:00.000Z', '2026-01-15T21:00:00.000Z']
  const booking = { clientId: client.id, barberId: barber.id, providerId: barber.id }
  const times = { startsAt, endsAt, busyRange: `[${startsAt},${endsAt})` }
  const { bookingNumber } = await db
    .insertInto('bookings')
    .values({ ...booking, ...times, status: 'no_show', source: 'direct_link' })
    .returning('bookingNumber')
    .executeTakeFirstOrThrow()
  const [, line] = await linesOf(`/api/admin/bookings.csv?q=${bookingNumber}`)
  expect(line).toContain('No-show,2026-01-15 14:30,America/Chicago,Nadia Brooks,Montrose Cuts')
  expect(line).toContain('The barber’s link')
  const email = encodeURIComponent(await emailOf(client.id))
  const [head, person] = await linesOf(`/api/admin/people.csv?q=${email}`)
  expect(head).toContain('Joined (America/Chicago)')
  expect(person).toMatch(
    /Nadia Brooks,[^,]+,\(713\) 555-0190,Client,\d{4}-\d\d-\d\d \d\d:\d\d,Active/,
  )

  await suspendPerson(owner, { id: client.id, reason: 'Threats' })
  const [, deed] = await linesOf('/api/admin/audit.csv?action=suspend')
  expect(deed).toContain('Suspended,Nadia Brooks,Threats,')
  expect(deed).toContain('Upcoming bookings: 0')
  const spanish = createVisitor(app)
  await signIn(spanish, await make.admin('owner'))
  spanish.cookies.set('lang', 'es')
  const file = await spanish.get(`/api/admin/bookings.csv?q=${bookingNumber}`)
  expect(file.body).toContain('No llegó,2026-01-15 14:30')
})

test('barbers of a queue, without their contacts', async () => {
  const profile = { approvalStatus: 'rejected' as const }
  for (const name of ['Reject One', 'Reject Two']) await list(name, { profile })
  await list('Approved Chair')
  const [title, ...lines] = await linesOf('/api/admin/barbers.csv?show=rejected&q=reject')
  expect(title).toContain('Business,Barber,State')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Reject One', 'Reject Two'])
  expect(lines.join()).not.toContain('@')
})

test('rules of the commission, in words', async () => {
  const { barber } = await list('Founding Chair')
  await db
    .insertInto('commissionRules')
    .values({
      barberId: barber.id,
      source: 'marketplace',
      percent: 7.5,
      startsAt: '2026-01-15T06:00:00Z',
      endsAt: '2026-02-01T06:00:00Z',
      reason: 'Founding barber',
      createdBy: owner.id,
    })
    .execute()
  const [head, line] = await linesOf('/api/admin/commission-rules.csv?state=ended')
  expect(head).toContain('State,Business,Source,Percent,Starts (America/Chicago)')
  expect(line).toContain(
    'Ended,Founding Chair,Kempt’s search,7.5,2026-01-15 00:00,2026-02-01 00:00',
  )
  expect(await linesOf('/api/admin/commission-rules.csv?state=running')).toHaveLength(1)
})

test('offers of the platform, with what they use of their budget', async () => {
  await db
    .insertInto('promotions')
    .values({
      fundedBy: 'platform',
      kind: 'first_visit',
      newClientsOnly: true,
      name: 'Spring newcomers',
      amountCents: 750,
      budgetCents: 50_000,
      startsAt: '2026-01-15T06:00:00Z',
      createdBy: owner.id,
    })
    .execute()
  const [head, line] = await linesOf('/api/admin/platform-offers.csv?q=spring newcomers')
  expect(head).toContain('Name,State,Kind,Code,Percent,Amount,Starts (America/Chicago)')
  expect(line).toContain(
    'Spring newcomers,Running,First visit,"","",7.50,2026-01-15 00:00,"",0,500.00,0.00,0.00',
  )
  expect(await linesOf('/api/admin/platform-offers.csv?status=planned')).toHaveLength(1)
})

test('refunds, in words', async () => {
  const shop = await list('Refunding Chair')
  const bookingId = await bookingAt(await make.person('client'), shop, at(-9, 600), {
    status: 'completed',
  })
  const terms = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  await db
    .insertInto('refundOrders')
    .values({
      ...terms,
      id: randomUUID(),
      bookingId,
      amountCents: 1250,
      reason: 'A long wait',
      state: 'waiting',
      askedBy: owner.id,
      expiresAt,
    })
    .execute()
  const { bookingNumber } = await as(owner).bookings.read({ id: bookingId })
  const [head, line] = await linesOf('/api/admin/refunds.csv?state=waiting')
  expect(head).toContain('State,Booking,Client,Business,Amount,Way back,Cause,Paid by,Who,When')
  expect(line).toContain(
    `Waiting for approval,${bookingNumber},client,Refunding Chair,12.50,As credit,Goodwill,Kempt,`,
  )
  expect(await linesOf('/api/admin/refunds.csv?state=done')).toHaveLength(1)
})

async function emailOf(id: string) {
  const query = db.selectFrom('users').select('email').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).email
}

test('a file needs the right of its list, contacts the right to export, and that a fresh factor', async () => {
  const support = await visit('support')
  expect((await support.get('/api/admin/bookings.csv')).status).toBe(200)
  expect((await support.get('/api/admin/people.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await support.get('/api/admin/audit.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await support.get('/api/admin/commission-rules.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await support.get('/api/admin/platform-offers.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await support.get('/api/admin/refunds.csv')).body.code).toBe('NOT_ALLOWED')
  const analyst = await visit('analyst')
  expect((await analyst.get('/api/admin/platform-offers.csv')).status).toBe(200)
  expect((await analyst.get('/api/admin/bookings.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await analyst.get('/api/admin/barbers.csv')).body.code).toBe('NOT_ALLOWED')
  expect((await support.get('/api/admin/barbers.csv')).status).toBe(200)
  expect((await createVisitor(app).get('/api/admin/bookings.csv')).body.code).toBe(
    'SIGN_IN_REQUIRED',
  )

  const late = createVisitor(app)
  const other = await make.admin('owner')
  await signIn(late, other)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('userId', '=', other.id)
    .execute()
  expect((await late.get('/api/admin/bookings.csv')).status).toBe(200)
  expect((await late.get('/api/admin/people.csv')).body.code).toBe('SECOND_FACTOR_STALE')
})

test('the trail keeps no contact that was searched for', async () => {
  const owner = createVisitor(app)
  await signIn(owner, await make.admin('owner'))
  for (const q of ['ana.ruiz@example.com', '7135550142', 'ana'])
    expect((await owner.get(`/api/admin/bookings.csv?q=${q}`)).status).toBe(200)
  const rows = await db
    .selectFrom('auditLog')
    .select('after')
    .where('action', '=', 'export-list')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  expect(rows.map(({ after }) => after)).toEqual([
    { q: 'ana', rows: 0 },
    { q: '(•••) •••-0142', rows: 0 },
    { q: 'a•••@example.com', rows: 0 },
  ])
})

test('a filter that is none is refused, and the trail keeps who took which file', async () => {
  const refused = await visitor.get('/api/admin/bookings.csv?status=unheard')
  expect(refused.body.code).toBe('INVALID_INPUT')
  const twice = await visitor.get('/api/admin/bookings.csv?status=pending&status=pending')
  expect(twice.body.code).toBe('INVALID_INPUT')
  const odd = await visitor.get('/api/admin/audit.csv?action=suspend&other=1&other=2')
  expect(odd.status).toBe(200)
  const { rows } = await as(owner).audit.list({ actorId: owner.id, action: 'export-list' })
  expect(rows[0]).toMatchObject({ entityId: 'audit' })
  const count = odd.body.trimEnd().split('\r\n').length - 1
  expect(rows[0]?.after).toEqual({ action: 'suspend', rows: count })
  expect(rows.some(({ entityId }) => entityId === 'bookings')).toBe(true)
})
