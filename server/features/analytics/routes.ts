import type { Handlers } from '#server/api.ts'
import { readReport } from './service.ts'

export const analytics: Handlers<'analytics'> = {
  report: ({ input, db, actor }) => readReport(db, actor, input),
}
