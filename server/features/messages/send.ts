// Writing into a conversation: people's messages, lines of the system, and removals. Whether someone may
// write at all is asked before (access.ts); what can change meanwhile is asked under the lock.
import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import {
  mostMessageLength,
  removableMinutes,
  type ConversationEvent,
  type Message,
  type MessageEvent,
} from '#contract/bookings/message-rows.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { listDesk } from '#server/features/businesses/service.ts'
import { enqueue, publishToAll, userTopic } from '#server/features/outbox/service.ts'
import { findHearers } from './alerts/hearers.ts'
import { mask, type Secret } from './mask.ts'
import {
  appendMessage,
  attachFiles,
  countBurst,
  emptyMessage,
  findByClientId,
  findMessage,
  lockConversation,
  lockPlace,
  lockWaitingFiles,
  markHeard,
  type LockedPlace,
} from './queries.ts'

export type Draft = {
  conversationId: string
  // The writer's participant.
  senderId: string
  clientId: string
  body: string
  kind?: 'text' | 'broadcast'
  // Uploaded by this writer and waiting.
  fileIds?: string[]
  via?: 'app' | 'mail'
  // The time to write is over. A repeated try is still answered.
  isOver?: boolean
  // The newest seq the writer had on screen. Only the support desk gives it: a reply written without
  // having seen a colleague's is refused as stale and can be sent anyway.
  seenSeq?: number
}

// What was hidden in the text; nothing for a repeated try.
export type Sent = { message: Message; masked: Secret[]; isRepeated: boolean }

const perMinute = 20

export function send(db: Db, draft: Draft): Promise<Sent> {
  return inTransaction(db, (db) => sendLocked(db, draft))
}

async function sendLocked(db: Db, draft: Draft): Promise<Sent> {
  const { conversationId, senderId, clientId } = draft
  const place = await lockPlace(db, conversationId, senderId)
  if (!place || place.leftAt !== null) return fail('NOT_FOUND')
  const known = await findByClientId(db, conversationId, clientId)
  // A repeated try is answered even if the thread has closed meanwhile.
  if (known) {
    if (known.senderId !== senderId) fail('NOT_FOUND')
    return { message: known, masked: [], isRepeated: true }
  }
  refuseLate(place, draft)
  const waiting = await waitingFilesOf(db, draft)
  await countBurst(db, senderId, place.burst)
  return write(db, place, draft, waiting)
}

function refuseLate({ state, burst, lastSeq }: LockedPlace, { seenSeq, isOver = false }: Draft) {
  if (isOver || state !== 'open') fail('THREAD_CLOSED')
  if (burst >= perMinute) fail('TOO_MANY_REQUESTS')
  if (seenSeq !== undefined && seenSeq < lastSeq) fail('STALE')
}

const fileGone = "That photo isn't there anymore. Please add it again."

async function waitingFilesOf(db: Db, { conversationId, senderId, fileIds = [] }: Draft) {
  if (fileIds.length === 0) return []
  const participantId = senderId
  const waiting = await lockWaitingFiles(db, { conversationId, participantId, ids: fileIds })
  if (waiting.length < new Set(fileIds).size) fail('INVALID_INPUT', { files: fileGone })
  return waiting
}

type Waiting = Awaited<ReturnType<typeof waitingFilesOf>>

async function write(db: Db, place: LockedPlace, draft: Draft, files: Waiting): Promise<Sent> {
  const { conversationId, senderId, clientId, kind = 'text', via = 'app' } = draft
  const { body: hidden, found: masked } = mask(draft.body)
  const { scopeId, side } = place
  const body = hidden.slice(0, mostMessageLength)
  const row = { clientId, senderId, kind, targetSeq: null, body }
  const { seq, createdAt } = await appendMessage(db, { ...row, conversationId, scopeId, via, side })
  if (files.length > 0)
    await attachFiles(
      db,
      files.map(({ id }) => id),
      seq,
    )
  await markHeard(db, { conversationId, senderId, seq })
  const message = { ...row, seq, files, createdAt }
  await tell(db, conversationId, message)
  await enqueue(db, 'alert-message', { conversationId, seq })
  return { message, masked, isRepeated: false }
}

type SystemLine = { conversationId: string; body: string; clientId?: string }

// A line of the system, such as "Wes is now your barber for this appointment". It makes nothing unread
// and sends no mail. With a `clientId` it is written once.
export function sendSystemLine(db: Db, { conversationId, body, clientId }: SystemLine) {
  return inTransaction(db, async (db) => {
    const { scopeId } = (await lockConversation(db, conversationId)) ?? fail('NOT_FOUND')
    const known = clientId && (await findByClientId(db, conversationId, clientId))
    if (known) return known
    return append(db, { conversationId, scopeId, body, clientId, kind: 'system', senderId: null })
  })
}

type Line = {
  conversationId: string
  scopeId: string
  clientId?: string | undefined
  senderId: string | null
  kind: 'system' | 'removal'
  targetSeq?: number
  body: string
}

async function append(db: Db, line: Line) {
  const { conversationId, scopeId, clientId = randomUUID(), targetSeq = null, ...rest } = line
  const row = { ...rest, clientId, targetSeq }
  const place = { conversationId, scopeId, via: 'app', side: null } as const
  const { seq, createdAt } = await appendMessage(db, { ...row, ...place })
  const message: Message = { ...row, seq, files: [], createdAt }
  await tell(db, conversationId, message)
  return message
}

type Removed = { conversationId: string; senderId: string; seq: number }

// One's own message, for 15 minutes. Returns the names of its files, which go after the commit. Removing
// it again does nothing.
export function removeMessage(db: Db, { conversationId, senderId, seq }: Removed) {
  return inTransaction(db, async (db) => {
    const place = (await lockPlace(db, conversationId, senderId)) ?? fail('NOT_FOUND')
    const found = await findMessage(db, conversationId, seq)
    if (!found || place.leftAt !== null || found.senderId !== senderId) return fail('NOT_FOUND')
    if (found.kind !== 'text') fail('NOT_FOUND')
    if (found.body === '' && found.files.length === 0) return []
    if (Date.parse(found.createdAt) < Date.now() - removableMinutes * 60_000)
      fail('TOO_LATE_TO_REMOVE')
    const files = await emptyMessage(db, conversationId, seq)
    const { scopeId } = place
    const line = { conversationId, scopeId, senderId, targetSeq: seq, body: '' }
    await append(db, { ...line, kind: 'removal' })
    return files
  })
}

// Everyone in the conversation, the sender's other devices included. Members of the desk who are not in
// it hear that something is new, without the text.
async function tell(db: Db, conversationId: string, message: Message) {
  const { topics, barberId, userIds } = await findHearers(db, conversationId)
  const event: MessageEvent = { type: 'message', conversationId, message }
  await publishToAll(db, topics, event)
  if (barberId === null) return
  const news: ConversationEvent = { type: 'conversation', id: conversationId, seq: message.seq }
  const readers = (await listDesk(db, barberId)).filter((userId) => !userIds.includes(userId))
  await publishToAll(db, readers.map(userTopic), news)
}
