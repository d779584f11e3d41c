// The support desk: the queue of requests, one request with its notes and its person, what is done to it.
// Without the right to write, one sees and notes requests about payments only.
import * as z from 'zod'
import { ticketPriorities, ticketStates } from '#contract/accounts/ticket-words.ts'
import { ticketTypes } from '#contract/accounts/support.ts'
import { hasWords, replyFields, ticketMessage, wantsWords } from '#contract/accounts/tickets.ts'
import { casePayment } from '#contract/admin/booking-desk.ts'
import { statuses } from '#contract/bookings/workflow.ts'
import { after, pageOf, searched } from '#contract/admin/page.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Answer, type Received } from '#contract/call.ts'
import { day, moment } from '#contract/fields.ts'
import { languages } from '#contract/language.ts'
import { mostBulk, ticketViews } from './support-words.ts'
import { macro, replyStates, savedMacro } from './saved-answers.ts'

const id = z.uuid()
export const deskNote = z
  .string()
  .trim()
  .min(1, 'Write a note first')
  .max(5000, 'Note must be less than 5000 characters')

export const person = z.object({ id, name: z.string() })

export const queueLine = z.object({
  id,
  ticketNumber: z.string(),
  subject: z.string(),
  // Of the account, or the address of a guest, hidden without the right to see contacts.
  name: z.string(),
  type: z.enum(ticketTypes),
  state: z.enum(ticketStates),
  priority: z.enum(ticketPriorities),
  assignee: person.nullable(),
  waitingSince: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  snoozedUntil: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type QueueLine = z.output<typeof queueLine>

const bookingLine = z.object({
  id,
  number: z.string(),
  status: z.enum(statuses),
  shopName: z.string(),
  services: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
})
export type DeskBooking = z.output<typeof bookingLine>

const deskTicket = queueLine.extend({
  language: z.enum(languages),
  conversationId: id,
  lastSeq: z.int(),
  // Up to when the requester has read.
  readSeq: z.int(),
  bookingNumber: z.string().nullable(),
  messages: z.array(ticketMessage),
  notes: z.array(
    z.object({
      id,
      afterSeq: z.int(),
      by: z.string(),
      body: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  // Requests that were merged into this one, with what was said in them.
  merged: z.array(z.object({ id, ticketNumber: z.string(), messages: z.array(ticketMessage) })),
  mergedInto: z.object({ id, ticketNumber: z.string() }).nullable(),
  follows: z.object({ id, ticketNumber: z.string() }).nullable(),
  requester: z.object({
    // Null for a guest.
    id: id.nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    isProved: z.boolean(),
    since: z.iso.datetime().nullable(),
    visits: z.int(),
    noShows: z.int(),
  }),
  others: z.array(
    z.object({ id, ticketNumber: z.string(), subject: z.string(), state: z.enum(ticketStates) }),
  ),
  bookings: z.array(bookingLine),
  // Of the booking it is about. Null without the right to money.
  payments: z.array(casePayment).nullable(),
  csat: z.int().nullable(),
  csatNote: z.string(),
  mayWrite: z.boolean(),
})
export type DeskTicket = z.output<typeof deskTicket>

const change = z.object({
  assigneeId: id.nullable().optional(),
  priority: z.enum(ticketPriorities, 'Choose a priority').optional(),
  state: z.enum(['open', 'pending_user', 'solved'], 'Choose a state').optional(),
  // Comes back at that moment; null ends it.
  snoozedUntil: moment().nullable().optional(),
})
export type TicketChange = z.output<typeof change>

export const supportDesk = {
  list: call({
    summary: 'List requests: those that wait, the first due first, or another view',
    access: { needs: 'support.read' },
    method: 'GET',
    path: '/api/admin/support/tickets',
    input: z.object({
      view: z.enum(ticketViews).default('waiting'),
      priority: z.enum(ticketPriorities).optional(),
      // The number of a request or a booking, a name, an address, or a word of the subject.
      q: searched,
      after,
    }),
    output: pageOf(queueLine),
  }),
  read: call({
    summary: 'Read a request with its notes, its person and their bookings',
    access: { needs: 'support.read' },
    method: 'GET',
    path: '/api/admin/support/tickets/:id',
    input: z.object({ id }),
    output: deskTicket,
  }),
  reply: call({
    summary: 'Answer a request, and say what it waits for now',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/replies',
    input: replyFields
      .extend({
        id,
        clientId: z.uuid(),
        state: z.enum(replyStates),
        // The last message on the screen. Without it, a newer one is not looked for.
        seenSeq: z.int().min(0).max(1_000_000).optional(),
      })
      .refine(hasWords, wantsWords),
    output: z.object({ seq: z.int(), isMasked: z.boolean() }),
    errors: ['STALE', 'TICKET_MERGED', 'THREAD_CLOSED'],
  }),
  note: call({
    summary: 'Write a note that only the team sees',
    access: { needs: 'support.read' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/notes',
    input: z.object({ id, body: deskNote }),
    output: z.object({ id }),
    creates: true,
  }),
  change: call({
    summary: 'Assign or snooze a request, or change its state or priority',
    access: { needs: 'support.write' },
    method: 'PATCH',
    path: '/api/admin/support/tickets/:id',
    input: change.extend({ id }),
    errors: ['TICKET_MERGED', 'NOT_A_HELPER'],
  }),
  hold: call({
    summary: 'Put a request on hold until a day, and tell the requester why',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/hold',
    input: z.object({
      id,
      clientId: z.uuid(),
      until: day(),
      body: replyFields.shape.body.min(1, 'Write a message first'),
    }),
    errors: ['TICKET_MERGED', 'THREAD_CLOSED'],
  }),
  link: call({
    summary: 'Say which booking a request is about',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/booking',
    input: z.object({
      id,
      bookingNumber: z.string().trim().min(1, 'Enter a booking number').max(40),
    }),
    errors: ['NO_SUCH_BOOKING'],
  }),
  merge: call({
    summary: 'Merge a request into another one of the same person',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/merge',
    input: z.object({
      id,
      into: z.string().trim().min(1, 'Enter a ticket number').max(40),
      reason,
    }),
    errors: ['MERGE_REFUSED', 'TICKET_MERGED'],
  }),
  bulk: call({
    summary: 'Change up to 50 requests at once',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/bulk',
    input: change.extend({ ids: z.array(id).min(1).max(mostBulk) }),
    output: z.object({ changed: z.int() }),
    errors: ['NOT_A_HELPER'],
  }),
  // Whoever else has it open hears of it.
  look: call({
    summary: 'Say that one has a request open, or is answering it',
    access: { needs: 'support.write' },
    method: 'POST',
    path: '/api/admin/support/tickets/:id/look',
    input: z.object({ id, isWriting: z.boolean() }),
  }),
  colleagues: call({
    summary: 'List who can take a request',
    access: { needs: 'support.write' },
    method: 'GET',
    path: '/api/admin/support/colleagues',
    output: z.object({ rows: z.array(person) }),
  }),
  macros: call({
    summary: 'List the saved answers',
    access: { needs: 'support.write' },
    method: 'GET',
    path: '/api/admin/support/macros',
    output: z.object({ rows: z.array(savedMacro) }),
  }),
  saveMacro: call({
    summary: 'Save an answer for everyone at the desk',
    access: { needs: 'support.write' },
    method: 'PUT',
    path: '/api/admin/support/macros/:id',
    input: macro.extend({ id }),
    errors: ['SAVED_NAME_TAKEN'],
  }),
  removeMacro: call({
    summary: 'Remove a saved answer',
    access: { needs: 'support.write' },
    method: 'DELETE',
    path: '/api/admin/support/macros/:id',
    input: z.object({ id }),
  }),
  numbers: call({
    summary: 'Read how fast and how well support answers',
    access: { needs: 'support.numbers' },
    method: 'GET',
    path: '/api/admin/support/numbers',
    output: z.object({
      // In hours of support, over 30 days. Null without an answer.
      firstReplyMinutes: z.number().nullable(),
      backlog: z.int(),
      overdue: z.int(),
      byAge: z.array(z.object({ age: z.enum(['hours', 'day', 'week', 'older']), count: z.int() })),
      csat: z.number().nullable(),
      ratings: z.int(),
      reopenedPercent: z.number().nullable(),
      days: z.array(
        z.object({
          day: z.iso.date(),
          opened: z.int(),
          solved: z.int(),
          firstReplyMinutes: z.number().nullable(),
          csat: z.number().nullable(),
        }),
      ),
    }),
  }),
}

export type DeskQuery = Received<typeof supportDesk.list>
export type DeskReply = Received<typeof supportDesk.reply>
export type DeskChange = Received<typeof supportDesk.change>
export type DeskNumbers = Answer<typeof supportDesk.numbers>
