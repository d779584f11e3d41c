import type { Handlers } from '#server/api.ts'
import { readSettings } from './queries.ts'
import { readThemeCss } from './service.ts'

export const settings: Handlers<'settings'> = {
  read: ({ db }) => readSettings(db),
  theme: ({ db }) => readThemeCss(db),
}
