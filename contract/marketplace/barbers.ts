import * as z from 'zod'
import { call } from '#contract/call.ts'
import { profileId, typedProfileId } from '#contract/ids.ts'
import { promotionTerms } from '#contract/money/promotion-terms.ts'

// Known types have their own label; an unknown one is shown as a plain badge.
export const badge = z.object({
  badgeType: z.string(),
  rank: z.int().nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
})

// The picture's description, if there is one.
const alt = z.object({ en: z.string(), es: z.string() }).nullable().optional()

export const barberCard = z.object({
  // A shop is shown in place of a barber while the city has none. Its id is the shop's.
  kind: z.enum(['barber', 'shop']),
  id: z.uuid(),
  shopName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  averageRating: z.number(),
  totalReviews: z.int(),
  image: z.string().nullable(),
  imageAlt: alt,
  // The first few only; `serviceCount` is the total.
  services: z.array(z.object({ name: z.string(), priceCents: z.int() })),
  serviceCount: z.int(),
  badges: z.array(badge),
  // The best offer that needs no code.
  offer: promotionTerms
    .pick({ kind: true, percent: true, amountCents: true, endsAt: true })
    .optional(),
  // The next bookable slot; null without any, missing while unknown.
  nextOpening: z.iso.datetime().nullable().optional(),
})

export const serviceCategories = ['Fades', 'Beard', 'Kids', 'Designs', 'Other'] as const

export const service = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  category: z.enum(serviceCategories),
  priceCents: z.int(),
  durationMinutes: z.int(),
  isAddOn: z.boolean(),
  // Paid by card to book; null means the shop's own deposit, or none.
  depositPercent: z.int().nullable(),
})

