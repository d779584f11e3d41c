import type { overview as calls } from '#contract/business/overview.ts'
import type { Handlers } from '#server/handlers.ts'
import { readMemberOverview, readShopOverview } from './service.ts'

export const overview: Handlers<typeof calls> = {
  shop: (caller) => readShopOverview(caller),
  mine: (caller) => readMemberOverview(caller),
}
