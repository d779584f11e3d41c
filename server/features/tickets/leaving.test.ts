// What someone wrote to support goes with their account; our answers stay.
import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { dropErased, eraseIn } from '#server/features/erasing/service.ts'
import { configureMedia } from '#server/features/media/service.ts'
import { diskStorage } from '#server/storage/storage-disk.ts'
import { app } from '#tests/accounts.ts'
import { openFolder } from '#tests/temporary.ts'
import { as, db, make } from '#tests/world.ts'
import { answer, linkIn, opened, openedAsGuest, picture, rowOf, say } from './tickets.test.kit.ts'

await app.ready()
const folder = openFolder()
configureMedia(diskStorage(folder))
const maya = await make.admin('support')
const desk = as(maya).supportDesk
const removed = { body: '', files: [] }
const stays = { body: 'We look into it' }

beforeEach(() => db.deleteFrom('rateLimits').execute())

const mailOf = async ({ id }: { id: string }) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email

async function erase(person: { id: string }) {
  const leaving = {
    id: person.id,
    email: await mailOf(person),
    name: 'Ana',
    language: 'en',
  } as const
  await dropErased(db, await db.transaction().execute((db) => eraseIn(db, leaving)))
}

test('words and pictures of the one who leaves, and of nobody else', async () => {
  const [client, other] = [await make.person('client'), await make.person('client')]
  const [mine, ours, theirs] = [await picture(), await picture(), await picture()]
  const id = await opened(client, { message: 'My name is Ana', files: [mine] })
  await answer(maya, id, 'pending_user', { files: [ours] })
  await say(client, id, 'And my street is long')
  const others = await opened(other, { message: 'A question', files: [theirs] })

  await erase(client)
  const left = await desk.read({ id })
  expect(left.messages).toMatchObject([removed, { ...stays, files: [ours] }, removed])
  expect(left).toMatchObject({ name: 'Former member', subject: '' })
  expect(await as(other).tickets.read({ id: others })).toMatchObject({
    subject: 'A question',
    messages: [{ body: 'A question', files: [theirs] }],
  })
  expect((await readdir(join(folder, 'support'))).sort()).toEqual([ours, theirs].sort())
})

test('what they wrote as a guest from their address, with the links to it', async () => {
  const client = await make.person('client')
  const email = await mailOf(client)
  const { me, id } = await openedAsGuest(email)
  const token = await linkIn(email)
  await me.api().tickets.claim({ token })
  const stranger = await openedAsGuest()

  await erase(client)
  expect((await desk.read({ id })).messages).toMatchObject([removed])
  const missing = { code: 'NOT_FOUND' }
  await expect(me.api().tickets.read({ id })).rejects.toMatchObject(missing)
  await expect(me.api().tickets.claim({ token })).rejects.toMatchObject(missing)
  const { conversationId } = await rowOf(id)
  const places = await db
    .selectFrom('participants')
    .select('guestEmail')
    .where('conversationId', '=', conversationId)
    .execute()
  expect(places).toEqual([{ guestEmail: null }])
  expect((await desk.read({ id: stranger.id })).messages).toMatchObject([
    { body: 'I lost my umbrella' },
  ])
  await me.api().tickets.claim({ token: await linkIn(stranger.email) })
})

test('what the previous release has kept of it', async () => {
  const client = await make.person('client')
  const row = { userId: client.id, email: await mailOf(client), type: 'general', subject: 'Old' }
  const { id: ticketId } = await db
    .insertInto('supportTickets')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = `${randomUUID()}.webp`
  const said = [
    { ticketId, authorId: client.id, body: 'A question', files: [file] },
    { ticketId, authorId: null, body: 'Before I had an account', files: [] },
    { ticketId, authorId: maya.id, body: 'An answer', files: [] },
  ]
  for (const each of said) await db.insertInto('ticketMessages').values(each).execute()

  await erase(client)
  const kept = await db
    .selectFrom('ticketMessages')
    .select(['body', 'files'])
    .where('ticketId', '=', ticketId)
    .orderBy('id')
    .execute()
  expect(kept).toEqual([removed, removed, { body: 'An answer', files: [] }])
})

test('who answered at the desk and leaves: their name and words go', async () => {
  const [client, gone] = [await make.person('client'), await make.admin('support')]
  const id = await opened(client)
  await answer(gone, id)
  await erase(gone)
  expect((await as(client).tickets.read({ id })).messages).toMatchObject([
    { from: 'client' },
    { ...removed, from: 'support', author: 'Former member' },
  ])
})
