// The portfolio as staff edit it. What visitors see of it is in barbers.ts.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { place } from './team-rights.ts'

export const mostCaption = 200

// Upload paths besides these calls: the picture, and the one from before the cut.
export const portfolioPath = '/api/portfolio'
export const beforePath = (id: string) => `${portfolioPath}/${id}/before`
export const newPicture = z.object({
  place,
  // The position among the others, so that parallel uploads keep their order.
  position: z.coerce.number().int().min(0).max(10_000),
})
export type NewPicture = z.output<typeof newPicture>

const item = z.object({
  id: z.uuid(),
  imageUrl: z.string(),
  beforeImageUrl: z.string().nullable(),
  caption: z.string(),
  serviceId: z.uuid().nullable(),
  // Hidden from clients without consent.
  hasConsent: z.boolean(),
  // Taken down by an administrator.
  isRemoved: z.boolean(),
  providerName: z.string(),
  isMine: z.boolean(),
})
export type OwnItem = z.output<typeof item>

const own = z.object({
  items: z.array(item),
  // The services that a picture can link to.
  services: z.array(z.object({ id: z.uuid(), name: z.string() })),
  // The position of the next upload.
  nextPosition: z.int(),
})

const one = z.object({ place, id: z.uuid() })
export type ItemKey = z.output<typeof one>

export const portfolio = {
  // All of the business's pictures for its managers, otherwise the member's own.
  own: call({
    summary: 'List the portfolio of a business for editing',
    access: ['barber', 'employee'],
    method: 'GET',
    path: '/api/portfolio',
    input: z.object({ place }),
    output: own,
  }),
  // Omitted fields stay unchanged.
  save: call({
    summary: "Change a photo's caption, service or consent",
    access: ['barber', 'employee'],
    method: 'PATCH',
    path: '/api/portfolio/:id',
    input: one.extend({
      caption: z
        .string()
        .trim()
        .max(mostCaption, 'Caption must be at most 200 characters')
        .optional(),
      serviceId: z.uuid().nullable().optional(),
      hasConsent: z.boolean().optional(),
    }),
    output: item,
  }),
  order: call({
    summary: 'Put the portfolio in a new order',
    access: ['barber', 'employee'],
    method: 'PUT',
    path: '/api/portfolio/order',
    input: z.object({ place, ids: z.array(z.uuid()).max(1000) }),
  }),
  remove: call({
    summary: 'Remove a photo from the portfolio',
    access: ['barber', 'employee'],
    method: 'DELETE',
    path: '/api/portfolio/:id',
    input: one,
  }),
  removeBefore: call({
    summary: 'Remove the "before" picture of a photo',
    access: ['barber', 'employee'],
    method: 'DELETE',
    path: '/api/portfolio/:id/before',
    input: one,
    output: item,
  }),
}

export type ItemChange = Received<typeof portfolio.save>
export type ItemOrder = Received<typeof portfolio.order>
