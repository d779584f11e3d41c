import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MessageEvent } from '#contract/bookings/message-rows.ts'
import { db } from '#tests/world.ts'
import { liveOf, openTalk, rowsOf, write } from './messages.test.kit.ts'
import { markSeen, readSince } from './reading.ts'
import { countUnread } from './places-queries.ts'
import { removeMessage, send, sendSystemLine } from './send.ts'

test('Eight at once, each try three times: one row each, no gap, live events in that order', async () => {
  const { id, people } = await openTalk([
    'client',
    ...Array.from({ length: 7 }, () => 'staff' as const),
  ])
  const drafts = people.flatMap(({ id: senderId }) =>
    Array.from({ length: 5 }, () => ({ senderId, clientId: randomUUID() })),
  )
  await Promise.all(
    [...drafts, ...drafts, ...drafts].map((draft) =>
      send(db, { conversationId: id, body: 'x', ...draft }),
    ),
  )
  const rows = await rowsOf(id)
  const seqs = drafts.map((_, index) => index + 1)
  expect(rows.map(({ seq }) => seq)).toEqual(seqs)
  expect(new Set(rows.map(({ clientId }) => clientId)).size).toBe(drafts.length)
  for (const { userId } of people.slice(0, 2)) {
    const told = (await liveOf(userId)) as { payload: MessageEvent }[]
    expect(told.map(({ payload }) => payload.message.seq)).toEqual(seqs)
  }
})

