import type { savedViews as calls } from '#contract/admin/lists/saved-views.ts'
import type { Handlers } from '#server/handlers.ts'
import { changeView, moveViewFirst, readViews, removeView, saveView } from './service.ts'

export const savedViews: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readViews(caller, input.list),
  save: ({ input, ...caller }) => saveView(caller, input),
  change: ({ input, ...caller }) => changeView(caller, input),
  moveFirst: ({ input, ...caller }) => moveViewFirst(caller, input.id),
  remove: ({ input, ...caller }) => removeView(caller, input.id),
}
