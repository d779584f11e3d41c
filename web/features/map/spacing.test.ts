import { expect, test } from 'vitest'
import type { ProfileId } from '#contract/ids.ts'
import type { MapPin, MapView } from '#contract/marketplace/search.ts'
import { spaceOut } from './spacing.ts'

// One degree is one pixel, so that places read as points of a screen.
const project = (latitude: number, longitude: number) => ({ x: longitude, y: latitude })

const pinAt = (x: number, y: number): MapPin => ({
  id: `${x},${y}` as ProfileId,
  shopName: 'Third Ward Cuts',
  latitude: y,
  longitude: x,
  averageRating: 4.9,
  totalReviews: 77,
  priceFromCents: 4000,
})
const view = (pins: MapPin[], clusters: MapView['clusters'] = []): MapView => ({
  pins,
  clusters,
  total: 0,
})

test('pins with room around them stay pins', () => {
  const spots = spaceOut(view([pinAt(0, 0), pinAt(100, 0), pinAt(0, 100)]), project)

  expect(spots.map(({ pin }) => pin?.id)).toEqual(['0,0', '100,0', '0,100'])
})

test('two that cover each other become one number between them', () => {
  const [spot, ...others] = spaceOut(view([pinAt(0, 0), pinAt(30, 10)]), project)

  expect(others).toEqual([])
  expect(spot).toEqual({
    pin: null,
    cluster: { latitude: 5, longitude: 15, count: 2, bounds: [0, 0, 30, 10] },
  })
})

test('a number grows until nothing is over anything, and nobody is lost', () => {
  const cluster: MapView['clusters'][number] = {
    latitude: 0,
    longitude: 0,
    count: 7,
    bounds: [-5, -5, 5, 5],
  }
  const crowd = [pinAt(20, 20), pinAt(45, 20), pinAt(70, 30), pinAt(400, 0)]
  const spots = spaceOut(view(crowd, [cluster]), project)

  expect(spots.reduce((sum, spot) => sum + spot.cluster.count, 0)).toBe(11)
  expect(spots.filter(({ pin }) => pin).map(({ pin }) => pin!.id)).toContain('400,0')
})
