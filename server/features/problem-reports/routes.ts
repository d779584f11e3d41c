import type { problemReports as calls } from '#contract/admin/problem-reports.ts'
import type { Handlers } from '#server/handlers.ts'
import { decide, previewDecision, readPage, readReport } from './service.ts'

export const problemReports: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readPage(caller, input),
  read: ({ input, db }) => readReport(db, input.id),
  preview: ({ input, ...caller }) => previewDecision(caller, input),
  decide: ({ input, ...caller }) => decide(caller, input),
}
