// Administrators follow bookings up, and find those they made.
import { beforeAll, expect, test } from 'vitest'
import { suspendPerson } from '#tests/acting.ts'
import { at, bookingAt, newestAudit } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const support = await make.admin('support')
const operations = await make.admin('operations')
const finance = await make.admin('finance')
const calls = as(support).followUps
const client = await make.person('client')
let shop: Listed

beforeAll(async () => {
  shop = await list('Sunset Fades')
})

const newBooking = (day: number) => bookingAt(client, shop, at(day, 600))
const mine = async () => (await calls.mine({})).rows.map(({ id }) => id)

test('what is due first stands first; what has no day, last', async () => {
  const [later, never, sooner] = [await newBooking(1), await newBooking(2), await newBooking(3)]
  const assigneeId = support.id
  await calls.assign({ id: later, assigneeId, note: 'Call the shop', dueOn: '2099-02-01' })
  await calls.assign({ id: never, assigneeId, note: 'Call the client', dueOn: '' })
  await calls.assign({ id: sooner, assigneeId, note: 'Ask for a photo', dueOn: '2099-01-01' })
  expect(await mine()).toEqual([sooner, later, never])
  const { rows, total } = await calls.mine({})
  expect(total).toEqual({ count: 3, isMore: false })
  expect(rows[0]).toMatchObject({
    shopName: 'Sunset Fades',
    followUp: { note: 'Ask for a photo', dueOn: '2099-01-01' },
  })
  for (const { followUp } of rows) await calls.finish({ id: followUp!.id })
  expect(await mine()).toEqual([])
  const { lastAt } = await calls.mine({})
  expect(Math.abs(Date.parse(lastAt ?? '') - Date.now())).toBeLessThan(60_000)
})

test('pages by key: none twice or missing, with and without a day', async () => {
  const ids: string[] = []
  for (let index = 0; index < 55; index++) {
    const id = await bookingAt(client, shop, at(100 + index, 600))
    ids.push(id)
    const dueOn = index % 3 === 0 ? null : `2099-03-0${1 + (index % 4)}`
    await calls.assign({ id, assigneeId: support.id, note: 'Look', dueOn })
  }
  const seen: string[] = []
  let after: string | undefined
  for (;;) {
    const { rows, next } = await calls.mine({ after })
    seen.push(...rows.map(({ id }) => id))
    if (next === null) break
    after = next
  }
  expect(seen).toHaveLength(55)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

test('a colleague is told, sees it, and closes it; every step leaves a row', async () => {
  const id = await newBooking(20)
  const dueOn = '2099-01-02'
  await calls.assign({ id, assigneeId: operations.id, note: 'Refund by hand?', dueOn })
  expect(await newestAudit(id)).toMatchObject({
    action: 'assign-follow-up',
    actorId: support.id,
    reason: 'Refund by hand?',
    after: { dueOn },
  })
  const told = await db
    .selectFrom('notifications')
    .select(['title', 'message'])
    .where('userId', '=', operations.id)
    .execute()
  expect(told).toMatchObject([{ title: 'A booking to follow up' }])
  const { followUp } = await as(operations).bookingDesk.read({ id })
  expect(followUp).toMatchObject({ assignee: { id: operations.id }, note: 'Refund by hand?' })
  expect(await mine()).not.toContain(id)

  await as(operations).followUps.finish({ id: followUp!.id })
  expect(await newestAudit(id)).toMatchObject({
    action: 'finish-follow-up',
    actorId: operations.id,
  })
  expect((await as(operations).bookingDesk.read({ id })).followUp).toBeNull()
  await expect(as(operations).followUps.finish({ id: followUp!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('assigning again replaces, and the trail keeps who had it', async () => {
  const id = await newBooking(21)
  await calls.assign({ id, assigneeId: support.id, note: 'First', dueOn: null })
  await calls.assign({ id, assigneeId: operations.id, note: 'Second', dueOn: null })
  expect(await mine()).not.toContain(id)
  expect(await newestAudit(id)).toMatchObject({
    before: { note: 'First' },
    after: { note: 'Second' },
  })
})

test('only to colleagues who may act on bookings', async () => {
  const id = await newBooking(22)
  const { rows: names } = { rows: await calls.colleagues() }
  expect(names.map((each) => each.id).toSorted()).toEqual([support.id, operations.id].toSorted())
  for (const { id: assigneeId } of [finance, client])
    await expect(calls.assign({ id, assigneeId, note: 'Look', dueOn: null })).rejects.toMatchObject(
      { code: 'INVALID_INPUT' },
    )
})

test('not to a colleague whose account is off', async () => {
  const { id } = await make.admin('support')
  const off = { isActive: false, deactivatedAt: new Date().toISOString() }
  await db.updateTable('profiles').set(off).where('userId', '=', id).execute()
  expect((await calls.colleagues()).map((each) => each.id)).not.toContain(id)
})

test('bookings made by me, the newest first, and nobody else’s', async () => {
  const create = (who: typeof support, day: number) =>
    as(who).bookingDesk.create({
      clientId: client.id,
      guest: null,
      profileId: shop.id,
      serviceIds: shop.services.slice(0, 1),
      professionalId: null,
      startsAt: at(day, 900),
      reason: 'They called',
    })
  const first = await create(support, 2)
  const second = await create(support, 3)
  await create(operations, 4)
  const { rows, total } = await calls.mine({ view: 'made' })
  expect(rows.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(total.count).toBe(2)
})

test('a day that is over is refused, in the time zone of the shop; an overdue one can be passed on', async () => {
  const id = await newBooking(5)
  const order = { id, assigneeId: support.id, note: 'Call them' }
  const [yesterday, today] = [at(-1, 720).slice(0, 10), at(0, 720).slice(0, 10)]
  await expect(calls.assign({ ...order, dueOn: yesterday })).rejects.toMatchObject({
    code: 'DAY_OVER',
    fields: { dueOn: "Choose a day that isn't over." },
  })
  await calls.assign({ ...order, dueOn: today })
  await db
    .updateTable('bookingFollowUps')
    .set({ dueOn: yesterday })
    .where('bookingId', '=', id)
    .execute()
  await calls.assign({ ...order, assigneeId: operations.id, dueOn: yesterday })
  const same = calls.assign({ ...order, assigneeId: operations.id, dueOn: yesterday })
  await expect(same).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test('what someone followed up who lost the right is nobody’s, and can be taken over', async () => {
  const [expired, suspended] = [await make.admin('support'), await make.admin('support')]
  const owner = await make.person('admin')
  const [first, second] = [await newBooking(6), await newBooking(7)]
  const order = { note: 'Call them', dueOn: null }
  await calls.assign({ ...order, id: first, assigneeId: expired.id })
  await calls.assign({ ...order, id: second, assigneeId: suspended.id })
  const nobodys = async () => {
    const { rows, total } = await calls.mine({ view: 'nobody' })
    expect(total.count).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await nobodys()).toEqual([])
  const past = (ms: number) => new Date(Date.now() - ms).toISOString()
  await db
    .updateTable('adminGrants')
    .set({ grantedAt: past(2000), expiresAt: past(1000) })
    .where('userId', '=', expired.id)
    .execute()
  await suspendPerson(owner, { id: suspended.id, reason: 'Left us' })
  expect((await nobodys()).toSorted()).toEqual([first, second].toSorted())
  await calls.assign({ ...order, id: first, assigneeId: owner.id })
  expect(await nobodys()).toEqual([second])
  expect((await as(owner).followUps.mine({})).rows).toMatchObject([{ id: first }])
})
