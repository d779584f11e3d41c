import type { payments as calls } from '#contract/money/payments.ts'
import type { Handlers } from '#server/handlers.ts'
import { checkOut } from './checkout.ts'
import { payOwed } from './on-file/owed.ts'
import { exportPayments, readPayments } from './reading.ts'
import {
  checkPayment,
  prepay,
  readBookingPayments,
  removeCard,
  resumePayment,
  saveCard,
  tipByCard,
} from './service.ts'

export const payments: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readPayments(caller, input.after),
  export: (caller) => exportPayments(caller),
  checkout: ({ input, ...caller }) => checkOut(caller, input),
  ofBooking: ({ input, ...caller }) => readBookingPayments(caller, input.id),
  payOwed: ({ input, ...caller }) => payOwed(caller, input),
  prepay: ({ input, ...caller }) => prepay(caller, input),
  tip: ({ input, ...caller }) => tipByCard(caller, input),
  saveCard: (caller) => saveCard(caller),
  removeCard: ({ input, ...caller }) => removeCard(caller, input.id),
  resume: ({ input, ...caller }) => resumePayment(caller, input),
  check: ({ input, ...caller }) => checkPayment(caller, input),
}
