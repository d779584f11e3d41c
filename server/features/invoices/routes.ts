import type { invoices as calls } from '#contract/money/invoices.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  exportInvoices,
  mailInvoice,
  readInvoice,
  readInvoices,
  readInvoicesOf,
} from './service.ts'

export const invoices: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => readInvoices(caller, input),
  export: (caller) => exportInvoices(caller),
  read: ({ input, ...caller }) => readInvoice(caller, input.id),
  email: ({ input, ...caller }) => mailInvoice(caller, input.id),
  ofBooking: ({ input, ...caller }) => readInvoicesOf(caller, input),
}
