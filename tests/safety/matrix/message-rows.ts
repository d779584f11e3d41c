// Calls on conversations, and the routes of their photos.
import { randomUUID } from 'node:crypto'
import { photoOf } from './message-objects.ts'
import type { Row } from './row.ts'

const nobody = [] as const
const team = ['barberA', 'employeeA'] as const
const talks = ['clientA', ...team] as const

export const messageRows: Record<string, Row> = {
  'messages.open': { object: 'conversation', may: talks },
  'messages.enter': { object: 'conversation', may: nobody, input: { link: 'wrong' } },
  'messages.since': { object: 'conversation', may: talks, input: { seq: 0 } },
  'messages.before': { object: 'conversation', may: talks, input: { seq: 9 } },
  'messages.send': {
    object: 'conversation',
    may: talks,
    input: () => ({ clientId: randomUUID(), body: 'Hello' }),
  },
  'messages.remove': {
    object: 'conversation',
    may: ['clientA'],
    knows: team,
    input: { seq: 1 },
  },
  'messages.seen': { object: 'conversation', may: talks, input: { seq: 1 } },
  'messages.typing': { object: 'conversation', may: talks },
  'messages.mute': { object: 'conversation', may: talks, input: { isMuted: true } },
}

export const messageRoutes: Record<string, Row> = {
  'GET /api/messages/:id/files/:fileId': {
    object: 'conversationWithFile',
    may: talks,
    input: (_, __, id) => ({ fileId: photoOf.get(id) ?? id }),
  },
  'POST /api/messages/:id/files': { object: 'conversation', may: talks },
}
