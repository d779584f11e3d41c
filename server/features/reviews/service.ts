import { AppError, fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import {
  mostReviewPhotos,
  type NewReview,
  type ReviewEdit,
  type ReviewForm,
  type ReviewPhotoKey,
} from '#contract/marketplace/reviews.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { shortName } from '#server/features/barbers/service.ts'
import { tellStaff } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { dropPicture, savePicture, type FileCaller } from '#server/features/media/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { countUnanswered, type About } from './received-queries.ts'
import {
  deletePhoto,
  deleteReview,
  findName,
  findReview,
  insertEdit,
  insertPhoto,
  insertReview,
  listPhotos,
  listReviewable,
  listReviewsOf,
  lockReview,
  lockBooking,
  updateReview,
  deletePhotosOf,
} from './queries.ts'
import { isClean } from './word-filter.ts'

const pageSize = 25
const mostToWrite = 50
const photoSize = 1200
const hour = 3600

export function listToWrite({ db, actor }: SignedInCaller) {
  return listReviewable(db, actor.id, mostToWrite)
}

export async function listOwn({ db, actor }: SignedInCaller, page: number) {
  const { reviews, total } = await listReviewsOf(db, actor.id, { page, size: pageSize })
  return { reviews, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

export async function writeReview({ db, actor }: SignedInCaller, form: NewReview) {
  await limit(db, [{ key: `review:user:${actor.id}`, points: 30, seconds: hour }])
  const { name } = await findName(db, actor.id)
  return inTransaction(db, async (db) => {
    const reviewId = await write(db, { clientId: actor.id, name }, form)
    return findReview(db, actor.id, reviewId)
  })
}

type Linked = {
  id: string
  clientId: string | null
  clientName: string | null
  guestName: string | null
}

// A rating without text, for the holder of the link in the mail.
export function rateByLink(
  db: Db,
  { id, clientId, clientName, guestName }: Linked,
  rating: number,
) {
  const stars = { rating, text: '', cut: null, cleanliness: null, punctuality: null, value: null }
  const author = { clientId, name: clientName ?? guestName ?? '' }
  return inTransaction(db, (db) => write(db, author, { bookingId: id, ...stars }))
}

type Author = { clientId: string | null; name: string }

async function write(db: Db, author: Author, form: NewReview) {
  const { bookingId, ...said } = form
  const { clientId, name } = author
  const booking = (await lockBooking(db, clientId, bookingId)) ?? fail('NOT_FOUND')
  if (booking.status !== 'completed' || !booking.isSettled) fail('REVIEW_NOT_OPEN')
  if (booking.isOwnShop) fail('REVIEW_OF_OWN_SHOP')
  if (booking.hasReview) fail('REVIEW_EXISTS')
  if (booking.isTakenDown) fail('REVIEW_TAKEN_DOWN')
  if (booking.isOver) fail('REVIEW_CLOSED')

  const { barberId, providerId } = booking
  const status = isClean(said.text) ? ('published' as const) : ('flagged' as const)
  const row = { bookingId, barberId, providerId, clientId, status, ...columnsOf(said) }
  const reviewId = await insertReview(db, row)
  await keep(db, 'written', row)
  if (status === 'published') await tellShop(db, { ...row, name })
  else await tellAdmins(db, bookingId)
  await publishChange(db, barberId)
  return reviewId
}

// A review under moderation stays hidden after an edit.
export async function editReview({ db, actor }: SignedInCaller, form: ReviewEdit) {
  await limit(db, [{ key: `review:user:${actor.id}`, points: 30, seconds: hour }])
  return inTransaction(db, async (db) => {
    const { id, ...said } = form
    const before = (await lockReview(db, actor.id, id)) ?? fail('NOT_FOUND')
    if (before.isOver || before.status === 'removed') fail('REVIEW_CLOSED')
    const status = isClean(said.text) ? before.status : 'flagged'
    const columns = { status, ...columnsOf(said) }
    await updateReview(db, id, columns)
    await keep(db, 'edited', { bookingId: before.bookingId, ...columns })
    if (status === 'flagged' && before.status !== 'flagged') await tellAdmins(db, before.bookingId)
    await publishChange(db, before.barberId)
    return findReview(db, actor.id, id)
  })
}

export async function removeReview({ db, actor }: SignedInCaller, id: string) {
  const photos = await inTransaction(db, async (db) => {
    const review = (await lockReview(db, actor.id, id)) ?? fail('NOT_FOUND')
    const photos = await listPhotos(db, id)
    await keep(db, 'deleted', review)
    await deleteReview(db, id)
    await publishChange(db, review.barberId)
    return photos
  })
  for (const { url } of photos) await dropPicture(db, actor.id, url)
}

export async function addPhoto(caller: FileCaller, id: string, bytes: Buffer) {
  const { db, actor } = caller
  await refusePhoto(caller, id)
  const picture = { bytes, userId: actor.id, width: photoSize, fit: 'inside' } as const
  const url = await savePicture(db, picture)
  return inTransaction(db, async (db) => {
    const { barberId } = await refusePhoto({ ...caller, db }, id)
    const photo = await insertPhoto(db, id, url)
    await publishChange(db, barberId)
    return photo
  }).catch(async (error: unknown) => {
    await dropPicture(db, actor.id, url)
    throw error
  })
}

// Runs before the picture is processed, and again before it is added.
async function refusePhoto({ db, actor }: FileCaller, id: string) {
  const review = (await lockReview(db, actor.id, id)) ?? fail('NOT_FOUND')
  if (review.isOver || review.status === 'removed') fail('REVIEW_CLOSED')
  if ((await listPhotos(db, id)).length >= mostReviewPhotos) throw new AppError('TOO_MANY_PHOTOS')
  return review
}

export async function removePhoto({ db, actor }: SignedInCaller, { id, photoId }: ReviewPhotoKey) {
  const url = await inTransaction(db, async (db) => {
    const review = (await lockReview(db, actor.id, id)) ?? fail('NOT_FOUND')
    if (review.isOver) fail('REVIEW_CLOSED')
    const photo = (await listPhotos(db, id)).find((each) => each.id === photoId)
    if (!photo) return fail('NOT_FOUND')
    await deletePhoto(db, photoId)
    await publishChange(db, review.barberId)
    return photo.url
  })
  await dropPicture(db, actor.id, url)
}

function columnsOf({ text, ...stars }: ReviewForm) {
  return { body: text, ...stars }
}

type Said = ReturnType<typeof columnsOf> & { bookingId: string; status: string }

async function keep(db: Db, event: 'written' | 'edited' | 'deleted', said: Said) {
  const { bookingId, rating, body, cut, cleanliness, punctuality, value, status } = said
  const review = { rating, body, cut, cleanliness, punctuality, value, status }
  await insertEdit(db, { bookingId, event, review: JSON.stringify(review) })
}

type Received = { barberId: BarberId; providerId: string; name: string; rating: number }

async function tellShop(db: Db, { barberId, providerId, name, rating }: Received) {
  for (const userId of new Set([barberId, providerId]))
    await notify(db, {
      userId,
      event: 'review',
      type: 'review_received',
      isMailed: true,
      title: { en: 'New review', es: 'Nueva reseña' },
      message:
        rating === 1
          ? { en: '{client} gave 1 star.', es: '{client} dio 1 estrella.' }
          : { en: '{client} gave {rating} stars.', es: '{client} dio {rating} estrellas.' },
      params: { client: shortName(name), rating },
      actionUrl:
        userId === barberId ? '/barber/dashboard?tab=reviews' : '/employee/dashboard?tab=profile',
    })
}

async function tellAdmins(db: Db, bookingId: string) {
  await notifyAdmins(db, 'moderation.decide', {
    event: 'review',
    type: 'other',
    title: { en: 'A review is waiting', es: 'Una reseña está en espera' },
    message: {
      en: 'The word filter held back a review. Please decide within 3 days.',
      es: 'El filtro de palabras detuvo una reseña. Decide en 3 días.',
    },
    actionUrl: '/admin/marketplace',
    data: { bookingId },
  })
}

// Cards and search show the rating.
export async function publishChange(db: Db, barberId: BarberId) {
  await tellStaff(db, barberId, 'review')
  await publish(db, 'barber', { barberId })
}

export function erasePhotos(db: Db, clientId: string) {
  return deletePhotosOf(db, clientId)
}

export function countUnansweredReviews(db: Db, about: About) {
  return countUnanswered(db, about)
}
