import type { pageViews as calls } from '#contract/business/page-views.ts'
import type { Handlers } from '#server/handlers.ts'
import { countLook } from './service.ts'

export const pageViews: Handlers<typeof calls> = {
  look: ({ input, ...caller }) => countLook(caller, input),
}
