// The support desk: the queue by due time, answers, notes, assigning, the clock, holding.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { as, db, make } from '#tests/world.ts'
import {
  ago,
  answer,
  change,
  deedsOf,
  linkIn,
  noticesOf,
  opened,
  openedAsGuest,
  rowOf,
  say,
} from '#server/features/tickets/tickets.test.kit.ts'

const client = await make.person('client')
const maya = await make.admin('support')
const dana = await make.admin('support')
const finance = await make.admin('finance')
const desk = as(maya).supportDesk

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('notifications').execute()
})

test('the queue is in the order of what is due, in pages, and counted', async () => {
  await db.updateTable('supportTickets').set({ state: 'closed' }).execute()
  const ids: string[] = []
  for (let n = 0; n < 27; n++) {
    await db.deleteFrom('rateLimits').execute()
    ids.push(await opened(client))
  }
  const due = ids.map((_, n) => ago(-((n * 7) % 27) - 1))
  for (const [n, id] of ids.entries()) await change(id, { dueAt: due[n]! })
  const first = await desk.list({})
  expect(first.total).toEqual({ count: 27, isMore: false })
  const second = await desk.list({ after: first.next! })
  const shown = [...first.rows, ...second.rows]
  expect(shown.map(({ dueAt }) => Date.parse(dueAt!))).toEqual(
    due.map((each) => Date.parse(each)).sort((a, b) => a - b),
  )
  expect(new Set(shown.map(({ id }) => id))).toEqual(new Set(ids))
  await db.updateTable('supportTickets').set({ state: 'closed' }).execute()
})

test('views, priority and search', async () => {
  const id = await opened(client, { message: 'A zebra in the shop' })
  const shown = async (asked: Parameters<typeof desk.list>[0]) =>
    (await desk.list(asked)).rows.some((row) => row.id === id)
  const { ticketNumber } = await rowOf(id)
  for (const q of ['zebra', ticketNumber.toLowerCase(), 'client'])
    expect(await shown({ q })).toBe(true)
  for (const q of ['giraffe', '%', 'T-0']) expect(await shown({ q })).toBe(false)
  expect(await shown({ priority: 'urgent' })).toBe(false)
  expect(await shown({ view: 'unassigned' })).toBe(true)
  expect(await shown({ view: 'mine' })).toBe(false)
  await desk.change({ id, assigneeId: maya.id })
  expect(await shown({ view: 'unassigned' })).toBe(false)
  expect(await shown({ view: 'mine' })).toBe(true)
  await desk.change({ id, snoozedUntil: ago(-1) })
  expect([await shown({}), await shown({ view: 'asleep' })]).toEqual([false, true])
  await desk.change({ id, snoozedUntil: null, state: 'pending_user' })
  expect([await shown({}), await shown({ view: 'pending' })]).toEqual([false, true])
  await desk.change({ id, state: 'solved' })
  expect([await shown({ view: 'mine' }), await shown({ view: 'done' })]).toEqual([false, true])
})

