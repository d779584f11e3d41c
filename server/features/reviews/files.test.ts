// A review's photos, over HTTP.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { app, password, signedIn, stranger } from '#tests/accounts.ts'
import { signIn, type Visitor } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { draw, sendForm, served } from '#tests/uploads.ts'
import { db, make } from '#tests/world.ts'

await app.ready()
const shop = await list('Photo Shop')

async function reviewer() {
  const person = await make.person('client')
  const visitor = stranger()
  await signIn(visitor, person)
  return { ...person, visitor }
}

async function review({ id: clientId }: { id: string }, changes: object = {}) {
  const at = new Date().toISOString()
  const later = new Date(Date.now() + 1000).toISOString()
  const barberId = shop.barber.id
  const people = { clientId, barberId, providerId: barberId }
  const { id: bookingId } = await db
    .insertInto('bookings')
    .values({
      ...people,
      startsAt: at,
      endsAt: later,
      busyRange: `[${at},${later})`,
      status: 'completed',
      completedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('reviews')
    .values({ ...people, bookingId, rating: 5, ...changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

let shade = 0

async function send(visitor: Visitor, reviewId: string, file?: Buffer) {
  shade += 1
  const background = `#${String(100000 + shade)}`
  const bytes = file ?? (await draw({ width: 2000, height: 1000, background }).jpeg().toBuffer())
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'cut.jpg')
  const { status, body } = await sendForm(visitor, form, `/api/reviews/${reviewId}/photos`)
  return { status, ...(body as unknown as { id: string; url: string; code?: string }) }
}

const photosOf = async (visitor: Visitor) =>
  (await visitor.get('/api/reviews/mine')).body.reviews[0].photos

test('a photo is drawn anew, whole, and shown with the review', async () => {
  const person = await reviewer()
  const id = await review(person)
  const { status, url, ...photo } = await send(person.visitor, id)
  expect(status).toBe(200)
  expect(await photosOf(person.visitor)).toEqual([{ id: photo.id, url }])
  const { bytes } = await served(url)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 600 })
})

test('four and no more, also when they arrive together', async () => {
  const person = await reviewer()
  const id = await review(person)
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(person.visitor, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(answers.filter(({ code }) => code === 'TOO_MANY_PHOTOS')).toHaveLength(2)
  expect(await photosOf(person.visitor)).toHaveLength(4)
  const kept = await db.selectFrom('media').select('id').where('userId', '=', person.id).execute()
  expect(kept).toHaveLength(4)
})

test('what is no picture is refused', async () => {
  const person = await reviewer()
  const answer = await send(person.visitor, await review(person), Buffer.from('<svg/>'))
  expect([answer.status, answer.code]).toEqual([400, 'NOT_A_PICTURE'])
  expect(await photosOf(person.visitor)).toEqual([])
})

test('photos can be added only to the client’s own review while it can be edited', async () => {
  const [person, other] = [await reviewer(), await reviewer()]
  const id = await review(person)
  const old = await review(person, { createdAt: new Date(Date.now() - 31 * 864e5).toISOString() })
  const down = await review(person, { status: 'removed' })
  expect((await send(other.visitor, id)).code).toBe('NOT_FOUND')
  expect((await send(stranger(), id)).code).toBe('SIGN_IN_REQUIRED')
  expect((await send(person.visitor, 'x')).code).toBe('NOT_FOUND')
  expect((await send(person.visitor, old)).code).toBe('REVIEW_CLOSED')
  expect((await send(person.visitor, down)).code).toBe('REVIEW_CLOSED')
})

test('removed by its owner alone; with the review all of them go', async () => {
  const [person, other] = [await reviewer(), await reviewer()]
  const id = await review(person)
  const [one, two] = [await send(person.visitor, id), await send(person.visitor, id)]
  const path = `/api/reviews/${id}/photos/${one.id}`
  expect((await other.visitor.delete(path, {})).body.code).toBe('NOT_FOUND')
  expect((await person.visitor.delete(path, {})).status).toBe(204)
  expect((await served(one.url)).status).toBe(404)
  expect((await served(two.url)).status).toBe(200)
  expect((await person.visitor.delete(`/api/reviews/${id}`, {})).status).toBe(204)
  expect((await served(two.url)).status).toBe(404)
})

test('deleting an account deletes its review photos', async () => {
  const { visitor, userId } = await signedIn()
  const id = await review({ id: userId })
  const { url } = await send(visitor, id)
  expect((await visitor.post('/api/account/delete', { password })).status).toBe(204)
  expect((await served(url)).status).toBe(404)
  const left = await db.selectFrom('reviewPhotos').select('id').where('reviewId', '=', id).execute()
  expect(left).toEqual([])
})
