import type { promotions as calls } from '#contract/money/promotions.ts'
import { redeemCode } from '#server/features/bookings/holds/redeem-code.ts'
import type { Handlers } from '#server/handlers.ts'
import { lookUpCode, readUsable } from './client-offers.ts'
import { createPromotion, readPromotions, switchPromotion } from './service.ts'

export const promotions: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readPromotions(caller, input.place),
  create: ({ input, ...caller }) => createPromotion(caller, input),
  usable: (caller) => readUsable(caller),
  look: ({ input, ...caller }) => lookUpCode(caller, input.code),
  redeem: ({ input, ...caller }) => redeemCode(caller, input),
  setState: ({ input, ...caller }) => switchPromotion(caller, input),
}
