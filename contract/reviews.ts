// What clients say about a visit: once it is completed, once per visit, and for thirty days.
import * as z from 'zod'
import { call } from './call.ts'

export const reviewDays = 30
export const mostReviewPhotos = 4
export const mostReviewCharacters = 1000
export const aspects = ['cut', 'cleanliness', 'punctuality', 'value'] as const
export const reviewStates = ['published', 'flagged', 'removed'] as const

const stars = z.int('Choose from 1 to 5 stars').min(1, 'Choose from 1 to 5 stars').max(5)
const aspect = stars.nullable().default(null)

export const reviewForm = z.object({
  rating: stars,
  text: z
    .string()
    .trim()
    .max(mostReviewCharacters, 'Review must be less than 1000 characters')
    .default(''),
  cut: aspect,
  cleanliness: aspect,
  punctuality: aspect,
  value: aspect,
})

const place = z.object({ id: z.uuid(), shopName: z.string(), image: z.string().nullable() })

export const reviewableVisit = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  barber: place,
  professionalName: z.string(),
  services: z.array(z.string()),
  // The last moment to write about it.
  deadline: z.iso.datetime(),
})

export const photo = z.object({ id: z.uuid(), url: z.string() })

export const ownReview = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  visitedAt: z.iso.datetime(),
  barber: place,
  professionalName: z.string(),
  rating: z.int(),
  text: z.string(),
  cut: z.int().nullable(),
  cleanliness: z.int().nullable(),
  punctuality: z.int().nullable(),
  value: z.int().nullable(),
  photos: z.array(photo),
  status: z.enum(reviewStates),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  // The last moment to change it.
  editableUntil: z.iso.datetime(),
})

export type ReviewForm = z.output<typeof reviewForm>
export type ReviewableVisit = z.output<typeof reviewableVisit>
export type OwnReview = z.output<typeof ownReview>

// Photos are files: POST /api/reviews/:id/photos (server/features/reviews/files.ts).
export const photosPath = (reviewId: string) => `/api/reviews/${reviewId}/photos`

export function isEditable({ status, editableUntil }: OwnReview, nowMs: number) {
  return status !== 'removed' && nowMs < Date.parse(editableUntil)
}

export const reviews = {
  toWrite: call({
    access: 'signed-in',
    method: 'GET',
    path: '/api/reviews/to-write',
    output: z.array(reviewableVisit),
  }),
  mine: call({
    access: 'signed-in',
    method: 'GET',
    path: '/api/reviews/mine',
    input: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
    output: z.object({ reviews: z.array(ownReview), total: z.int(), pages: z.int() }),
  }),
  write: call({
    access: 'signed-in',
    method: 'POST',
    path: '/api/reviews',
    input: reviewForm.extend({ bookingId: z.uuid() }),
    output: ownReview,
    errors: ['REVIEW_NOT_OPEN', 'REVIEW_CLOSED', 'REVIEW_EXISTS', 'REVIEW_OF_OWN_SHOP'],
  }),
  edit: call({
    access: 'signed-in',
    method: 'PUT',
    path: '/api/reviews/:id',
    input: reviewForm.extend({ id: z.uuid() }),
    output: ownReview,
    errors: ['REVIEW_CLOSED'],
  }),
  remove: call({
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/reviews/:id',
    input: z.object({ id: z.uuid() }),
  }),
  removePhoto: call({
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/reviews/:id/photos/:photoId',
    input: z.object({ id: z.uuid(), photoId: z.uuid() }),
    errors: ['REVIEW_CLOSED'],
  }),
}
