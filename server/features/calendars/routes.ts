import type { Handlers } from '#server/api.ts'
import { readFeed, renewFeed } from './service.ts'

export const calendars: Handlers<'calendars'> = {
  feed: ({ db, actor }) => readFeed(db, actor.id),
  renew: ({ db, actor }) => renewFeed(db, actor.id),
}
