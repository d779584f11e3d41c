import type { merging as calls } from '#contract/admin/merging.ts'
import type { Handlers } from '#server/handlers.ts'
import { merge, previewMerge, readSuccessor } from './service.ts'

export const merging: Handlers<typeof calls> = {
  successor: ({ db, input }) => readSuccessor(db, input.id),
  preview: ({ input, ...caller }) => previewMerge(caller, input),
  merge: ({ input, ...caller }) => merge(caller, input),
}
