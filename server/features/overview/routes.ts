import type { overview as calls } from '#contract/business/overview.ts'
import type { Handlers } from '#server/handlers.ts'
import { readMemberOverview, readShopOverview } from './service.ts'

export const overview: Handlers<typeof calls> = {
  shop: ({ db, actor }) => readShopOverview(db, actor),
  mine: ({ db, actor }) => readMemberOverview(db, actor),
}
