// Messages as the server, the live channel and the browser pass them on. Without zod, because every page
// with a thread loads it.

export const conversationKinds = ['booking', 'question', 'support'] as const
export type ConversationKind = (typeof conversationKinds)[number]

// The client, the people of the shop, or Kempt's support.
export const messageSides = ['client', 'staff', 'support'] as const
export type MessageSide = (typeof messageSides)[number]

export const messageKinds = ['text', 'system', 'broadcast', 'removal'] as const
export type MessageKind = (typeof messageKinds)[number]

export type MessageFile = { id: string; width: number; height: number }

// `clientId` is made by the browser before the first try, so a repeated try is the same message. A row of
// kind `removal` says that the text of `targetSeq` is gone.
export type Message = {
  seq: number
  clientId: string
  // A participant, not a user; null for the system.
  senderId: string | null
  kind: MessageKind
  targetSeq: number | null
  body: string
  files: MessageFile[]
  createdAt: string
}

export const mostMessageLength = 5000
export const mostMessageFiles = 4
// How long one's own message can be removed.
export const removableMinutes = 15
// How long a booking's thread stays open after the booking is over.
export const threadDays = 7

// The events on the live channel of a participant.
export type MessageEvent = { type: 'message'; conversationId: string; message: Message }
export type SeenEvent = {
  type: 'seen'
  conversationId: string
  participantId: string
  seq: number
}
export type TypingEvent = { type: 'typing'; conversationId: string; participantId: string }
// For readers by right, who have no place of their own: something is new, without its text.
export type ConversationEvent = { type: 'conversation'; id: string; seq: number }
