import type { settings as calls } from '#contract/marketplace/settings.ts'
import type { Handlers } from '#server/handlers.ts'
import { mapTiles } from './map-tiles.ts'
import { readPublicSettings } from './service.ts'
import { readThemeCss } from './theme-css.ts'

export const settings: Handlers<typeof calls> = {
  read: async ({ db, config }) => ({
    ...(await readPublicSettings(db)),
    mapTiles: mapTiles(config),
  }),
  theme: ({ db }) => readThemeCss(db),
}
