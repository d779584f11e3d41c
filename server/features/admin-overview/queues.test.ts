// What waits, its age, and what just happened, by right.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { QueueName } from '#contract/admin/overview.ts'
import { suspendListing, suspendPerson } from '#tests/acting.ts'
import { at, book, bookingAt } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { seen, submittedBarber } from '#tests/setup.ts'
import { as, db, make } from '#tests/world.ts'

const owner = await make.person('admin')
const client = await make.person('client')
const shop = await list('Third Ward Cuts')
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

async function queue(name: QueueName, who: Actor = owner) {
  const { queues } = await as(who).adminOverview.queues()
  return queues.find((each) => each.name === name)
}

test('submissions wait from their sending, and are late after the promised day', async () => {
  expect(await queue('submissions')).toMatchObject({ count: 0, overdue: 0, oldestAt: null })
  const { barber, id } = await submittedBarber()
  await submittedBarber()
  const wait = (hours: number) =>
    db
      .updateTable('barberSetups')
      .set({ submittedAt: hoursAgo(hours) })
      .where('barberId', '=', barber.id)
      .execute()
  await wait(23)
  expect(await queue('submissions')).toMatchObject({ count: 2, overdue: 0 })
  await wait(25)
  const late = await queue('submissions')
  expect(late).toMatchObject({ count: 2, overdue: 1 })
  expect(Math.round((Date.now() - Date.parse(late?.oldestAt ?? '')) / 3_600_000)).toBe(25)
  const { counts } = await as(owner).approvals.list({})
  expect(counts.waiting).toBe(2)
  await as(owner).approvals.approve({ ...(await seen(owner, id)), reason: 'License checked.' })
  expect(await queue('submissions')).toMatchObject({ count: 1, overdue: 0 })
})

test('licenses: those that end soon, and the expired ones as late', async () => {
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const other = await list('Heights Fades')
  const expire = (barberId: string, days: number) =>
    sql`UPDATE barber_profiles SET license_expires_on = ${today.add({ days }).toString()}::date
      WHERE user_id = ${barberId}`.execute(db)
  await expire(shop.barber.id, 31)
  expect(await queue('licenses')).toMatchObject({ count: 0 })
  await expire(shop.barber.id, 17)
  await expire(other.barber.id, -2)
  expect(await queue('licenses')).toMatchObject({
    count: 2,
    overdue: 1,
    expiresOn: today.subtract({ days: 2 }).toString(),
  })
})

test('appeals and problem reports, each until someone has decided', async () => {
  const missed = await bookingAt(client, shop, at(-2, 600), { status: 'no_show' })
  await db
    .insertInto('noShowAppeals')
    .values({
      bookingId: missed,
      kind: 'was_there',
      message: 'I was there',
      createdAt: hoursAgo(80),
    })
    .execute()
  expect(await queue('appeals')).toMatchObject({ count: 1, overdue: 1 })

  const visit = await bookingAt(client, shop, at(-3, 600), { status: 'completed' })
  expect(await queue('problems')).toMatchObject({ count: 0 })
  await db
    .insertInto('problemReports')
    .values({ bookingId: visit, kind: 'not_happened', createdAt: hoursAgo(10) })
    .execute()
  const problems = await queue('problems')
  expect(problems).toMatchObject({ count: 1, overdue: 0 })
  expect(Math.round((Date.now() - Date.parse(problems?.oldestAt ?? '')) / 3_600_000)).toBe(10)
  // The list that the queue leads to has the same ones.
  const { rows } = await as(owner).problemReports.list({})
  expect(rows.map(({ bookingId }) => bookingId)).toEqual([visit])
  await db.updateTable('problemReports').set({ state: 'happened' }).execute()
  expect(await queue('problems')).toMatchObject({ count: 0 })
})

test('disputes that wait for us, until they are decided', async () => {
  const visit = await bookingAt(client, shop, at(-4, 600), { status: 'completed' })
  const row = { bookingId: visit, reason: 'quality', askedCents: 1000 } as const
  const { id } = await db
    .insertInto('disputes')
    .values({ ...row, state: 'barber_response', createdAt: hoursAgo(200) })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await queue('disputes')).toMatchObject({ count: 0 })
  const to = (state: 'escalated' | 'decided') =>
    db.updateTable('disputes').set({ state }).where('id', '=', id).execute()
  await to('escalated')
  expect(await queue('disputes')).toMatchObject({ count: 1, overdue: 1 })
  const event = { disputeId: id, side: 'client', event: 'escalated' } as const
  await db.insertInto('disputeEvents').values(event).execute()
  expect(await queue('disputes')).toMatchObject({ count: 1, overdue: 0 })
  await to('decided')
  expect(await queue('disputes')).toMatchObject({ count: 0 })
})

