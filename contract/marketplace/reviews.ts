// Reviews of clients: for completed bookings, once per booking, within thirty days.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { place } from '#contract/business/team-rights.ts'
import { profileId } from '#contract/ids.ts'

export const reviewDays = 30
export const mostReviewPhotos = 4
export const mostReviewCharacters = 1000
export const aspects = ['cut', 'cleanliness', 'punctuality', 'value'] as const
export const mostReplyCharacters = 500
export const replyDays = 30
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

const reviewedShop = z.object({
  id: profileId,
  shopName: z.string(),
  timeZone: z.string(),
  image: z.string().nullable(),
})

export const reviewableBooking = z.object({
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  barber: reviewedShop,
  professionalName: z.string(),
  services: z.array(z.string()),
  // The last moment to write a review.
  deadline: z.iso.datetime(),
})

export const photo = z.object({ id: z.uuid(), url: z.string() })

export const ownReview = z.object({
  id: z.uuid(),
  bookingId: z.uuid(),
  bookingNumber: z.string(),
  visitedAt: z.iso.datetime(),
  barber: reviewedShop,
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
  // The last moment to edit it.
  editableUntil: z.iso.datetime(),
})

// Reasons to report a review. A low rating is not one of them.
export const reportReasons = ['abusive', 'private', 'no_visit', 'spam', 'conflict'] as const
export const reviewFilters = ['all', 'unanswered', 'answered', 'reported'] as const

export const replyForm = z.object({
  reply: z
    .string()
    .trim()
    .min(2, 'Please write a few words')
    .max(mostReplyCharacters, 'Reply must be less than 500 characters'),
})

export const reportForm = z.object({
  reason: z.enum(reportReasons, 'Choose a reason'),
  note: z.string().trim().max(500, 'Note must be less than 500 characters').default(''),
})

// A review as staff see it.
export const receivedReview = z.object({
  id: z.uuid(),
  rating: z.int(),
  text: z.string(),
  cut: z.int().nullable(),
  cleanliness: z.int().nullable(),
  punctuality: z.int().nullable(),
  value: z.int().nullable(),
  // First name and initial; null for a guest or a deleted account.
  author: z.string().nullable(),
  professionalName: z.string(),
  services: z.array(z.string()),
  visitedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  photos: z.array(photo),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  // The last moment to edit the reply.
  replyEditableUntil: z.iso.datetime().nullable(),
  isPinned: z.boolean(),
  report: z.object({ reason: z.enum(reportReasons), status: z.string() }).nullable(),
})

export const receivedPage = z.object({
  // Null while the business has no public page.
  profileId: profileId.nullable(),
  mayPin: z.boolean(),
  averageRating: z.number(),
  total: z.int(),
  unanswered: z.int(),
  // Counts all reviews, from five stars down to one.
  histogram: z.array(z.object({ stars: z.int(), count: z.int() })),
  // The last twelve months with reviews, oldest first: '2026-11-01'.
  months: z.array(z.object({ month: z.iso.date(), average: z.number(), count: z.int() })),
  reviews: z.array(receivedReview),
  matching: z.int(),
  pages: z.int(),
})

export type ReceivedReview = z.output<typeof receivedReview>
export type ReceivedPage = z.output<typeof receivedPage>
export type ReviewFilter = (typeof reviewFilters)[number]
export type ReportReason = (typeof reportReasons)[number]
export type ReviewForm = z.output<typeof reviewForm>
export type ReviewableBooking = z.output<typeof reviewableBooking>
export type OwnReview = z.output<typeof ownReview>

// Photos are files: POST /api/reviews/:id/photos (server/features/reviews/files.ts).
export const photosPath = (reviewId: string) => `/api/reviews/${reviewId}/photos`

const staff = ['barber', 'employee'] as const
const received = z.object({ place, id: z.uuid() })

export function isEditable({ status, editableUntil }: OwnReview, nowMs: number) {
  return status !== 'removed' && nowMs < Date.parse(editableUntil)
}

export const reviews = {
  toWrite: call({
    summary: 'List bookings you can still review',
    access: 'signed-in',
    method: 'GET',
    path: '/api/reviews/to-write',
    output: z.array(reviewableBooking),
  }),
  mine: call({
    summary: 'List the reviews you wrote',
    access: 'signed-in',
    method: 'GET',
    path: '/api/reviews/mine',
    input: z.object({ page: z.coerce.number<number>().int().min(1).max(1000).default(1) }),
    output: z.object({ reviews: z.array(ownReview), total: z.int(), pages: z.int() }),
  }),
  write: call({
    summary: 'Write a review of a completed booking',
    access: 'signed-in',
    method: 'POST',
    path: '/api/reviews',
    input: reviewForm.extend({ bookingId: z.uuid() }),
    output: ownReview,
    errors: [
      'REVIEW_NOT_OPEN',
      'REVIEW_CLOSED',
      'REVIEW_EXISTS',
      'REVIEW_TAKEN_DOWN',
      'REVIEW_OF_OWN_SHOP',
    ],
  }),
  edit: call({
    summary: 'Edit your own review',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/reviews/:id',
    input: reviewForm.extend({ id: z.uuid() }),
    output: ownReview,
    errors: ['REVIEW_CLOSED'],
  }),
  remove: call({
    summary: 'Remove your own review',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/reviews/:id',
    input: z.object({ id: z.uuid() }),
  }),
  removePhoto: call({
    summary: 'Remove a photo from your own review',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/reviews/:id/photos/:photoId',
    input: z.object({ id: z.uuid(), photoId: z.uuid() }),
    errors: ['REVIEW_CLOSED'],
  }),
  // Reviews of the business; a team member sees their own, or all with the `reviews` right.
  received: call({
    summary: 'List the reviews a business received',
    access: staff,
    method: 'GET',
    path: '/api/reviews/received',
    input: z.object({
      place,
      filter: z.enum(reviewFilters).default('all'),
      stars: z.coerce.number<number>().int().min(1).max(5).optional(),
      page: z.coerce.number<number>().int().min(1).max(1000).default(1),
    }),
    output: receivedPage,
  }),
  reply: call({
    summary: 'Reply to a review as the business',
    access: staff,
    method: 'PUT',
    path: '/api/reviews/:id/reply',
    input: received.extend(replyForm.shape),
    errors: ['REPLY_CLOSED'],
  }),
  report: call({
    summary: 'Report a review to Kempt',
    access: staff,
    method: 'POST',
    path: '/api/reviews/:id/report',
    input: received.extend(reportForm.shape),
    errors: ['REVIEW_REPORTED'],
  }),
  pin: call({
    summary: 'Pin or unpin a review',
    access: staff,
    method: 'PUT',
    path: '/api/reviews/:id/pin',
    input: received.extend({ isPinned: z.boolean() }),
  }),
}

export type NewReview = Received<typeof reviews.write>
export type ReviewEdit = Received<typeof reviews.edit>
export type ReviewPhotoKey = Received<typeof reviews.removePhoto>
export type ReceivedQuery = Received<typeof reviews.received>
export type ReviewReply = Received<typeof reviews.reply>
export type ReviewReport = Received<typeof reviews.report>
export type ReviewPin = Received<typeof reviews.pin>
