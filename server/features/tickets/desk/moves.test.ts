// The support desk: links, merges, several at once, saved answers, colleagues, numbers.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import {
  ago,
  answer,
  change,
  deedsOf,
  noticesOf,
  opened,
  openedAsGuest,
  rowOf,
  say,
} from '#server/features/tickets/tickets.test.kit.ts'

const client = await make.person('client')
const maya = await make.admin('support')
const dana = await make.admin('support')
const operations = await make.admin('operations')
const desk = as(maya).supportDesk
const reason = 'Asked twice'

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('notifications').execute()
})

test('linked to a booking by its number; payments by right', async () => {
  const shop = await list('Third Ward Cuts')
  const { id: bookingId, bookingNumber } = await book(client, shop, at(4, 600))
  const id = await opened(client)
  await desk.link({ id, bookingNumber: bookingNumber.toLowerCase() })
  expect(await rowOf(id)).toMatchObject({ bookingId, bookingNumber })
  await expect(desk.link({ id, bookingNumber: 'K-0' })).rejects.toMatchObject({
    code: 'NO_SUCH_BOOKING',
  })
  const shown = await desk.read({ id })
  expect(shown.bookings[0]).toMatchObject({ id: bookingId, shopName: 'Third Ward Cuts' })
  expect(shown.payments).toBeNull()
  expect((await as(operations).supportDesk.read({ id })).payments).toEqual([])
  expect(await deedsOf(id)).toContain('link-ticket')
})

