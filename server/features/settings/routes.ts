import type { settings as calls } from '#contract/marketplace/settings.ts'
import type { Handlers } from '#server/handlers.ts'
import { mapTiles } from './map-tiles.ts'
import { readPublicSettings, readThemeCss } from './service.ts'

export const settings: Handlers<typeof calls> = {
  read: async ({ db, config }) => ({
    ...(await readPublicSettings(db)),
    mapTiles: mapTiles(config),
  }),
  theme: ({ db }) => readThemeCss(db),
}
