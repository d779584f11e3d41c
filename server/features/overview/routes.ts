import type { Handlers } from '#server/api.ts'
import { readMemberOverview, readShopOverview } from './service.ts'

export const overview: Handlers<'overview'> = {
  shop: ({ db, actor }) => readShopOverview(db, actor),
  mine: ({ db, actor }) => readMemberOverview(db, actor),
}
