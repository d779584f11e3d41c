// Requests to support, as the person who made them sees them. A guest's browser that opened the link from
// a mail sees its request too.
import * as z from 'zod'
import { call, type Answer, type Received } from '#contract/call.ts'
import { ticketFile, ticketTypes, newTicket } from './support.ts'
import { mostRatingNote, ticketSides, ticketStates } from './ticket-words.ts'

const file = ticketFile.shape.file
const id = z.uuid()

export const ticketMessage = z.object({
  seq: z.int(),
  clientId: z.uuid(),
  kind: z.enum(['text', 'system', 'broadcast', 'removal']),
  targetSeq: z.int().nullable(),
  body: z.string(),
  from: z.enum(ticketSides),
  // The first name of who wrote it; null for the system.
  author: z.string().nullable(),
  files: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type TicketMessage = z.output<typeof ticketMessage>

export const ticketBooking = z.object({
  id: z.uuid(),
  number: z.string(),
  shopName: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
})
export type TicketBooking = z.output<typeof ticketBooking>

const line = z.object({
  id,
  ticketNumber: z.string(),
  subject: z.string(),
  type: z.enum(ticketTypes),
  state: z.enum(ticketStates),
  // The last thing said, and by whom.
  last: z.object({ body: z.string(), from: z.enum(ticketSides), at: z.iso.datetime() }).nullable(),
  isUnread: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type TicketLine = z.output<typeof line>

export const ticket = line.extend({
  booking: ticketBooking.nullable(),
  messages: z.array(ticketMessage),
  // Without an account; answers also go to their address.
  isGuest: z.boolean(),
  // When an answer is due; null while nobody waits for one.
  dueAt: z.iso.datetime().nullable(),
  // Up to when the people of support have read.
  readSeq: z.int(),
  // The first name of the one who helps.
  agent: z.string().nullable(),
  mayReopen: z.boolean(),
  csat: z.int().nullable(),
  csatNote: z.string(),
  mayRate: z.boolean(),
})
export type Ticket = z.output<typeof ticket>

export const ownTicket = z.object({
  // Made by the browser, so that a form that is sent twice is one request.
  requestId: z.uuid(),
  type: z.enum(ticketTypes, "Choose what it's about"),
  bookingId: z.uuid().nullable().default(null),
  message: newTicket.shape.message,
  files: newTicket.shape.files,
})
export type OwnTicket = z.output<typeof ownTicket>

const words = z.string().trim().max(5000, 'Message must be less than 5000 characters')

export const replyFields = z.object({
  body: words,
  files: z.array(file).max(4, 'You can add up to 4 photos').default([]),
})

// Words, pictures, or both.
export const hasWords = ({ body, files }: z.output<typeof replyFields>) =>
  body !== '' || files.length > 0
export const wantsWords = { path: ['body'], message: 'Write a message first' }

const replied = z.object({
  // Of a request that was closed long ago, the new one that goes on from it.
  id,
  seq: z.int(),
  // Card numbers or codes were hidden.
  isMasked: z.boolean(),
})

export const rating = z.object({
  stars: z.int('Choose 1 to 5 stars').min(1, 'Choose 1 to 5 stars').max(5, 'Choose 1 to 5 stars'),
  note: z
    .string()
    .trim()
    .max(mostRatingNote, `Note must be less than ${mostRatingNote} characters`)
    .default(''),
})

export const tickets = {
  list: call({
    summary: "List one's own requests to support, the last changed first",
    access: 'signed-in',
    method: 'GET',
    path: '/api/tickets',
    input: z.object({ after: z.uuid().optional() }),
    output: z.object({ rows: z.array(line), hasMore: z.boolean() }),
  }),
  // The next appointment, or the last one, is chosen in advance.
  bookings: call({
    summary: 'List the bookings that a request can be about',
    access: 'signed-in',
    method: 'GET',
    path: '/api/tickets/bookings',
    output: z.object({ rows: z.array(ticketBooking) }),
  }),
  create: call({
    summary: 'Write to support with an account',
    access: 'signed-in',
    method: 'POST',
    path: '/api/tickets',
    input: ownTicket,
    output: z.object({ id, ticketNumber: z.string() }),
    creates: true,
  }),
  claim: call({
    summary: 'Open a request in this browser with the link from a mail',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/claim',
    input: z.object({ token: z.string().max(200) }),
    output: z.object({ id }),
  }),
  read: call({
    summary: 'Read a request with its messages',
    access: 'public',
    method: 'GET',
    path: '/api/tickets/:id',
    input: z.object({ id }),
    output: ticket,
  }),
  reply: call({
    summary: 'Write to support in a request; one that was solved opens again',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/:id/replies',
    input: replyFields.extend({ id, clientId: z.uuid() }).refine(hasWords, wantsWords),
    output: replied,
  }),
  seen: call({
    summary: 'Mark the messages of a request as read',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/:id/seen',
    input: z.object({ id, seq: z.int().min(0).max(1_000_000) }),
  }),
  close: call({
    summary: 'Say that a request is solved',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/:id/close',
    input: z.object({ id }),
    errors: ['TICKET_NOT_OPEN'],
  }),
  reopen: call({
    summary: 'Open a solved request again',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/:id/reopen',
    input: z.object({ id }),
    errors: ['TICKET_NOT_SOLVED'],
  }),
  rate: call({
    summary: 'Rate the help one got, for seven days',
    access: 'public',
    method: 'POST',
    path: '/api/tickets/:id/rating',
    input: rating.extend({ id }),
    errors: ['TICKET_NOT_SOLVED'],
  }),
}

export type NewReply = Received<typeof tickets.reply>
export type NewRating = Received<typeof tickets.rate>
export type TicketPage = Answer<typeof tickets.list>
