import type { badges as calls } from '#contract/admin/badges.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  readAward,
  readAwards,
  readBadges,
  restore,
  revoke,
  setThresholds,
  tryRun,
} from './desk.ts'

export const badges: Handlers<typeof calls> = {
  read: ({ input, db }) => readBadges(db, input.city),
  dryRun: ({ input, db }) => tryRun(db, input),
  setThresholds: ({ input, ...caller }) => setThresholds(caller, input),
  list: ({ input, db }) => readAwards(db, input),
  award: ({ input, db }) => readAward(db, input.id),
  revoke: ({ input, ...caller }) => revoke(caller, input),
  restore: ({ input, ...caller }) => restore(caller, input),
}
