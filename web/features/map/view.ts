// Where a map looks, in the words of the contract.

export type View = { bounds: string; zoom: number }
export type Corners = readonly [west: number, south: number, east: number, north: number]

// Four decimals are eleven metres: enough, and the same view asks the same question.
export function boundsOf(seen: { toBBoxString: () => string }) {
  return seen
    .toBBoxString()
    .split(',')
    .map((degrees) => Number(degrees).toFixed(4))
    .join(',')
}

export type Spot = { latitude: number; longitude: number }

// About seven miles: spots nearby ask the same question.
export function roundSpot({ latitude, longitude }: Spot): Spot {
  return { latitude: Number(latitude.toFixed(1)), longitude: Number(longitude.toFixed(1)) }
}

export function cornersOf(bounds: string | undefined): Corners | null {
  const [west, south, east, north] = (bounds ?? '').split(',').map(Number)
  const corners = [west ?? NaN, south ?? NaN, east ?? NaN, north ?? NaN] as const
  return corners.every((degrees) => Number.isFinite(degrees)) ? corners : null
}

export function cornersAround(places: readonly Spot[]): Corners {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ]
}
