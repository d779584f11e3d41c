import type { payouts as calls } from '#contract/money/payouts.ts'
import type { Handlers } from '#server/handlers.ts'
import { checkAccount, makeLink, setDaily } from './accounts.ts'
import { exportAll, readPage, readReport } from './reading.ts'

export const payouts: Handlers<typeof calls> = {
  read: (caller) => readReport(caller),
  list: ({ input, ...caller }) => readPage(caller, input),
  export: (caller) => exportAll(caller),
  link: (caller) => makeLink(caller),
  check: (caller) => checkAccount(caller),
  setDaily: ({ input, ...caller }) => setDaily(caller, input.isDaily),
}
