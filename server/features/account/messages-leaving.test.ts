// What happens to messages when their writer takes their data along, and when they leave.
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipPerson } from './export.ts'
import { eraseIn } from '#server/features/erasing/service.ts'
import { bookingAt, fromNow } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const shop = await list('Third Ward Cuts')
const [client, other] = [await make.person('client'), await make.person('client')]
const id = await bookingAt(client, shop, fromNow(120))
const theirs = await bookingAt(other, shop, fromNow(180))
const say = (who: Parameters<typeof as>[0], conversation: string, body: string) =>
  as(who).messages.send({ id: conversation, clientId: randomUUID(), body })

test('the export has both sides of one’s own conversations, and no others', async () => {
  await say(client, id, 'Where do I park?')
  await say(shop.barber, id, 'Behind the shop.')
  await say(other, theirs, 'A secret')
  const files = unzipSync(await zipPerson(db, client.id))
  const conversations = JSON.parse(strFromU8(files['conversations.json']!))
  expect(conversations).toMatchObject([
    {
      conversationId: id,
      messages: [
        { isMine: true, text: 'Where do I park?' },
        { isMine: false, text: 'Behind the shop.' },
      ],
    },
  ])
})

test('who leaves takes their words along; those of the other side stay', async () => {
  await db
    .insertInto('messageFiles')
    .values({
      conversationId: id,
      participantId: (
        await db
          .selectFrom('participants')
          .select('id')
          .where('userId', '=', client.id)
          .executeTakeFirstOrThrow()
      ).id,
      seq: 1,
      file: 'mine.webp',
      bytes: 1,
      width: 1,
      height: 1,
    })
    .execute()
  const person = { id: client.id, email: 'gone@example.com', name: 'Gone', language: 'en' } as const
  const { hidden } = await db.transaction().execute((db) => eraseIn(db, person))
  expect(hidden).toContain('mine.webp')
  const { messages, people } = await as(shop.barber).messages.open({ id })
  expect(messages).toMatchObject([
    { body: '', files: [] },
    { body: 'Behind the shop.', files: [] },
  ])
  expect(people.find(({ side }) => side === 'client')?.name).toBe('Former member')
  expect((await as(other).messages.open({ id: theirs })).messages).toMatchObject([
    { body: 'A secret' },
  ])
})
