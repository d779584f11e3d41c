// Search: the list on /explore and the pins on /map.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberCard } from './barbers.ts'
import { cityMap } from './city-map.ts'
import { call, type Received } from '#contract/call.ts'
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

// All filters. An omitted one does not narrow the search.
export const filters = z.object({
  q: words.optional(),
  category: z.enum(categories).optional(),
  // A city, a neighborhood, or a ZIP. Distances are measured from there.
  city: words.optional(),
  near: words.optional(),
  // The visitor's position, if shared. Wins over `near`.
  latitude: z.coerce.number<number>().min(-90).max(90).optional(),
  longitude: z.coerce.number<number>().min(-180).max(180).optional(),
  distanceMiles: z.coerce.number<number>().min(0.5).max(100).optional(),
  // An open slot on that date, at that time of day, or between two times.
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
  // A discount on the card.
  offers: flag.optional(),
  accessible: flag.optional(),
  // The visible part of the map: west, south, east, north.
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
  // The next three slots for the requested service.
  openings: z.array(opening),
})

// Filters that can be the reason for an empty result.
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
  'offers',
  'accessible',
  'bounds',
] as const

export const found = z.object({
  barbers: z.array(foundBarber),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  // The corrected words, when they differ from the typed ones.
  readAs: z.string().nullable(),
  // The place that distances are measured from.
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  // For an empty result: the filter to drop, and the nearest barbers without it.
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
      // The area of its barbers: west, south, east, north.
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
  // One barber as a card, for a tapped pin.
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
  // The city around a spot, or else the nearest one; without a spot the default city.
  city: call({
    summary: 'Read what the map of a city shows',
    access: 'public',
    method: 'GET',
    path: '/api/search/city',
    input: filters.pick({ latitude: true, longitude: true }),
    output: cityMap,
  }),
}

export type SearchQuery = Received<typeof search.barbers>
export type MapQuery = Received<typeof search.map>
