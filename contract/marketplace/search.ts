// Finding a barber: the list of /explore and the pins of /map.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberCard } from './barbers.ts'
import { call } from '#contract/call.ts'
import { clockTime, day } from '#contract/fields.ts'

export const categories = ['Fades', 'Beard', 'Kids', 'Designs', 'Other'] as const
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const
export const sorts = ['recommended', 'nearest', 'rating', 'price', 'earliest'] as const
export const paymentPolicies = ['pay_at_shop', 'card_on_file', 'prepay'] as const

const words = z.string().trim().max(100, 'Please use fewer than 100 characters')
const flag = z
  .enum(['true', 'false'])
  .or(z.boolean())
  .transform((value) => value === true || value === 'true')
const clock = clockTime(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 15:00')

// Everything one may ask for. What is left out does not narrow the search.
export const filters = z.object({
  q: words.optional(),
  category: z.enum(categories).optional(),
  // A city, a neighbourhood, or a ZIP. Distances count from there.
  city: words.optional(),
  near: words.optional(),
  // Where the visitor stands, when they said so. Goes before `near`.
  latitude: z.coerce.number<number>().min(-90).max(90).optional(),
  longitude: z.coerce.number<number>().min(-180).max(180).optional(),
  distanceMiles: z.coerce.number<number>().min(0.5).max(100).optional(),
  // An opening on that day, at that time of day, or between two times of it.
  date: day('Choose a date').optional(),
  timeOfDay: z.enum(timesOfDay).optional(),
  timeFrom: clock.optional(),
  timeTo: clock.optional(),
  openToday: flag.optional(),
  priceMaxCents: z.coerce.number<number>().int().min(0).max(50_000).optional(),
  ratingMin: z.coerce.number<number>().min(0).max(5).optional(),
  language: words.optional(),
  badge: z.enum(['most_booked', 'most_reviewed', 'best_services']).optional(),
  payment: z.enum(paymentPolicies).optional(),
  walkIns: flag.optional(),
  accessible: flag.optional(),
  // The part of the map that is seen: west, south, east, north.
  bounds: z
    .string()
    .max(200, 'Move the map and try again')
    .regex(/^(-?\d{1,3}(\.\d+)?,){3}-?\d{1,3}(\.\d+)?$/, 'Move the map and try again')
    .optional(),
})

export const opening = z.object({ startsAt: z.iso.datetime(), serviceId: z.uuid() })

export const foundBarber = barberCard.extend({
  id: profileId,
  latitude: z.number(),
  longitude: z.number(),
  distanceMiles: z.number().nullable(),
  languages: z.array(z.string()),
  priceFromCents: z.int().nullable(),
  // The next three, of the service that is asked for.
  openings: z.array(opening),
})

// The names of filters that can keep every barber away.
export const blockers = [
  'q',
  'category',
  'place',
  'distance',
  'time',
  'price',
  'rating',
  'language',
  'badge',
  'payment',
  'walkIns',
  'accessible',
  'bounds',
] as const

export const found = z.object({
  barbers: z.array(foundBarber),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  // What the words were read as, when that is not how they were typed.
  readAs: z.string().nullable(),
  // Where distances count from.
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  // Nothing fits: without this filter there would be these barbers.
  blockedBy: z.enum(blockers).nullable(),
  nearest: z.array(foundBarber),
})

export const place = z.object({
  kind: z.enum(['city', 'neighborhood', 'zip']),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const mapPin = z.object({
  id: profileId,
  shopName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  averageRating: z.number(),
  totalReviews: z.int(),
  priceFromCents: z.int().nullable(),
})

export const mapView = z.object({
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      count: z.int(),
      // Where its barbers are: west, south, east, north.
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    }),
  ),
  pins: z.array(mapPin),
  total: z.int(),
})

export type Filters = z.output<typeof filters>
export type FoundBarber = z.output<typeof foundBarber>
export type Found = z.output<typeof found>
export type Place = z.output<typeof place>
export type MapView = z.output<typeof mapView>
export type MapPin = z.output<typeof mapPin>
export type Sort = (typeof sorts)[number]
export type Category = (typeof categories)[number]

export const pageSize = 24

export const search = {
  barbers: call({
    summary: 'Search barbers',
    access: 'public',
    method: 'GET',
    path: '/api/search/barbers',
    input: filters.extend({
      sort: z.enum(sorts).default('recommended'),
      page: z.coerce.number<number>().int().min(1).max(1000).default(1),
    }),
    output: found,
  }),
  map: call({
    summary: 'Search barbers on a map',
    access: 'public',
    method: 'GET',
    path: '/api/search/map',
    input: filters.extend({
      bounds: filters.shape.bounds.unwrap(),
      zoom: z.coerce.number<number>().min(1).max(20),
    }),
    output: mapView,
  }),
  // One barber as a card, for a pin that was tapped.
  card: call({
    summary: "Read one barber's search card",
    access: 'public',
    method: 'GET',
    path: '/api/search/barbers/:id',
    input: z.object({ id: profileId }),
    output: foundBarber,
  }),
  places: call({
    summary: 'Suggest neighborhoods and ZIP codes',
    access: 'public',
    method: 'GET',
    path: '/api/search/places',
    input: z.object({ q: words }),
    output: z.array(place),
  }),
}