test('a repeated try gets the first answer, also after the thread closed; nobody else does', async () => {
  const { id, people } = await openTalk()
  const draft = { conversationId: id, senderId: people[0]!.id, clientId: randomUUID(), body: 'Hi' }
  const first = await send(db, draft)
  expect(first.isRepeated).toBe(false)
  for (const state of ['closed', 'blocked'] as const) {
    await db.updateTable('conversations').set({ state }).where('id', '=', id).execute()
    expect(await send(db, draft)).toEqual({ ...first, isRepeated: true })
    await expect(write(id, people[0]!.id)).rejects.toMatchObject({ code: 'THREAD_CLOSED' })
  }
  await expect(send(db, { ...draft, senderId: people[1]!.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await rowsOf(id)).toHaveLength(1)
})

test('unread follows from two numbers, in whatever order people send and read', async () => {
  const { id, people } = await openTalk()
  const [client, staff] = people as [(typeof people)[0], (typeof people)[0]]
  for (const _ of [1, 2, 3]) await write(id, client.id)
  expect(await countUnread(db, staff.userId)).toBe(1)
  expect(await countUnread(db, client.userId)).toBe(0)
  // Answering does not mark what came before as read: it may have been written offline.
  await write(id, staff.id)
  expect(await countUnread(db, staff.userId)).toBe(1)
  await markSeen(db, staff.id, 99)
  await markSeen(db, staff.id, 1)
  expect(await countUnread(db, staff.userId)).toBe(0)
  expect((await liveOf(client.userId)).at(-1)?.payload).toEqual({
    type: 'seen',
    conversationId: id,
    participantId: staff.id,
    seq: 3,
  })
})

test('twenty a minute from one person, however parallel; the others are not held up', async () => {
  const { id, people } = await openTalk()
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => write(id, people[0]!.id)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  for (const each of tries)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await write(id, people[1]!.id)
  await db
    .updateTable('participants')
    .set({ burstAt: new Date(Date.now() - 61_000).toISOString() })
    .where('id', '=', people[0]!.id)
    .execute()
  expect((await write(id, people[0]!.id)).message.seq).toBe(22)
})

test('a reply of the desk that has not seen the newest message is stale, and can be sent anyway', async () => {
  const { id, people } = await openTalk()
  const [client, staff] = people as [(typeof people)[0], (typeof people)[0]]
  await write(id, client.id)
  const reply = { conversationId: id, senderId: staff.id, body: 'Hello' }
  await expect(send(db, { ...reply, clientId: randomUUID(), seenSeq: 0 })).rejects.toMatchObject({
    code: 'STALE',
  })
  expect((await send(db, { ...reply, clientId: randomUUID(), seenSeq: 1 })).message.seq).toBe(2)
  expect((await send(db, { ...reply, clientId: randomUUID() })).message.seq).toBe(3)
})

test('who has left can neither write nor remove, and hears nothing', async () => {
  const { id, people } = await openTalk()
  const [client, staff] = people as [(typeof people)[0], (typeof people)[0]]
  const { message } = await write(id, staff.id)
  await db
    .updateTable('participants')
    .set({ leftAt: new Date().toISOString() })
    .where('id', '=', staff.id)
    .execute()
  await db
    .updateTable('employees')
    .set({ isActive: false })
    .where('userId', '=', staff.userId)
    .execute()
  const before = await liveOf(staff.userId)
  const gone = { code: 'NOT_FOUND' }
  await expect(write(id, staff.id)).rejects.toMatchObject(gone)
  const own = { conversationId: id, senderId: staff.id, seq: message.seq }
  await expect(removeMessage(db, own)).rejects.toMatchObject(gone)
  await write(id, client.id)
  expect(await liveOf(staff.userId)).toEqual(before)
  expect(await countUnread(db, staff.userId)).toBe(0)
})

test('a removal is a row of its own, and the text is gone', async () => {
  const { id, people } = await openTalk()
  const [client, staff] = people as [(typeof people)[0], (typeof people)[0]]
  await write(id, client.id, 'My address is 12 Elm St')
  const own = { conversationId: id, senderId: client.id, seq: 1 }
  await expect(removeMessage(db, { ...own, senderId: staff.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await removeMessage(db, own)
  await removeMessage(db, own)
  expect(await rowsOf(id)).toMatchObject([
    { seq: 1, kind: 'text', body: '' },
    { seq: 2, kind: 'removal', targetSeq: 1, senderId: client.id },
  ])
  await expect(removeMessage(db, { ...own, seq: 2 })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await write(id, client.id, 'An old one')
  await db
    .updateTable('messages')
    .set({ createdAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('conversationId', '=', id)
    .where('seq', '=', 3)
    .execute()
  await expect(removeMessage(db, { ...own, seq: 3 })).rejects.toMatchObject({
    code: 'TOO_LATE_TO_REMOVE',
  })
})

test('a line of the system makes nothing unread, owes no mail, and is written once', async () => {
  const { id, people } = await openTalk()
  const clientId = randomUUID()
  const line = { conversationId: id, clientId, body: 'Wes is now your barber.' }
  const [first, second] = await Promise.all([sendSystemLine(db, line), sendSystemLine(db, line)])
  expect(first.seq).toBe(second.seq)
  expect(await rowsOf(id)).toMatchObject([{ kind: 'system', senderId: null, body: line.body }])
  const places = await db
    .selectFrom('participants')
    .select(['isUnread', 'mailDueAt'])
    .where('conversationId', '=', id)
    .execute()
  expect(places).toEqual(people.map(() => ({ isUnread: false, mailDueAt: null })))
})

test('cards and codes are hidden before anything is stored or told', async () => {
  const { id, people } = await openTalk()
  const sent = await write(id, people[0]!.id, 'Charge 4242 4242 4242 4242, my PIN is 4821')
  expect(sent.masked).toEqual(['card', 'code'])
  const hidden = 'Charge •••• 4242, my PIN is ••••••'
  expect(await rowsOf(id)).toMatchObject([{ body: hidden }])
  expect(JSON.stringify(await liveOf(people[1]!.userId))).not.toMatch(/4242 4242|4821/)
  const longest = `${'a'.repeat(4990)} cvv 123`
  expect((await write(id, people[0]!.id, longest)).message.body).toHaveLength(5000)
})

test('catching up gives the whole difference, in pages', async () => {
  const { id, people } = await openTalk(
    Array.from({ length: 6 }, (_, n) => (n ? 'staff' : 'client')),
  )
  for (const { id: senderId } of people) for (let n = 0; n < 18; n++) await write(id, senderId)
  const first = await readSince(db, id, 0)
  expect([first.messages.length, first.hasMore]).toEqual([100, true])
  const rest = await readSince(db, id, 100)
  expect([rest.messages.length, rest.hasMore]).toEqual([8, false])
})

test('the client waits from their first unanswered message', async () => {
  const { id, people } = await openTalk()
  const waiting = async () =>
    (
      await db
        .selectFrom('conversations')
        .select('waitingSince')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).waitingSince
  await write(id, people[0]!.id)
  const since = await waiting()
  expect(since).not.toBeNull()
  await write(id, people[0]!.id)
  await sendSystemLine(db, { conversationId: id, body: 'Moved.' })
  expect(await waiting()).toBe(since)
  await write(id, people[1]!.id)
  expect(await waiting()).toBeNull()
})

test('a message takes only photos that its own writer has waiting in this conversation', async () => {
  const [here, elsewhere] = [await openTalk(), await openTalk()]
  const [client, staff] = here.people as [(typeof here.people)[0], (typeof here.people)[0]]
  const upload = async (conversationId: string, participantId: string) => {
    const pixels = { file: 'x.webp', bytes: 1, width: 1, height: 1 }
    const { id } = await db
      .insertInto('messageFiles')
      .values({ conversationId, participantId, ...pixels })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const sendWith = (fileId: string) =>
    send(db, {
      conversationId: here.id,
      senderId: client.id,
      clientId: randomUUID(),
      body: '',
      fileIds: [fileId],
    })
  const own = await upload(here.id, client.id)
  expect((await sendWith(own)).message.files).toMatchObject([{ id: own }])
  const foreign = [
    own,
    await upload(here.id, staff.id),
    await upload(elsewhere.id, elsewhere.people[0]!.id),
    randomUUID(),
  ]
  for (const fileId of foreign)
    await expect(sendWith(fileId)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
