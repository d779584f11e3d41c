import type { support as calls } from '#contract/accounts/support.ts'
import type { Handlers } from '#server/handlers.ts'
import { openTicket } from './service.ts'

export const support: Handlers<typeof calls> = {
  open: ({ input, ...caller }) => openTicket(caller, input),
}
