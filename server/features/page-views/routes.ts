import type { pageViews as calls } from '#contract/business/page-views.ts'
import type { Handlers } from '#server/handlers.ts'
import { countLook } from './service.ts'

export const pageViews: Handlers<typeof calls> = {
  look: ({ input, db, actor, request }) => countLook(db, { actor, request }, input),
}
