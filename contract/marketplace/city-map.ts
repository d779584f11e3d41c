// What the map of a city shows below the barbers.
import * as z from 'zod'

// Points are 'latitude,longitude' pairs with spaces between them.
const shape = z.object({ name: z.string(), points: z.string() })

// Land, water and roads, drawn by hand.
export const drawing = z.object({
  counties: z.array(shape.extend({ isHome: z.boolean() })),
  parks: z.array(shape),
  waters: z.array(shape),
  streams: z.array(shape.extend({ widthPx: z.number(), isNamed: z.boolean() })),
  streets: z.array(shape),
  freeways: z.array(
    shape.extend({ kind: z.enum(['interstate', 'highway', 'toll']), isMajor: z.boolean() }),
  ),
})

const spot = { latitude: z.number(), longitude: z.number() }

export const cityMap = z.object({
  name: z.string(),
  ...spot,
  // How far the city reaches: west, south, east, north. Its barbers and its map end there.
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  // The best known first.
  neighborhoods: z.array(z.object({ name: z.string(), ...spot })),
  drawing: drawing.nullable(),
})

export type Drawing = z.output<typeof drawing>
export type CityMap = z.output<typeof cityMap>
