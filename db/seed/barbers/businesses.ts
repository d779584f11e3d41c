import { aroundTown } from './around-town.ts'
import type { Business } from './business.ts'
import { inReview } from './in-review.ts'
import { insideTheLoop } from './inside-the-loop.ts'
import { teamShops } from './team-shops.ts'
import { westSide } from './west-side.ts'

export const businesses: Business[] = [
  ...teamShops,
  ...insideTheLoop,
  ...westSide,
  ...aroundTown,
  ...inReview,
]
