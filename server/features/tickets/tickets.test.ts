// Requests to support: written, answered, closed, opened again and rated by the people who made them.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { configureMedia } from '#server/features/media/service.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { openFolder } from '#tests/temporary.ts'
import { as, db, make } from '#tests/world.ts'
import { ago, change, formOf, opened, picture, rowOf, say } from './tickets.test.kit.ts'

configureMedia(diskStorage(openFolder()))
const client = await make.person('client')
const other = await make.person('client')
const support = await make.admin('support')
const finance = await make.admin('finance')
const shop = await list('Third Ward Cuts')

beforeEach(async () => {
  await db.deleteFrom('rateLimits').execute()
  await db.deleteFrom('notifications').execute()
})

const toldTo = async (id: string) =>
  await db
    .selectFrom('notifications')
    .select(['title', 'type', 'actionUrl'])
    .where('userId', '=', id)
    .execute()

test('with an account: one request with its conversation, and the desk is told', async () => {
  const id = await opened(client)
  const ticket = await as(client).tickets.read({ id })
  expect(ticket).toMatchObject({
    subject: 'How do I change my name?',
    type: 'general',
    state: 'new',
    isGuest: false,
    mayRate: false,
    messages: [{ seq: 1, from: 'client', body: 'How do I change my name?\nIt is spelled wrong.' }],
  })
  expect(await rowOf(id)).toMatchObject({ userId: client.id, priority: 'normal', isProved: true })
  expect(await toldTo(support.id)).toEqual([
    {
      title: `New support ticket ${ticket.ticketNumber}`,
      type: 'support_ticket',
      actionUrl: `/admin/support?ticket=${id}`,
    },
  ])
  expect(await toldTo(finance.id)).toEqual([])
  await opened(client, { type: 'payment' })
  expect(await toldTo(finance.id)).toHaveLength(1)
})

