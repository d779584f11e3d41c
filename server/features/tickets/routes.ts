import type { tickets as calls } from '#contract/accounts/tickets.ts'
import type { supportDesk as deskCalls } from '#contract/admin/support/support-desk.ts'
import type { Handlers } from '#server/handlers.ts'
import { claimTicket } from './access.ts'
import { changeMany, changeTicket, linkTicket, mergeTicket } from './desk/change.ts'
import { readMacros, removeMacro, saveMacro } from './desk/macros.ts'
import { readNumbers } from './desk/numbers-queries.ts'
import { readDeskTicket, readHelpers, readQueue } from './desk/read.ts'
import { holdTicket, lookAt, noteTicket, replyAtDesk } from './desk/reply.ts'
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

export const supportDesk: Handlers<typeof deskCalls> = {
  list: ({ input, ...caller }) => readQueue(caller, input),
  read: ({ input, ...caller }) => readDeskTicket(caller, input.id),
  reply: ({ input, ...caller }) => replyAtDesk(caller, input),
  note: ({ input, ...caller }) => noteTicket(caller, input),
  change: ({ input, ...caller }) => changeTicket(caller, input),
  hold: ({ input, ...caller }) => holdTicket(caller, input),
  link: ({ input, ...caller }) => linkTicket(caller, input),
  merge: ({ input, ...caller }) => mergeTicket(caller, input),
  bulk: ({ input, ...caller }) => changeMany(caller, input),
  look: ({ input, ...caller }) => lookAt(caller, input),
  colleagues: (caller) => readHelpers(caller),
  macros: (caller) => readMacros(caller),
  saveMacro: ({ input, ...caller }) => saveMacro(caller, input),
  removeMacro: ({ input, ...caller }) => removeMacro(caller, input.id),
  numbers: ({ db }) => readNumbers(db),
}
