import type { commissionClaims as calls } from '#contract/money/commission-claims.ts'
import type { Handlers } from '#server/handlers.ts'
import { decideClaim, openClaim, readClaim, readPage } from './service.ts'

export const commissionClaims: Handlers<typeof calls> = {
  open: ({ input, ...caller }) => openClaim(caller, input),
  list: ({ input, ...caller }) => readPage(caller, input),
  read: ({ input, db }) => readClaim(db, input.id),
  decide: ({ input, ...caller }) => decideClaim(caller, input),
}
