// Optional tiles of another map over the built-in one.
import type { Config } from '#server/config.ts'

export function mapTiles({ MAP_TILES_URL, MAP_ATTRIBUTION }: Config) {
  return MAP_TILES_URL ? { url: MAP_TILES_URL, attribution: MAP_ATTRIBUTION } : null
}

// The tile origin for the CSP. {s} stands for a, b or c.
export function tileOrigin({ MAP_TILES_URL }: Config) {
  if (!MAP_TILES_URL) return null
  const [, protocol = '', host = ''] = /^(https?:)\/\/([^/]+)/.exec(MAP_TILES_URL) ?? []
  return `${protocol}//${host.replace('{s}', '*')}`
}