test('the same form sent twenty times at once is one request', async () => {
  const form = formOf()
  const sent = await Promise.allSettled(
    Array.from({ length: 20 }, () => as(client).tickets.create(form)),
  )
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await as(client).tickets.create(form)).id).toBe(form.requestId)
  const { messages } = await as(client).tickets.read({ id: form.requestId })
  expect(messages).toHaveLength(1)
  await expect(as(other).tickets.create(form)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('ten requests an hour', async () => {
  const busy = await make.person('client')
  for (let n = 0; n < 10; n++) await opened(busy)
  await expect(opened(busy)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('about one’s own booking; one of today is urgent', async () => {
  const { id: bookingId, bookingNumber } = await book(client, shop, at(3, 600))
  const { rows } = await as(client).tickets.bookings()
  expect(rows).toMatchObject([
    { id: bookingId, number: bookingNumber, shopName: 'Third Ward Cuts' },
  ])
  const id = await opened(client, { type: 'booking', bookingId })
  expect((await as(client).tickets.read({ id })).booking).toMatchObject({ number: bookingNumber })
  expect(await rowOf(id)).toMatchObject({ priority: 'normal', bookingNumber })
  await shift(bookingId, fromNow(0))
  const urgent = await opened(client, { type: 'booking', bookingId })
  expect(await rowOf(urgent)).toMatchObject({ priority: 'urgent' })
  await expect(opened(other, { bookingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an answer is due in hours of support, sooner when it is urgent', async () => {
  const [calm, safety] = [await opened(client), await opened(client, { type: 'safety' })]
  const dueOf = async (id: string) => Date.parse((await rowOf(id)).dueAt ?? '')
  expect(await dueOf(safety)).toBeGreaterThanOrEqual(Date.now() + 59 * 60_000)
  expect(await dueOf(calm)).toBeGreaterThan(await dueOf(safety))
})

test('replies keep their order, and a repeated one is the same', async () => {
  const id = await opened(client)
  const clientId = randomUUID()
  const first = await say(client, id, 'And my photo, too', clientId)
  expect(await say(client, id, 'And my photo, too', clientId)).toEqual(first)
  expect(first).toEqual({ id, seq: 2, isMasked: false })
  const { messages } = await as(client).tickets.read({ id })
  expect(messages.map(({ body }) => body)).toHaveLength(2)
  expect(await say(client, id, 'My card is 4242 4242 4242 4242')).toMatchObject({ isMasked: true })
  expect((await as(client).tickets.read({ id })).last?.body).toBe('My card is •••• 4242')
})

test('a reply needs words or a picture, and pictures go with it once', async () => {
  const id = await opened(client)
  await expect(say(client, id, '  ')).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { body: 'Write a message first' },
  })
  const file = await picture()
  await as(client).tickets.reply({ id, clientId: randomUUID(), body: '', files: [file] })
  const { messages, last } = await as(client).tickets.read({ id })
  expect(messages.at(-1)).toMatchObject({ body: '', files: [file] })
  expect(last?.body).toBe('')
  await expect(opened(other, { files: [file] })).rejects.toMatchObject({
    fields: { files: "That photo isn't there anymore. Please add it again." },
  })
  const gone = `${randomUUID()}.webp`
  await expect(opened(client, { files: [gone] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('closed, opened again within seven days, and rated', async () => {
  const id = await opened(client)
  const api = as(client).tickets
  await expect(api.rate({ id, stars: 5 })).rejects.toMatchObject({ code: 'TICKET_NOT_SOLVED' })
  await expect(api.reopen({ id })).rejects.toMatchObject({ code: 'TICKET_NOT_SOLVED' })
  await api.close({ id })
  await expect(api.close({ id })).rejects.toMatchObject({ code: 'TICKET_NOT_OPEN' })
  expect(await rowOf(id)).toMatchObject({ state: 'solved', dueAt: null })
  await api.rate({ id, stars: 4, note: 'Quick' })
  await api.rate({ id, stars: 5, note: 'Quick and kind' })
  expect(await api.read({ id })).toMatchObject({ csat: 5, csatNote: 'Quick and kind' })
  await api.reopen({ id })
  expect(await rowOf(id)).toMatchObject({ state: 'open', reopened: 1, solvedAt: null })
  expect((await rowOf(id)).dueAt).not.toBeNull()
  await change(id, { state: 'closed', solvedAt: ago(8) })
  await expect(api.reopen({ id })).rejects.toMatchObject({ code: 'TICKET_NOT_SOLVED' })
  await expect(api.rate({ id, stars: 1 })).rejects.toMatchObject({ code: 'TICKET_NOT_SOLVED' })
  for (const stars of [0, 6])
    await expect(api.rate({ id, stars })).rejects.toMatchObject({
      fields: { stars: 'Choose 1 to 5 stars' },
    })
})

test('writing opens a solved request again; after seven days a new one goes on from it', async () => {
  const id = await opened(client)
  await as(client).tickets.close({ id })
  await say(client, id, 'It happened again')
  expect(await rowOf(id)).toMatchObject({ state: 'open', reopened: 1, solvedAt: null })
  await change(id, { state: 'solved', solvedAt: ago(8) })
  const clientId = randomUUID()
  const next = await say(client, id, 'And once more', clientId)
  expect(next.id).not.toBe(id)
  expect(await say(client, id, 'And once more', clientId)).toEqual(next)
  const elsewhere = await opened(client)
  await change(elsewhere, { state: 'closed' })
  await expect(say(client, elsewhere, 'Not this', clientId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await rowOf(id)).toMatchObject({ state: 'solved' })
  expect(await rowOf(next.id)).toMatchObject({ state: 'new', followsId: id, userId: client.id })
  await change(id, { state: 'closed' })
  expect((await say(client, id, 'Hello?')).id).not.toBe(id)
})

test('a word of the requester ends waiting, holding and snoozing, and starts the clock', async () => {
  const id = await opened(client)
  for (const state of ['pending_user', 'on_hold'] as const) {
    const rest = { dueAt: null, pendingAt: ago(1), nudgedAt: ago(1), snoozedUntil: ago(-1) }
    await change(id, { state, ...rest })
    await say(client, id, 'Here I am')
    const row = await rowOf(id)
    expect(row).toMatchObject({
      state: 'open',
      pendingAt: null,
      nudgedAt: null,
      snoozedUntil: null,
    })
    expect(row.dueAt).not.toBeNull()
  }
  const { dueAt } = await rowOf(id)
  await say(client, id, 'Still here')
  expect((await rowOf(id)).dueAt).toBe(dueAt)
})

test('the list: the last changed first, in pages, without those of others', async () => {
  const me = await make.person('client')
  const ids: string[] = []
  for (let n = 0; n < 22; n++) {
    await db.deleteFrom('rateLimits').execute()
    ids.push(await opened(me))
  }
  await say(me, ids[0]!, 'Me first')
  const first = await as(me).tickets.list({})
  expect(first).toMatchObject({ hasMore: true })
  expect(first.rows).toHaveLength(20)
  expect(first.rows[0]).toMatchObject({ id: ids[0], last: { body: 'Me first', from: 'client' } })
  const second = await as(me).tickets.list({ after: first.rows.at(-1)!.id })
  expect(second.rows).toHaveLength(2)
  expect(second.hasMore).toBe(false)
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id))).toEqual(new Set(ids))
  const foreign = await opened(other)
  expect((await as(me).tickets.list({ after: foreign })).rows).toEqual([])
})
