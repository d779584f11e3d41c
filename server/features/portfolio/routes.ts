import type { portfolio as calls } from '#contract/business/portfolio.ts'
import type { Handlers } from '#server/handlers.ts'
import { orderItems, readPortfolio, removeBefore, removeItem, saveItem } from './service.ts'

export const portfolio: Handlers<typeof calls> = {
  own: ({ input, db, actor }) => readPortfolio(db, actor, input.place),
  save: ({ input, db, actor }) => saveItem(db, actor, input),
  order: ({ input, db, actor }) => orderItems(db, actor, input.place, input.ids),
  remove: ({ input, db, actor }) => removeItem(db, actor, input),
  removeBefore: ({ input, db, actor }) => removeBefore(db, actor, input),
}
