import type { payments as calls } from '#contract/money/payments.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  checkPayment,
  prepay,
  readPayments,
  removeCard,
  resumePayment,
  saveCard,
  tipByCard,
} from './service.ts'

export const payments: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readPayments(caller, input.after),
  prepay: ({ input, ...caller }) => prepay(caller, input),
  tip: ({ input, ...caller }) => tipByCard(caller, input),
  saveCard: (caller) => saveCard(caller),
  removeCard: ({ input, ...caller }) => removeCard(caller, input.id),
  resume: ({ input, ...caller }) => resumePayment(caller, input.id),
  check: ({ input, ...caller }) => checkPayment(caller, input.id),
}
