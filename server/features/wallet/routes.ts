import type { wallet as calls } from '#contract/money/wallet.ts'
import type { Handlers } from '#server/handlers.ts'
import { giveCredit } from './giving.ts'
import { readWallet } from './service.ts'

export const wallet: Handlers<typeof calls> = {
  read: ({ db, actor }) => readWallet(db, actor.id),
  give: ({ input, ...caller }) => giveCredit(caller, input),
}
