import type { Handlers } from '#server/api.ts'
import { readPlatformFigures } from './service.ts'

export const stats: Handlers<'stats'> = {
  platform: ({ db }) => readPlatformFigures(db),
}
