import type { Handlers } from '#server/api.ts'
import { mapTiles } from './map-tiles.ts'
import { readSettings, readThemeCss } from './service.ts'

export const settings: Handlers<'settings'> = {
  read: async ({ db }) => ({ ...(await readSettings(db)), mapTiles: mapTiles() }),
  theme: ({ db }) => readThemeCss(db),
}
