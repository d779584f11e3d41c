// The money that a decision about a booking moves, for its confirmation and the trail.
import * as z from 'zod'

export const moneyMoved = z.object({
  // Back to the client: to the cards that paid, and as credit.
  toCardCents: z.int(),
  toCreditCents: z.int(),
  // From the client: charged to their card, and taken from their credit again.
  fromCardCents: z.int(),
  fromCreditCents: z.int(),
  // What was still to be charged, and is not anymore.
  waivedCents: z.int(),
})
export type MoneyMoved = z.output<typeof moneyMoved>
