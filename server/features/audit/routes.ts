import type { audit as calls } from '#contract/admin/audit.ts'
import type { Handlers } from '#server/handlers.ts'
import { checkTrail, readCheck } from './check.ts'
import { readAudit } from './service.ts'

export const audit: Handlers<typeof calls> = {
  list: ({ input, db }) => readAudit(db, input),
  check: ({ db }) => readCheck(db),
  checkNow: ({ db }) => checkTrail(db),
}
