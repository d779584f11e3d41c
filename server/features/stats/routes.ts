import type { stats as calls } from '#contract/marketplace/stats.ts'
import type { Handlers } from '#server/handlers.ts'
import { readPlatformFigures } from './service.ts'

export const stats: Handlers<typeof calls> = {
  platform: ({ db }) => readPlatformFigures(db),
}
