import type { tickets as calls } from '#contract/accounts/tickets.ts'
import type { Handlers } from '#server/handlers.ts'
import { claimTicket } from './access.ts'
import { readBookings, readOwn, readOwnPage } from './read.ts'
import { markOwnSeen, replyToSupport } from './reply.ts'
import { createOwn } from './service.ts'
import { closeOwn, rateOwn, reopenOwn } from './state.ts'

export const tickets: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readOwnPage(caller, input.after),
  bookings: (caller) => readBookings(caller),
  create: ({ input, ...caller }) => createOwn(caller, input),
  claim: ({ input, ...caller }) => claimTicket(caller, input.token),
  read: ({ input, ...caller }) => readOwn(caller, input.id),
  reply: ({ input, ...caller }) => replyToSupport(caller, input),
  seen: ({ input, ...caller }) => markOwnSeen(caller, input),
  close: ({ input, ...caller }) => closeOwn(caller, input.id),
  reopen: ({ input, ...caller }) => reopenOwn(caller, input.id),
  rate: ({ input, ...caller }) => rateOwn(caller, input),
}
