import type { analytics as calls } from '#contract/business/analytics.ts'
import type { Handlers } from '#server/handlers.ts'
import { readReport } from './service.ts'

export const analytics: Handlers<typeof calls> = {
  report: ({ input, ...caller }) => readReport(caller, input),
}
