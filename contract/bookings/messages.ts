// Threads of bookings and questions, between a client and a shop. A booking's thread has the id of the
// booking and opens with it.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { place } from '#contract/business/team-rights.ts'
import { profileId } from '#contract/ids.ts'
import {
  conversationKinds,
  messageKinds,
  messageSides,
  mostMessageFiles,
  mostMessageLength,
} from './message-rows.ts'
import { statuses } from './workflow.ts'

// Take or give a file instead of JSON, so they are not calls in the table below.
export const messageFilesPath = (id: string) => `/api/messages/${id}/files`
export const messageFilePath = (id: string, fileId: string) => `${messageFilesPath(id)}/${fileId}`

export const file = z.object({ id: z.uuid(), width: z.int(), height: z.int() })
export type UploadedFile = z.output<typeof file>

export const message = z.object({
  seq: z.int(),
  clientId: z.uuid(),
  senderId: z.uuid().nullable(),
  kind: z.enum(messageKinds),
  targetSeq: z.int().nullable(),
  body: z.string(),
  files: z.array(file),
  createdAt: z.iso.datetime(),
})

const seq = z.int().min(0).max(1_000_000)
const id = z.uuid()
const byId = z.object({ id })

// Why nothing can be written: the time is over, it was closed, or a guest cannot be reached here.
export const closedReasons = ['over', 'blocked', 'unreachable'] as const
export type ClosedReason = (typeof closedReasons)[number]

const person = z.object({
  id: z.uuid(),
  side: z.enum(messageSides),
  name: z.string(),
  photoUrl: z.string().nullable(),
  readSeq: z.int(),
  isMe: z.boolean(),
})
export type ThreadPerson = z.output<typeof person>

export const aboutBooking = z.object({
  id: z.uuid(),
  bookingNumber: z.string(),
  startsAt: z.iso.datetime(),
  timeZone: z.string(),
  status: z.enum(statuses),
})

const thread = z.object({
  id,
  kind: z.enum(conversationKinds),
  // The side of the reader.
  side: z.enum(messageSides),
  // The other side: the shop, or the client.
  title: z.string(),
  photoUrl: z.string().nullable(),
  // The shop's page, for clients.
  profileId: profileId.nullable(),
  booking: aboutBooking.nullable(),
  // Null while people can write.
  closed: z.enum(closedReasons).nullable(),
  isMuted: z.boolean(),
  people: z.array(person),
  messages: z.array(message),
  hasMore: z.boolean(),
  lastSeq: z.int(),
})
export type Thread = z.output<typeof thread>

export const inboxPlaces = ['client', ...place.options] as const
export type InboxPlace = (typeof inboxPlaces)[number]
export const inboxFilters = ['all', 'unread'] as const
export type InboxFilter = (typeof inboxFilters)[number]

const inboxLine = z.object({
  id,
  kind: z.enum(conversationKinds),
  title: z.string(),
  photoUrl: z.string().nullable(),
  isUnread: z.boolean(),
  // The newest text; null when it was removed.
  last: z.object({
    body: z.string(),
    hasFiles: z.boolean(),
    isMine: z.boolean(),
    isRemoved: z.boolean(),
  }),
  lastAt: z.iso.datetime(),
  booking: aboutBooking.nullable(),
})
export type InboxLine = z.output<typeof inboxLine>

export const newMessage = z.object({
  id,
  clientId: z.uuid(),
  body: z
    .string()
    .trim()
    .max(mostMessageLength, 'Message must be less than 5000 characters')
    .default(''),
  // The ids that the upload returned. A picture waits an hour for its message.
  files: z.array(z.uuid()).max(mostMessageFiles, 'You can add up to 4 photos').default([]),
})

export const messages = {
  inbox: call({
    summary: 'List your conversations, unread ones first',
    access: 'signed-in',
    method: 'GET',
    path: '/api/messages',
    isPrivate: true,
    input: z.object({
      place: z.enum(inboxPlaces),
      filter: z.enum(inboxFilters).default('all'),
      q: z.string().trim().max(80).default(''),
      // The id of the last one seen: the page continues after it.
      after: z.uuid().optional(),
    }),
    output: z.object({ lines: z.array(inboxLine), hasMore: z.boolean() }),
  }),
  unread: call({
    summary: 'Count your unread conversations',
    access: 'signed-in',
    method: 'GET',
    path: '/api/messages/unread',
    output: z.object({ client: z.int(), shop: z.int() }),
  }),
  open: call({
    summary: 'Read a conversation with its newest messages',
    access: 'public',
    method: 'GET',
    path: '/api/messages/:id',
    isPrivate: true,
    input: byId,
    output: thread,
  }),
  // The link then stands in no other address, and the browser hears of new messages.
  enter: call({
    summary: "Let this browser into a booking's conversation by the link of a mail",
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id/enter',
    input: z.object({ id, link: z.string().max(100) }),
  }),
  since: call({
    summary: 'Read everything in a conversation after a message',
    access: 'public',
    method: 'GET',
    path: '/api/messages/:id/since',
    isPrivate: true,
    input: z.object({ id, seq: z.coerce.number<number>().int().min(0).max(1_000_000) }),
    output: z.object({ messages: z.array(message), hasMore: z.boolean() }),
  }),
  before: call({
    summary: 'Read the messages of a conversation before a message',
    access: 'public',
    method: 'GET',
    path: '/api/messages/:id/before',
    isPrivate: true,
    input: z.object({ id, seq: z.coerce.number<number>().int().min(0).max(1_000_000) }),
    output: z.object({ messages: z.array(message), hasMore: z.boolean() }),
  }),
  // Sending again with the same `clientId` is the same message.
  send: call({
    summary: 'Write into a conversation',
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id',
    input: newMessage,
    output: z.object({ message, masked: z.array(z.enum(['card', 'code'])) }),
    creates: true,
    errors: ['THREAD_CLOSED'],
  }),
  remove: call({
    summary: 'Remove your own message within 15 minutes',
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id/remove',
    input: z.object({ id, seq }),
    errors: ['TOO_LATE_TO_REMOVE'],
  }),
  seen: call({
    summary: 'Mark a conversation as read up to a message',
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id/seen',
    input: z.object({ id, seq }),
  }),
  typing: call({
    summary: 'Say that you are writing',
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id/typing',
    input: byId,
  }),
  mute: call({
    summary: 'Turn alerts of one conversation off or on',
    access: 'public',
    method: 'POST',
    path: '/api/messages/:id/mute',
    input: z.object({ id, isMuted: z.boolean() }),
  }),
}

export type InboxQuery = z.output<typeof messages.inbox.input>
export type NewMessage = z.output<typeof newMessage>
