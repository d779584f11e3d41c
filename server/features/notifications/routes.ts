import type { notifications as calls } from '#contract/accounts/notifications.ts'
import type { Handlers } from '#server/handlers.ts'
import { readPushKey, subscribe } from './push.ts'
import { deleteSubscription } from './queries.ts'
import { readQuietHours, saveQuietHours } from './quiet.ts'
import {
  markAllRead,
  markRead,
  readNotifications,
  readPreferences,
  savePreference,
} from './service.ts'

export const notifications: Handlers<typeof calls> = {
  list: ({ input, db, actor }) => readNotifications(db, actor.id, input),
  read: ({ input, db, actor }) => markRead(db, actor.id, input.id),
  readAll: ({ db, actor }) => markAllRead(db, actor.id),
  preferences: ({ db, actor }) => readPreferences(db, actor),
  savePreference: ({ input, db, actor }) => savePreference(db, actor, input),
  quietHours: ({ db, actor }) => readQuietHours(db, actor.id),
  saveQuietHours: ({ input, db, actor }) => saveQuietHours(db, actor.id, input),
  pushKey: ({ db }) => readPushKey(db),
  subscribePush: ({ input, ...caller }) => subscribe(caller, input),
  unsubscribePush: ({ input, db, actor }) => deleteSubscription(db, actor.id, input.endpoint),
}