// The owner or a team member, identified by the user id.
export const provider = z.object({
  providerId: z.uuid(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  photoUrl: z.string().nullable(),
  languages: z.array(z.string()),
  averageRating: z.number().nullable(),
  totalReviews: z.int(),
})

// Only pictures with the consent of the person in them.
export const portfolioItem = z.object({
  id: z.uuid(),
  imageUrl: z.string(),
  imageAlt: alt,
  beforeImageUrl: z.string().nullable(),
  caption: z.string(),
  category: z.enum(serviceCategories).nullable(),
  // Null when the service cannot be booked now.
  serviceId: z.uuid().nullable(),
  providerId: z.uuid(),
  providerName: z.string(),
})

export const openingHours = z.object({
  // Wall-clock minutes after midnight; past 1440 is the next day. Weekday 0 is Sunday.
  weekly: z.array(z.object({ weekday: z.int(), opensMinutes: z.int(), closesMinutes: z.int() })),
  // Actual hours from yesterday on: with holidays, exceptions, time off and clock changes.
  days: z.array(
    z.object({
      date: z.iso.date(),
      isUsual: z.boolean(),
      windows: z.array(z.object({ opensAt: z.iso.datetime(), closesAt: z.iso.datetime() })),
    }),
  ),
})

export const bookingPolicies = z.object({
  paymentPolicy: z.enum(['pay_at_shop', 'card_on_file', 'prepay']),
  depositPercent: z.int(),
  cancellationWindowHours: z.int(),
  lateCancelFeePercent: z.int(),
  noShowFeePercent: z.int(),
  autoConfirm: z.boolean(),
  acceptWalkIns: z.boolean(),
})

export const barberProfile = barberCard
  .pick({
    id: true,
    shopName: true,
    address: true,
    timeZone: true,
    averageRating: true,
    totalReviews: true,
    image: true,
    imageAlt: true,
    badges: true,
  })
  .extend({
    // City and state are empty until the barber has set an address.
    city: z.string(),
    state: z.string(),
    neighborhood: z.string(),
    zip: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    bio: z.string(),
    languages: z.array(z.string()),
    licenseType: z.string().nullable(),
    licenseCheckedAt: z.iso.datetime().nullable(),
    accessible: z.boolean(),
    parking: z.string(),
    amenities: z.array(z.string()),
    paymentMethods: z.array(z.string()),
    services: z.array(service),
    team: z.array(provider),
    // The first few only; `pictureCount` is the total.
    pictures: z.array(portfolioItem),
    pictureCount: z.int(),
    hours: openingHours,
    policies: bookingPolicies,
    // Offers that need no code.
    promotions: z.array(promotionTerms),
    // The services whose price may be crossed out beside a lower one.
    strikable: z.array(z.uuid()),
  })

export const review = z.object({
  id: z.uuid(),
  rating: z.int(),
  body: z.string(),
  // First name and initial; null for a guest or a deleted account.
  author: z.string().nullable(),
  providerName: z.string(),
  createdAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  photos: z.array(z.string()),
  // Pinned to the top by the barber.
  isPinned: z.boolean(),
})

export const reviewSorts = ['newest', 'highest', 'lowest'] as const

export const reviewPage = z.object({
  averageRating: z.number(),
  totalReviews: z.int(),
  // Counts all reviews, from five stars down to one.
  histogram: z.array(z.object({ stars: z.int(), count: z.int() })),
  reviews: z.array(review),
  page: z.int(),
  pages: z.int(),
})

export const portfolio = z.object({
  id: profileId,
  shopName: z.string(),
  items: z.array(portfolioItem),
})

// A shop shown in place of a barber, and the listed barbers who work there.
export const shopPage = barberCard
  .pick({ id: true, shopName: true, address: true, image: true, imageAlt: true })
  .extend({ description: z.string(), barbers: z.array(barberCard) })

const one = z.object({ id: typedProfileId })

export type Badge = z.output<typeof badge>
export type ShopPage = z.output<typeof shopPage>
export type BarberCard = z.output<typeof barberCard>
export type Service = z.output<typeof service>
export type ServiceCategory = Service['category']
export type Provider = z.output<typeof provider>
export type PortfolioItem = z.output<typeof portfolioItem>
export type OpeningHours = z.output<typeof openingHours>
export type BookingPolicies = z.output<typeof bookingPolicies>
export type BarberProfile = z.output<typeof barberProfile>
export type Review = z.output<typeof review>
export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewPage = z.output<typeof reviewPage>
export type Portfolio = z.output<typeof portfolio>

export const barbers = {
  featured: call({
    summary: 'List the featured barbers of the landing page',
    access: 'public',
    method: 'GET',
    path: '/api/barbers/featured',
    output: z.array(barberCard),
    until: ['stats'],
  }),
  // NOT_FOUND for a barber who is not listed, or does not exist. Here and below, `id` is the
  // profile id.
  profile: call({
    summary: "Read a barber's public profile",
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:id',
    input: one,
    output: barberProfile,
  }),
  // By the slug in a barber's own link.
  bySlug: call({
    summary: 'Find a barber by the short name in their link',
    access: 'public',
    method: 'GET',
    path: '/api/barber-links/:slug',
    input: z.object({ slug: z.string().max(40) }),
    output: z.object({ id: profileId }),
  }),
  reviews: call({
    summary: "List a barber's reviews",
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:id/reviews',
    input: one.extend({
      stars: z.coerce.number<number>().int().min(1).max(5).optional(),
      sort: z.enum(reviewSorts).default('newest'),
      page: z.coerce.number<number>().int().min(1).max(1000).default(1),
    }),
    output: reviewPage,
  }),
  portfolio: call({
    summary: "List the photos of a barber's work",
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:id/portfolio',
    input: one,
    output: portfolio,
  }),
  shop: call({
    summary: 'Read a shop with its barbers',
    access: 'public',
    method: 'GET',
    path: '/api/shops/:id',
    input: z.object({ id: z.guid() }),
    output: shopPage,
    until: ['stats'],
  }),
  similar: call({
    summary: 'List barbers similar to this one',
    access: 'public',
    method: 'GET',
    path: '/api/barbers/:id/similar',
    input: one,
    output: z.array(barberCard),
    until: ['stats'],
  }),
}
