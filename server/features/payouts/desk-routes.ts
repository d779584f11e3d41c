import type { transfers as calls } from '#contract/money/transfers.ts'
import type { Handlers } from '#server/handlers.ts'
import { readBalancePage, readTransferPage, readTransfers } from './desk.ts'
import { decide, hold, order, orderForPayout, requireBarber } from './orders.ts'

export const transfers: Handlers<typeof calls> = {
  read: (caller) => readTransfers(caller),
  balances: ({ input, db }) => readBalancePage(db, input),
  list: ({ input, db }) => readTransferPage(db, input),
  async run({ input: { barberId, ...asked }, ...caller }) {
    const one = barberId === null ? null : await requireBarber(caller.db, barberId)
    return order(caller, { ...asked, kind: 'run', barberId: one, payoutId: null, amountCents: 0 })
  },
  hold: ({ input, ...caller }) => hold(caller, input),
  async release({ input: { id, ...asked }, ...caller }) {
    const barberId = await requireBarber(caller.db, id)
    const terms = { barberId, payoutId: null, amountCents: 0 }
    return order(caller, { ...asked, kind: 'release', ...terms })
  },
  retry: ({ input: { id, ...asked }, ...caller }) =>
    orderForPayout(caller, { ...asked, payoutId: id, amountCents: 0 }),
  async adjust({ input: { id, ...asked }, ...caller }) {
    const barberId = await requireBarber(caller.db, id)
    return order(caller, { ...asked, kind: 'adjust', barberId, payoutId: null })
  },
  decide: ({ input, ...caller }) => decide(caller, input),
}
