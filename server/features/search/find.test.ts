// Compares the register with a plain scan of all its barbers, while they are added, changed and
// removed and time passes.
import { expect, test } from 'vitest'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Filters, Sort } from '#contract/marketplace/search.ts'
import { barberIdOf } from '#server/ids.ts'
import { kinds } from './columns.ts'
import type { Entry } from './entries.ts'
import { findSlots, inOrder } from './find.ts'
import { createRegister } from './register.ts'
import type { Wish } from './wish.ts'

let seed = 7
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
const below = (most: number) => Math.floor(random() * most)
const pick = <T>(list: readonly T[]) => list[below(list.length)]!
const vocabulary = ['fade', 'beard', 'kids', 'montrose', 'heights', 'classic']

function invent(number: number): Entry {
  const starts = () =>
    Int32Array.from({ length: below(40) }, () => 1000 + below(4000)).sort((a, b) => a - b)
  const offers = Object.fromEntries(
    kinds
      .filter((kind) => kind === 'any' || random() < 0.6)
      .map((kind) => [kind, { serviceId: '', priceFromCents: 500 * below(12), starts: starts() }]),
  )
  const card = {
    averageRating: below(11) / 2,
    ...(random() < 0.4 && { offer: {} }),
    totalReviews: below(30),
    latitude: 29 + random(),
    longitude: -96 + random(),
    timeZone: pick(['America/Chicago', 'America/Denver']),
  }
  return {
    id: `id-${number}` as ProfileId,
    barberId: barberIdOf(`barber-${number}`),
    card: card as Entry['card'],
    city: pick(['Houston', 'Pasadena']),
    offers,
    noticeMinutes: pick([0, 60, 120]),
    languages: ['en', ...(random() < 0.3 ? ['vi'] : [])],
    badges: [],
    payment: 'pay_at_shop',
    walkIns: random() < 0.5,
    accessible: false,
    isNew: random() < 0.2,
    kept: random(),
    words: vocabulary.filter(() => random() < 0.3),
  }
}

// The same hours come an hour later in Denver.
const windowsFrom = (first: number) => (timeZone: string) => {
  const from = timeZone === 'America/Denver' ? first + 60 : first
  return [[from, from + 180] as const, [from + 1440, from + 1620] as const]
}

function wish(now: number): Wish {
  const maybe = <T>(value: T) => (random() < 0.3 ? value : undefined)
  const filters: Filters = {
    category: maybe(pick(['Fades', 'Beard', 'Kids'] as const)),
    priceMaxCents: maybe(500 * below(12)),
    ratingMin: maybe(below(5)),
    language: maybe('vi'),
    walkIns: maybe(true),
    offers: maybe(true),
    distanceMiles: maybe(1 + below(20)),
  }
  const from = 1000 + 60 * below(60)
  const [west, south] = [-96 + random(), 29 + random()]
  return {
    filters,
    sort: pick(['recommended', 'nearest', 'rating', 'price', 'earliest'] as const),
    now,
    words: maybe([pick(vocabulary), pick(vocabulary)]) ?? [],
    city: maybe('Pasadena') ?? null,
    isNowhere: false,
    place: null,
    origin: maybe({ latitude: 29.5, longitude: -95.5 }) ?? null,
    box: maybe({ west, south, east: west + 0.2, north: south + 0.2 }) ?? null,
    windows: maybe(windowsFrom(from)) ?? null,
  }
}

function milesOf({ card: { latitude, longitude } }: Entry, { origin }: Wish) {
  if (!origin) return null
  const shrink = Math.cos((origin.latitude * Math.PI) / 180)
  const east = (longitude - origin.longitude) * shrink
  return 69.05 * Math.hypot(east, latitude - origin.latitude)
}

function offerOf(entry: Entry, { filters, now, windows }: Wish) {
  const offer = entry.offers[filters.category ?? 'any']
  const open = offer?.starts.filter((start) => start >= now + entry.noticeMinutes) ?? []
  const isWanted = (start: number) =>
    windows === null ||
    windows(entry.card.timeZone).some(([from, to]) => start >= from && start < to)
  return { offer, first: open.find(isWanted), soon: open.filter((start) => start < now + 2880) }
}

function fits(entry: Entry, asked: Wish) {
  const { filters, box, words } = asked
  const { latitude, longitude } = entry.card
  const { offer, first } = offerOf(entry, asked)
  const miles = milesOf(entry, asked)
  return (
    offer !== undefined &&
    offer.priceFromCents <= (filters.priceMaxCents ?? 1e9) &&
    entry.card.averageRating >= (filters.ratingMin ?? 0) &&
    (!filters.language || entry.languages.includes(filters.language)) &&
    (!filters.walkIns || entry.walkIns) &&
    (!filters.offers || entry.card.offer !== undefined) &&
    (asked.city === null || entry.city === asked.city) &&
    (miles === null || miles <= (filters.distanceMiles ?? 1e9)) &&
    (!box || (longitude >= box.west && longitude <= box.east)) &&
    (!box || (latitude >= box.south && latitude <= box.north)) &&
    words.every((word) => entry.words.includes(word)) &&
    (asked.windows === null || first !== undefined)
  )
}

function score(entry: Entry, asked: Wish) {
  const { offer, first, soon } = offerOf(entry, asked)
  const { averageRating, totalReviews } = entry.card
  const miles = milesOf(entry, asked)
  const mean = (46 + averageRating * totalReviews) / (10 + totalReviews)
  const scores: Record<Sort, number> = {
    recommended: -(
      0.07 * mean +
      0.25 * Math.min(1, soon.length / 24) +
      0.2 * (miles === null ? 0.5 : 1 - Math.min(1, miles / 15)) +
      0.1 * entry.kept +
      (entry.isNew ? 0.1 : 0)
    ),
    nearest: miles ?? -averageRating,
    rating: -averageRating * 1e6 - totalReviews,
    price: offer!.priceFromCents,
    earliest: first ?? 0x7fffffff,
  }
  return scores[asked.sort]
}

test('who fits and who comes first is what a plain walk finds', () => {
  const register = createRegister()
  const listed = new Map<BarberId, Entry>()
  let number = 0
  for (let now = 1000; now < 4000; now += 50) {
    const changed = [...listed.keys()].filter(() => random() < 0.1)
    const come = [
      ...changed.filter(() => random() < 0.7).map((id) => invent(Number(id.slice(7)))),
      ...Array.from({ length: 60 }, () => invent(number++)),
    ]
    register.replace(changed, come)
    for (const id of changed) listed.delete(id)
    for (const entry of come) listed.set(entry.barberId, entry)

    for (let asked = 0; asked < 12; asked++) {
      const one = wish(now)
      const slots = findSlots(register, one)
      const idsOf = (found: readonly number[]) =>
        found.map((slot) => register.table.entries[slot]!.id)
      const expected = [...listed.values()].filter((entry) => fits(entry, one))
      expect(idsOf(slots).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())

      const scoreOf = (id: string) =>
        score(listed.get(barberIdOf(id.replace('id', 'barber')))!, one)
      const best = expected.map((entry) => score(entry, one)).sort((a, b) => a - b)
      const shown = idsOf(inOrder(register, slots, one, 24)).map(scoreOf)
      expect(shown.length).toBe(Math.min(24, expected.length))
      for (const [at, each] of shown.entries()) expect(each).toBeCloseTo(best[at]!, 9)
    }
  }
  expect(listed.size).toBeGreaterThan(1024)
})
