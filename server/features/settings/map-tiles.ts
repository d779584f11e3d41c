// Optional tiles of another map over the built-in one.
import type { Config } from '#server/config.ts'

type Tiles = { url: string; attribution: string }

let tiles: Tiles | null = null

export function configureMap({ MAP_TILES_URL, MAP_ATTRIBUTION }: Config) {
  tiles = MAP_TILES_URL ? { url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION } : null
}

export function mapTiles() {
  return tiles
}

// The tile origin for the CSP. {s} stands for a, b or c.
export function tileOrigin() {
  if (tiles === null) return null
  const [, protocol = '', host = ''] = /^(https?:)\/\/([^/]+)/.exec(tiles.url) ?? []
  return `${protocol}//${host.replace('{s}', '*')}`
}