test('merged into another request of the same person: replies go there', async () => {
  const [from, into] = [await opened(client), await opened(client)]
  const [{ ticketNumber: number }, target] = [await rowOf(from), await rowOf(into)]
  await desk.merge({ id: from, into: target.ticketNumber.toLowerCase(), reason })
  expect(await rowOf(from)).toMatchObject({ state: 'closed', mergedInto: into, dueAt: null })
  await say(client, from, 'And another thing')
  const shown = await desk.read({ id: into })
  expect(shown.messages.at(-1)).toMatchObject({ body: 'And another thing' })
  expect(shown.merged).toMatchObject([{ id: from, ticketNumber: number }])
  expect(shown.merged[0]!.messages).toHaveLength(2)
  expect((await desk.read({ id: from })).mergedInto).toMatchObject({ id: into })
  expect((await as(client).tickets.list({})).rows.map(({ id }) => id)).not.toContain(from)
  for (const act of [
    () => desk.change({ id: from, priority: 'low' }),
    () => answer(maya, from),
    () => desk.merge({ id: from, into: target.ticketNumber, reason }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'TICKET_MERGED' })
  const third = await opened(client)
  await expect(desk.merge({ id: third, into: number, reason })).rejects.toMatchObject({
    code: 'TICKET_MERGED',
  })
  await expect(as(client).tickets.close({ id: from })).rejects.toMatchObject({
    code: 'TICKET_NOT_OPEN',
  })
})

test('not with itself, another person, an unproved address or nothing', async () => {
  const id = await opened(client)
  const foreign = await opened(await make.person('client'))
  const [one, two] = [
    await openedAsGuest('same@example.com'),
    await openedAsGuest('same@example.com'),
  ]
  const numberOf = async (each: string) => (await rowOf(each)).ticketNumber
  for (const [from, into] of [
    [id, await numberOf(id)],
    [id, await numberOf(foreign)],
    [id, 'T-0'],
    [one.id, await numberOf(two.id)],
    [one.id, await numberOf(id)],
  ] as const)
    await expect(desk.merge({ id: from, into, reason })).rejects.toMatchObject({
      code: 'MERGE_REFUSED',
    })
  await change(one.id, { isProved: true })
  await expect(desk.merge({ id: one.id, into: two.ticketNumber, reason })).rejects.toMatchObject({
    code: 'MERGE_REFUSED',
  })
  await change(two.id, { isProved: true })
  expect((await desk.read({ id: one.id })).others.map(({ id }) => id)).toEqual([two.id])
  await desk.merge({ id: one.id, into: two.ticketNumber, reason })
  await expect(
    desk.merge({ id: randomUUID(), into: two.ticketNumber, reason }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two merges in opposite directions: one is done, the other refused', async () => {
  for (let round = 0; round < 5; round++) {
    await db.deleteFrom('rateLimits').execute()
    const [a, b] = [await opened(client), await opened(client)]
    const numbers = [(await rowOf(a)).ticketNumber, (await rowOf(b)).ticketNumber] as const
    const both = await Promise.allSettled([
      desk.merge({ id: a, into: numbers[1], reason }),
      desk.merge({ id: b, into: numbers[0], reason }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('several at once: each has its row, and what was merged or is unknown is left alone', async () => {
  const [a, b, gone] = [await opened(client), await opened(client), await opened(client)]
  await change(gone, { mergedInto: a })
  const ids = [a, b, b, gone, randomUUID()]
  expect(await desk.bulk({ ids, state: 'solved' })).toEqual({ changed: 2 })
  for (const id of [a, b]) {
    expect(await rowOf(id)).toMatchObject({ state: 'solved' })
    expect(await deedsOf(id)).toEqual(['change-ticket'])
  }
  expect(await rowOf(gone)).toMatchObject({ state: 'new' })
  await expect(desk.bulk({ ids: [a], assigneeId: client.id })).rejects.toMatchObject({
    code: 'NOT_A_HELPER',
  })
})

test('saved answers: everyone uses them, support edits its own, names are taken once', async () => {
  const id = randomUUID()
  const text = { bodyEn: 'Hi {client_first_name}', bodyEs: 'Hola {client_first_name}' }
  const macro = { id, name: 'Greeting', ...text, state: null, priority: null }
  await desk.saveMacro(macro)
  const isOwn = async (who: Actor) =>
    (await as(who).supportDesk.macros()).rows.find((row) => row.id === id)?.isOwn
  expect([await isOwn(maya), await isOwn(dana), await isOwn(operations)]).toEqual([
    true,
    false,
    true,
  ])
  const others = as(dana).supportDesk
  await expect(others.saveMacro({ ...macro, name: 'Mine now' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(others.removeMacro({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(others.saveMacro({ ...macro, id: randomUUID() })).rejects.toMatchObject({
    code: 'SAVED_NAME_TAKEN',
  })
  await as(operations).supportDesk.saveMacro({ ...macro, name: 'Welcome' })
  expect(await isOwn(maya)).toBe(true)
  await desk.removeMacro({ id })
  expect(await isOwn(maya)).toBeUndefined()
  expect(await deedsOf(id)).toEqual(['save-macro', 'save-macro', 'remove-macro'])
})

test('colleagues who have it open hear of each other; reading settles the bell', async () => {
  const id = await opened(client)
  expect(await noticesOf(maya)).toMatchObject([{ isRead: false }])
  await db.deleteFrom('outbox').execute()
  await desk.look({ id, isWriting: true })
  const told = await db
    .selectFrom('outbox')
    .select(['name', 'payload'])
    .where('kind', '=', 'live')
    .execute()
  const looks = told.filter(({ payload }) => JSON.stringify(payload).includes('"look"'))
  expect(looks.map(({ name }) => name)).toContain(`user:${dana.id}`)
  expect(looks.map(({ name }) => name)).not.toContain(`user:${maya.id}`)
  expect(looks.map(({ name }) => name)).not.toContain(`user:${client.id}`)
  expect(await noticesOf(maya)).toMatchObject([{ isRead: true }])
  expect((await as(client).tickets.read({ id })).readSeq).toBe(1)
})

test('the numbers: median of first replies, backlog, ratings, what was opened again', async () => {
  await db.updateTable('supportTickets').set({ mergedInto: null, state: 'closed' }).execute()
  await db
    .updateTable('supportTickets')
    .set({ createdAt: ago(60), firstReplyMinutes: null })
    .execute()
  await db.updateTable('supportTickets').set({ csat: null, solvedAt: null, reopened: 0 }).execute()
  const made: string[] = []
  for (const minutes of [10, 20, 60]) {
    const id = await opened(client)
    made.push(id)
    await change(id, { firstReplyMinutes: minutes, firstRepliedAt: ago(0) })
  }
  await change(made[0]!, { state: 'solved', solvedAt: ago(0), csat: 5, csatAt: ago(0) })
  await change(made[1]!, {
    state: 'solved',
    solvedAt: ago(0),
    csat: 4,
    csatAt: ago(0),
    reopened: 1,
  })
  await change(made[2]!, { dueAt: ago(0.01) })
  const analyst = await make.admin('analyst')
  const numbers = await as(analyst).supportDesk.numbers()
  expect(numbers).toMatchObject({
    firstReplyMinutes: 20,
    backlog: 1,
    overdue: 1,
    csat: 4.5,
    ratings: 2,
    reopenedPercent: 50,
  })
  expect(numbers.byAge).toMatchObject([{ age: 'hours', count: 1 }, {}, {}, {}])
  expect(numbers.days).toHaveLength(14)
  expect(numbers.days.at(-1)).toMatchObject({ opened: 3, solved: 2, csat: 4.5 })
})
