import { expect, test } from 'vitest'
import { pages } from '#web/routes.ts'
import {
  addressOf,
  filtersOf,
  inPlace,
  paramNames,
  readSearch,
  withoutBlocker,
  withoutFilters,
  writeSearch,
  type Search,
} from './filters.ts'

const everything =
  'q=fade&category=Fades&city=Houston&near=Montrose&date=2026-11-20&time_of_day=evening&price_max=40&rating_min=4.5&distance_mi=5&lang=spanish&open_today=true&payment=pay_at_shop&walk_ins=true&offers=true&accessible=true&badge=most_booked&sort=nearest&page=3&lat=29.744&lng=-95.396&bbox=-95.5%2C29.6%2C-95.2%2C29.9'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('an address says everything the contract knows, and the other way round', () => {
  const search = read(everything)

  expect(search).toEqual({
    q: 'fade',
    category: 'Fades',
    city: 'Houston',
    near: 'Montrose',
    date: '2026-11-20',
    timeOfDay: 'evening',
    priceMaxCents: 4000,
    ratingMin: 4.5,
    distanceMiles: 5,
    language: 'es',
    openToday: true,
    payment: 'pay_at_shop',
    walkIns: true,
    offers: true,
    accessible: true,
    badge: 'most_booked',
    sort: 'nearest',
    page: 3,
    latitude: 29.744,
    longitude: -95.396,
    bounds: '-95.5,29.6,-95.2,29.9',
  })
  expect(writeSearch(search).toString()).toBe(everything)
})

test.each([
  'category=Perms',
  'category=constructor',
  'date=2026-02-31',
  'date=tomorrow',
  'time_of_day=night',
  'price_max=cheap',
  'price_max=-5',
  'rating_min=6',
  'distance_mi=0',
  'open_today=maybe',
  'payment=crypto',
  'badge=tidiest',
  'sort=random',
  'page=0',
  'page=2.5',
  'lat=200',
  'bbox=1,2,3',
  'q=%20%20',
])('%s is ignored', (query) => {
  expect(read(query)).toEqual({})
})

test('the language of the page is not a wish for a barber', () => {
  expect(read('lang=es')).toEqual({})
  expect(read('lang=vietnamese')).toEqual({ language: 'vi' })
})

test('what goes without saying is not written', () => {
  expect(addressOf('/explore', { sort: 'recommended', page: 1, openToday: false })).toBe('/explore')
  expect(addressOf('/explore', { category: 'Beard' })).toBe('/explore?category=Beard')
})

test('the server renders for every parameter of a search', () => {
  const params = pages
    .filter(([path]) => path === '/explore' || path === '/map')
    .map((row) => row[3])

  expect(params.map((names) => names?.toSorted())).toEqual([
    paramNames.toSorted(),
    paramNames.toSorted(),
  ])
})

test('words, place, style and order are not counted among the filters', () => {
  expect(filtersOf(read('q=a&category=Fades&city=Houston&sort=price&page=2'))).toEqual([])
  expect(filtersOf(read('price_max=40&walk_ins=true'))).toEqual(['priceMaxCents', 'walkIns'])
})

test('taking a filter away goes back to the first page', () => {
  const search: Search = { q: 'fade', date: '2026-11-20', timeOfDay: 'evening', page: 4 }

  expect(withoutBlocker(search, 'time')).toEqual({ q: 'fade' })
  expect(withoutBlocker(search, 'q')).toEqual({ date: '2026-11-20', timeOfDay: 'evening' })
})

test('clearing keeps the words, the place and the order', () => {
  const cleared = withoutFilters(read('q=fade&near=77006&category=Kids&price_max=20&sort=price'))

  expect(writeSearch(cleared).toString()).toBe('q=fade&near=77006&sort=price')
})

test('there is one place at a time', () => {
  const here = inPlace({ near: 'Montrose', bounds: '1,2,3,4', q: 'fade' }, { latitude: 29.7 })

  expect(here).toEqual({ q: 'fade', latitude: 29.7 })
})