test('a shop that cancels too often waits for a look', async () => {
  await db
    .insertInto('reliabilityNotices')
    .values({ barberId: shop.barber.id, kind: 'review', lateCancellations: 6 })
    .execute()
  expect(await queue('reliability')).toMatchObject({ count: 1, overdue: 0 })
})

test('late queues come first, and nobody sees a queue they cannot work on', async () => {
  const { queues } = await as(owner).adminOverview.queues()
  const firstCalm = queues.findIndex(({ overdue }) => overdue === 0)
  expect(queues.slice(firstCalm).filter(({ overdue }) => overdue > 0)).toEqual([])
  const names = async (who: Actor) =>
    (await as(who).adminOverview.queues()).queues.map(({ name }) => name).sort()
  expect(await names(await make.admin('support'))).toEqual(['appeals', 'problems'])
  expect(await names(await make.admin('finance'))).toEqual([
    'claims',
    'disputes',
    'failedRefunds',
    'refunds',
  ])
  expect(await names(await make.admin('operations'))).toHaveLength(6)
})

test('what one suspension canceled is one line, with the suspension for those who see it', async () => {
  const closing = await list('Sunset Fades')
  for (const day of [4, 5, 6]) await book(client, closing, at(day, 600))
  await suspendListing(owner, { id: closing.id, reason: 'License expired', fate: 'cancel' })
  const { rows } = await as(owner).adminOverview.activity({})
  expect(rows.filter(({ about }) => about === 'Sunset Fades')).toMatchObject([
    { kind: 'deed', what: 'suspend', count: 3 },
    { kind: 'booking', what: 'confirmed', count: 1 },
    { kind: 'booking', what: 'confirmed', count: 1 },
    { kind: 'booking', what: 'confirmed', count: 1 },
  ])
  expect(rows.filter(({ what }) => what === 'cancelled')).toEqual([])
  const support = await as(await make.admin('support')).adminOverview.activity({})
  expect(support.rows.filter(({ what }) => what === 'cancelled')).toMatchObject([
    { kind: 'booking', about: 'Sunset Fades', count: 3, opens: null },
  ])
})

test('activity: settings and features are named in the language of the screen', async () => {
  const banner = { en: 'Back at 3 PM.', es: 'Volvemos a las 3.' }
  const order = { isPaused: true, endsAt: null, banner, version: 0, reason: 'A broken slot' }
  await as(owner).adminFlags.pause({ key: 'sms_paused', ...order })
  const { rows } = await as(owner).adminOverview.activity({ language: 'es' })
  expect(rows[0]).toMatchObject({ kind: 'deed', about: 'Mensajes de texto' })
})

test('activity: the newest first, each kind for those who may read it', async () => {
  const { id } = await book(client, shop, at(3, 600))
  const barber = await make.person('barber')
  await suspendPerson(owner, { id: barber.id, reason: 'Threats' })
  const { rows } = await as(owner).adminOverview.activity({})
  expect(rows.length).toBeLessThanOrEqual(10)
  expect(rows.map((row) => row.at)).toEqual(
    rows.map((row) => row.at).toSorted((a, b) => Date.parse(b) - Date.parse(a)),
  )
  expect(rows.find(({ opens }) => opens === id)).toMatchObject({
    kind: 'booking',
    what: 'confirmed',
    who: 'client',
    about: 'Third Ward Cuts',
  })
  expect(rows[0]).toMatchObject({ kind: 'deed', what: 'suspend', who: 'admin' })
  const kindsFor = async (who: Actor) => {
    const seen = (await as(who).adminOverview.activity({})).rows
    return new Set(seen.map(({ kind }) => kind))
  }
  expect(await kindsFor(await make.admin('support'))).not.toContain('deed')
  expect([...(await kindsFor(await make.admin('content')))]).toEqual([])
})
