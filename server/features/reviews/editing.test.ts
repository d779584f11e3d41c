import { expect, test } from 'vitest'
import { list } from '#tests/listing.ts'
import { db } from '#tests/world.ts'
import {
  editsOf,
  five,
  fromNow,
  ratingOf,
  shop,
  someone,
  insertBooking,
  written,
} from './reviews.test.kit.ts'

async function backdate(id: string, days: number) {
  const createdAt = fromNow(-days * 1440 - 10)
  await db.updateTable('reviews').set({ createdAt }).where('id', '=', id).execute()
}

test('an edit within thirty days keeps what was said before', async () => {
  const { api, bookingId, review } = await written()
  const edited = await api.reviews.edit({ id: review.id, rating: 2, text: 'On second look, no.' })
  expect(edited).toMatchObject({ rating: 2, text: 'On second look, no.', status: 'published' })
  expect(edited.editedAt).not.toBeNull()
  expect(await editsOf(bookingId)).toMatchObject([
    { event: 'written', review: { rating: 5, body: five.text } },
    { event: 'edited', review: { rating: 2, body: 'On second look, no.' } },
  ])
  const rude = await api.reviews.edit({ id: review.id, rating: 1, text: 'bitch' })
  expect(rude.status).toBe('flagged')

  await backdate(review.id, 30)
  await expect(api.reviews.edit({ id: review.id, ...five })).rejects.toMatchObject({
    code: 'REVIEW_CLOSED',
  })
})

test('what was taken down cannot be edited', async () => {
  const { api, review } = await written()
  await db.updateTable('reviews').set({ status: 'removed' }).where('id', '=', review.id).execute()
  await expect(api.reviews.edit({ id: review.id, ...five })).rejects.toMatchObject({
    code: 'REVIEW_CLOSED',
  })
  expect((await api.reviews.mine({})).reviews[0]?.status).toBe('removed')
})

test('a review that was taken down cannot be deleted and posted again', async () => {
  const { api, bookingId, review } = await written()
  await db.updateTable('reviews').set({ status: 'removed' }).where('id', '=', review.id).execute()
  await api.reviews.remove({ id: review.id })
  await expect(api.reviews.write({ bookingId, ...five })).rejects.toMatchObject({
    code: 'REVIEW_TAKEN_DOWN',
  })
  expect((await api.reviews.toWrite()).map((each) => each.bookingId)).not.toContain(bookingId)
})

test('history cannot be changed', async () => {
  const { bookingId } = await written()
  const change = db.updateTable('reviewEdits').set({ event: 'edited' })
  await expect(change.where('bookingId', '=', bookingId).execute()).rejects.toThrow('append-only')
  const erase = db.deleteFrom('reviewEdits').where('bookingId', '=', bookingId)
  await expect(erase.execute()).rejects.toThrow('append-only')
})

test('a deleted review is gone for everyone, counts no more, and may be written anew', async () => {
  const at = await list('Gone Shop')
  const { person, api } = await someone()
  const bookingId = await insertBooking(person, { at })
  const { id } = await api.reviews.write({ bookingId, ...five })
  await api.reviews.remove({ id })
  expect((await api.reviews.mine({})).total).toBe(0)
  expect(await ratingOf(at)).toEqual({ averageRating: 0, totalReviews: 0 })
  expect((await editsOf(bookingId)).map(({ event }) => event)).toEqual(['written', 'deleted'])
  await expect(api.reviews.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await api.reviews.write({ bookingId, ...five })
})

test('a guest’s stars belong to the account that owns the booking now', async () => {
  const { person, api } = await someone()
  const bookingId = await insertBooking(person)
  const barberId = shop.barber.id
  const row = { bookingId, barberId, providerId: barberId, rating: 4 }
  const { id } = await db
    .insertInto('reviews')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await api.reviews.mine({})).reviews).toMatchObject([{ id, rating: 4, text: '' }])
  const edited = await api.reviews.edit({ id, rating: 4, text: 'Now with words' })
  expect(edited.text).toBe('Now with words')
})