test('finance sees and notes requests about payments, and nothing else', async () => {
  const [payment, other] = [await opened(client, { type: 'payment' }), await opened(client)]
  const own = as(finance).supportDesk
  const { rows } = await own.list({})
  expect(rows.map(({ type }) => type)).not.toContain('general')
  expect(rows.map(({ id }) => id)).toContain(payment)
  expect(rows.find(({ id }) => id === payment)?.name).toBe('client')
  const seen = await own.read({ id: payment })
  expect(seen).toMatchObject({ mayWrite: false, others: [] })
  expect(seen.requester.email).toMatch(/^.•••@/)
  const { email } = await rowOf(payment)
  const found = async (who: typeof finance) =>
    (await as(who).supportDesk.list({ q: email })).rows.map(({ id }) => id)
  expect(await found(finance)).toEqual([])
  expect(await found(maya)).toContain(payment)
  await own.note({ id: payment, body: 'The bank says it was a hold' })
  for (const act of [() => own.read({ id: other }), () => own.note({ id: other, body: 'x' })])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(answer(finance, payment)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('an answer stops the clock, tells the person once, and is in the trail', async () => {
  const id = await opened(client)
  await db.deleteFrom('notifications').execute()
  await answer(maya, id)
  await answer(maya, id)
  const row = await rowOf(id)
  expect(row).toMatchObject({ state: 'pending_user', assigneeId: maya.id, dueAt: null })
  expect([row.pendingAt, row.firstRepliedAt]).not.toContain(null)
  // The minute may change meanwhile.
  expect(row.firstReplyMinutes).toBeLessThanOrEqual(1)
  expect(await noticesOf(client)).toMatchObject([
    {
      title: 'Support replied to you',
      actionUrl: `/client/dashboard?tab=support&ticket=${id}`,
      isRead: false,
    },
  ])
  expect(await deedsOf(id)).toEqual(['answer-ticket', 'answer-ticket'])
  const { messages, isUnread } = await as(client).tickets.read({ id })
  expect([messages.length, isUnread]).toEqual([3, true])
  expect(messages[1]).toMatchObject({ from: 'support', author: 'person' })
  await as(client).tickets.seen({ id, seq: 3 })
  expect(await noticesOf(client)).toMatchObject([{ isRead: true }])
  await say(client, id, 'Thanks, but still')
  expect((await noticesOf(maya)).map(({ title }) => title)).toContainEqual(
    expect.stringMatching(/: new message$/),
  )
  expect((await desk.read({ id })).readSeq).toBe(3)
})

test('a guest reads the answer in a mail, with a link', async () => {
  const { id, email } = await openedAsGuest()
  await answer(maya, id)
  expect(await linkIn(email)).not.toBe('')
  const { body } = await db
    .selectFrom('mails')
    .select('body')
    .where('toAddress', '=', email)
    .where('kind', '=', 'ticket-answer')
    .executeTakeFirstOrThrow()
  expect(body).toContain('We look into it')
})

test('a barber is led to the page of the form', async () => {
  const barber = await make.person('barber')
  const id = await opened(barber)
  await answer(maya, id)
  expect((await noticesOf(barber)).map(({ actionUrl }) => actionUrl)).toEqual([
    `/contact-support?ticket=${id}`,
  ])
})

test('an answer written without the newest message is refused, unless it is sent anyway', async () => {
  const id = await opened(client)
  await answer(dana, id, 'open', { seenSeq: 1 })
  await expect(answer(maya, id, 'open', { seenSeq: 1 })).rejects.toMatchObject({ code: 'STALE' })
  await answer(maya, id, 'open', { seenSeq: 2 })
  await answer(maya, id, 'open')
  expect((await desk.read({ id })).messages).toHaveLength(4)
})

test('of two answers at once, one is stale; the same one twice is one', async () => {
  const id = await opened(client)
  const both = await Promise.allSettled(
    [maya, dana].map((who) => answer(who, id, 'open', { seenSeq: 1 })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const clientId = randomUUID()
  await Promise.all(Array.from({ length: 5 }, () => answer(maya, id, 'solved', { clientId })))
  expect((await desk.read({ id })).messages).toHaveLength(3)
  expect((await deedsOf(id)).filter((action) => action === 'answer-ticket')).toHaveLength(2)
})

test('notes are for the team, in their place, and never with the person', async () => {
  const id = await opened(client)
  const before = await rowOf(id)
  await desk.note({ id, body: 'The shop marked it paid in cash' })
  expect((await desk.read({ id })).notes).toMatchObject([
    { afterSeq: 1, by: 'person', body: 'The shop marked it paid in cash' },
  ])
  expect(JSON.stringify(await as(client).tickets.read({ id }))).not.toContain('paid in cash')
  expect(await rowOf(id)).toMatchObject({ dueAt: before.dueAt, state: 'new' })
  expect(await deedsOf(id)).toContain('note-ticket')
  expect(await noticesOf(client)).toEqual([])
})

test('assigned to a colleague who hears of it, and to nobody else', async () => {
  const id = await opened(client)
  await db.deleteFrom('notifications').execute()
  await desk.change({ id, assigneeId: dana.id })
  expect(await noticesOf(dana)).toHaveLength(1)
  await desk.change({ id, assigneeId: maya.id })
  expect(await noticesOf(maya)).toEqual([])
  for (const assigneeId of [finance.id, client.id, randomUUID()])
    await expect(desk.change({ id, assigneeId })).rejects.toMatchObject({ code: 'NOT_A_HELPER' })
  await desk.change({ id, assigneeId: null })
  expect(await rowOf(id)).toMatchObject({ assigneeId: null })
  expect((await desk.colleagues()).rows.map(({ id }) => id)).toContain(dana.id)
  expect((await deedsOf(id)).filter((action) => action === 'change-ticket')).toHaveLength(3)
})

test('the clock follows priority and state', async () => {
  const id = await opened(client)
  const dueOf = async () => (await rowOf(id)).dueAt
  const normal = await dueOf()
  await desk.change({ id, priority: 'urgent' })
  expect(Date.parse((await dueOf())!)).toBeLessThan(Date.parse(normal!))
  await desk.change({ id, priority: 'normal' })
  expect(await dueOf()).toBe(normal)
  await desk.change({ id, state: 'pending_user' })
  expect(await rowOf(id)).toMatchObject({ dueAt: null, state: 'pending_user' })
  expect((await rowOf(id)).pendingAt).not.toBeNull()
  await desk.change({ id, priority: 'low' })
  expect(await dueOf()).toBeNull()
  await desk.change({ id, state: 'solved' })
  expect((await rowOf(id)).solvedAt).not.toBeNull()
  await desk.change({ id, state: 'open' })
  expect(await rowOf(id)).toMatchObject({ solvedAt: null, pendingAt: null })
  expect(await dueOf()).not.toBeNull()
  await desk.change({ id, snoozedUntil: ago(-1) })
  expect(await dueOf()).toBeNull()
})

test('an answered request has no clock until its person writes', async () => {
  const id = await opened(client)
  await answer(maya, id, 'open')
  await desk.change({ id, priority: 'urgent' })
  expect((await rowOf(id)).dueAt).toBeNull()
})

test('on hold until a day, with a line to the person', async () => {
  const id = await opened(client)
  const hold = { id, clientId: randomUUID(), body: 'We ask the shop' }
  await expect(desk.hold({ ...hold, until: '2026-01-02' })).rejects.toMatchObject({
    fields: { until: 'Choose a later day' },
  })
  await desk.hold({ ...hold, until: '2099-01-02' })
  await desk.hold({ ...hold, until: '2099-01-02' })
  const row = await rowOf(id)
  expect(row).toMatchObject({ state: 'on_hold', dueAt: null, pendingAt: null })
  expect(row.snoozedUntil).toContain('2099-01-02')
  expect((await as(client).tickets.read({ id })).messages).toHaveLength(2)
  expect(await deedsOf(id)).toEqual(['hold-ticket'])
})
