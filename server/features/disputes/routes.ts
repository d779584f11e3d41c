import type { disputeDesk as deskCalls } from '#contract/money/disputes/dispute-desk.ts'
import type { disputes as calls } from '#contract/money/disputes/disputes.ts'
import type { Handlers } from '#server/handlers.ts'
import { addWords, answerAsClient, respondAsBarber } from './answering.ts'
import { approveDecision, decideDispute, previewDecision } from './desk/deciding.ts'
import { readCase, readQueue } from './desk/desk.ts'
import { openDispute } from './opening.ts'
import { readAsSide, readMine, readOfShop } from './reading.ts'

export const disputes: Handlers<typeof calls> = {
  open: ({ input, ...caller }) => openDispute(caller, input),
  mine: ({ input, ...caller }) => readMine(caller, input),
  ofShop: ({ input, ...caller }) => readOfShop(caller, input),
  read: ({ input, ...caller }) => readAsSide(caller, input),
  say: ({ input, ...caller }) => addWords(caller, input),
  answer: ({ input, ...caller }) => answerAsClient(caller, input),
  respond: ({ input, ...caller }) => respondAsBarber(caller, input),
}

export const disputeDesk: Handlers<typeof deskCalls> = {
  list: ({ input, ...caller }) => readQueue(caller, input),
  read: ({ input, ...caller }) => readCase(caller, input.id),
  preview: ({ input, ...caller }) => previewDecision(caller, input),
  decide: ({ input, ...caller }) => decideDispute(caller, input),
  approve: ({ input, ...caller }) => approveDecision(caller, input),
}
