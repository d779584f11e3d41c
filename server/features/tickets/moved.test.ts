// What the previous release has written, before and while this one starts, is in the conversations.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { jobs } from '#server/jobs.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { ago, rowOf } from './tickets.test.kit.ts'

const client = await make.person('client')
const admin = await make.person('admin')

async function oldTicket(userId: string | null, email = 'old@example.com') {
  const row = { userId, email, type: 'general', subject: 'Old', createdAt: ago(3) } as const
  const { id } = await db
    .insertInto('supportTickets')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const write = (ticketId: string, authorId: string | null, body: string, files: string[] = []) =>
  db.insertInto('ticketMessages').values({ ticketId, authorId, body, files }).execute()

test('a question and its answer, with their pictures', async () => {
  const id = await oldTicket(client.id)
  const file = `${randomUUID()}.webp`
  await write(id, client.id, 'A question', [file])
  expect(await rowOf(id)).toMatchObject({ state: 'new' })
  await write(id, admin.id, 'An answer')
  await write(id, client.id, 'Thanks')
  const { messages } = await as(client).tickets.read({ id })
  expect(messages).toMatchObject([
    { seq: 1, from: 'client', body: 'A question', files: [file] },
    { seq: 2, from: 'support', body: 'An answer', files: [] },
    { seq: 3, from: 'client', body: 'Thanks' },
  ])
  await jobs['sweep-tickets'].run({}, jobContext)
  expect((await rowOf(id)).dueAt).not.toBeNull()
})

test('of a guest, and twenty at once', async () => {
  const id = await oldTicket(null)
  await Promise.all(Array.from({ length: 20 }, (_, n) => write(id, null, `Message ${n}`)))
  const { conversationId } = await rowOf(id)
  const rows = await db
    .selectFrom('messages')
    .select(['seq', 'body'])
    .where('conversationId', '=', conversationId)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  expect(new Set(rows.map(({ body }) => body)).size).toBe(20)
  const people = await db
    .selectFrom('participants')
    .select(['side', 'guestEmail', 'heardSeq'])
    .where('conversationId', '=', conversationId)
    .execute()
  expect(people).toEqual([{ side: 'client', guestEmail: 'old@example.com', heardSeq: 0 }])
})
