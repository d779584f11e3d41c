import type { portfolio as calls } from '#contract/business/portfolio.ts'
import type { Handlers } from '#server/handlers.ts'
import { orderItems, readPortfolio, removeBefore, removeItem, saveItem } from './service.ts'

export const portfolio: Handlers<typeof calls> = {
  own: ({ input, ...caller }) => readPortfolio(caller, input.place),
  save: ({ input, ...caller }) => saveItem(caller, input),
  order: ({ input, ...caller }) => orderItems(caller, input),
  remove: ({ input, ...caller }) => removeItem(caller, input),
  removeBefore: ({ input, ...caller }) => removeBefore(caller, input),
}
