import * as z from 'zod'
import { call } from '#contract/call.ts'
import { email } from '#contract/fields.ts'
import { humanCheck } from './human-check.ts'

export const ticketTypes = [
  'general',
  'booking',
  'payment',
  'account',
  'safety',
  'suspended',
] as const
export type TicketType = (typeof ticketTypes)[number]

// Takes a file instead of JSON, so it is not a call in the table below.
export const ticketFilesPath = '/api/support/files'
export const mostTicketFiles = 3
export const ticketFilePath = (id: string, file: string) =>
  `/api/support/tickets/${id}/files/${file}`
const fileName = z
  .string()
  .max(41)
  .regex(/^[\da-f-]{36}\.webp$/)
export const ticketFile = z.object({ file: fileName })

export const newTicket = z.object({
  email,
  type: z.enum(ticketTypes, "Choose what it's about"),
  bookingNumber: z
    .string()
    .trim()
    .max(40, 'Booking number must be less than 40 characters')
    .default(''),
  message: z
    .string()
    .trim()
    .min(10, 'Please tell us a little more')
    .max(5000, 'Message must be less than 5000 characters'),
  // The names that the upload returned. A picture waits an hour for its ticket.
  files: z.array(fileName).max(mostTicketFiles, 'You can add up to 3 photos').default([]),
})

export type NewTicket = z.output<typeof newTicket>

export const support = {
  // Responds the same whether or not the address has an account.
  open: call({
    summary: 'Open a support ticket',
    access: 'public',
    method: 'POST',
    path: '/api/support/tickets',
    input: newTicket.extend(humanCheck),
    output: z.object({ ticketNumber: z.string() }),
    errors: ['PROOF_WANTED'],
  }),
}
