// Search: the list on /explore and the pins on /map.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberCard } from './barbers.ts'
import { cityMap } from './city-map.ts'
import { call, type Received } from '#contract/call.ts'
import { clockTime, day } from '#contract/fields.ts'

export const categories = ['Fades', 'Beard', 'Kids', 'Designs', 'Other'] as const
export const timesOfDay = ['morning', 'afternoon', 'evening'] as const
export const whens = ['tonight', 'tomorrow', 'weekend'] as const
export const sorts = ['recommended', 'nearest', 'rating', 'price', 'earliest'] as const
export const paymentPolicies = ['pay_at_shop', 'card_on_file', 'prepay'] as const

const words = z.string().trim().max(100, 'Please use fewer than 100 characters')
const flag = z
  .enum(['true', 'false'])
  .or(z.boolean())
  .transform((value) => value === true || value === 'true')
const text = z.object({ en: z.string(), es: z.string() })
const clock = clockTime(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 15:00')

// All filters. An omitted one does not narrow the search.
export const filters = z.object({
  q: words.optional(),
  category: z.enum(categories).optional(),
  // A style, by its id in suggestions and readings: 'skin-fade'.
  style: z
    .string()
    .regex(/^[a-z-]{2,40}$/, 'Choose a style')
    .optional(),
  // A city, a neighborhood, or a ZIP. Distances are measured from there.
  city: words.optional(),
  near: words.optional(),
  // The visitor's position, if shared. Wins over `near`.
  latitude: z.coerce.number<number>().min(-90).max(90).optional(),
  longitude: z.coerce.number<number>().min(-180).max(180).optional(),
  distanceMiles: z.coerce.number<number>().min(0.5).max(100).optional(),
  // An open slot on that date, at that time of day, or between two times.
  date: day('Choose a date').optional(),
  // With `date`, the last day.
  dateTo: day('Choose a date').optional(),
  // By the clock of the city.
  when: z.enum(whens).optional(),
  timeOfDay: z.enum(timesOfDay).optional(),
  timeFrom: clock.optional(),
  timeTo: clock.optional(),
  openToday: flag.optional(),
  // A start within 90 minutes.
  openNow: flag.optional(),
  priceMinCents: z.coerce.number<number>().int().min(0).max(50_000).optional(),
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

export const opening = z.object({ startsAt: z.iso.datetime(), serviceIds: z.array(z.uuid()) })

export const foundBarber = barberCard.extend({
  id: profileId,
  latitude: z.number(),
  longitude: z.number(),
  distanceMiles: z.number().nullable(),
  languages: z.array(z.string()),
  priceFromCents: z.int().nullable(),
  // What of it was asked for; more than one service when no single one is all of it.
  matched: z
    .object({
      services: z.array(z.object({ id: z.uuid(), name: z.string(), priceCents: z.int() })),
      priceCents: z.int(),
    })
    .nullable(),
  // The next three slots for the matched service.
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

export const chipKinds = [
  'style',
  'place',
  'nearMe',
  'distance',
  'when',
  'price',
  'rating',
  'language',
  'walkIns',
  'accessible',
  'openNow',
  'sort',
  'shop',
  'person',
  'text',
] as const

// One thing that was understood. Each kind has its own fields.
export const chip = z.object({
  kind: z.enum(chipKinds),
  // The query without it.
  without: z.string(),
  names: z.array(text).optional(),
  isOneOf: z.boolean().optional(),
  label: z.string().optional(),
  miles: z.number().optional(),
  date: z.string().optional(),
  dateTo: z.string().optional(),
  timeOfDay: z.enum(timesOfDay).optional(),
  timeFrom: z.string().optional(),
  timeTo: z.string().optional(),
  priceMinCents: z.int().optional(),
  priceMaxCents: z.int().optional(),
  ratingMin: z.number().optional(),
  language: z.string().optional(),
  sort: z.enum(sorts).optional(),
})

export const reading = z.object({
  // The query that was read.
  q: z.string(),
  chips: z.array(chip),
  // Understood but not applied, such as a second place; and words that nobody's name has.
  ignored: z.array(z.string()),
})

export const found = z.object({
  barbers: z.array(foundBarber),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  // What the typed words ask for.
  reading: reading.nullable(),
  // How many offer the style by name; the others do something similar. Null without a style.
  named: z.int().nullable(),
  // Nobody lists it: these only mention it.
  isMention: z.boolean(),
  // The circle around a place in the words, and whether it was widened for lack of results.
  reach: z.object({ miles: z.number(), isWidened: z.boolean() }).nullable(),
  // The place that distances are measured from.
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  // For an empty result: the filter to drop, and the nearest barbers without it; a chip of the reading
  // is named by its place in the list.
  blockedBy: z.enum(blockers).nullable(),
  // What would be found without each one, the easiest to give up first.
  without: z.array(z.object({ by: z.enum(blockers), chip: z.int().nullable(), total: z.int() })),
  nearest: z.array(foundBarber),
})

export const place = z.object({
  kind: z.enum(['city', 'neighborhood', 'zip']),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const suggestion = z.object({
  kind: z.enum(['style', 'place', 'shop', 'person']),
  name: text,
  // The words before the ones that it completes.
  head: z.string(),
  // The page of a shop or a person.
  profileId: profileId.nullable(),
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

export type Chip = z.output<typeof chip>
export type Filters = z.output<typeof filters>
export type FoundBarber = z.output<typeof foundBarber>
export type Found = z.output<typeof found>
export type Suggestion = z.output<typeof suggestion>
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
      // Without one the words may ask for an order.
      sort: z.enum(sorts).optional(),
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
  // What the last words may become.
  suggest: call({
    summary: 'Suggest services, barbers and neighborhoods',
    access: 'public',
    method: 'GET',
    path: '/api/search/suggestions',
    input: z.object({ q: words, city: words.optional() }),
    output: z.array(suggestion),
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
