// What people do in a conversation.
import type { NewMessage } from '#contract/bookings/messages.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { deviceHashOf, nameDevice, readLink } from '#server/features/guests/service.ts'
import { whisper } from '#server/features/live/service.ts'
import { dropPrivate } from '#server/features/media/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireStanding, type Standing } from './access.ts'
import { findHearers } from './alerts/hearers.ts'
import { join, openBookingThread } from './places.ts'
import { findClientPlace, setAlerts, upsertDevice } from './places-queries.ts'
import { markSeen } from './reading.ts'
import { removeMessage, send } from './send.ts'
import { closedOf, requireThreadOf } from './threads.ts'

const hour = 3600
const perHour = 300
const perHourOfGuests = 60
const perHourOfNetworks = 600
const deviceDays = 30

export async function writeMessage(caller: Caller, { id, clientId, body, files }: NewMessage) {
  await limitWriting(caller)
  const standing = await requireStanding(caller, id)
  if (body === '' && files.length === 0) fail('INVALID_INPUT', { body: 'Write a message first' })
  return inTransaction(caller.db, async (db) => {
    const { senderId, isOver } = await comeToWrite({ ...caller, db }, standing)
    const draft = { conversationId: id, senderId, clientId, body, fileIds: files, isOver }
    const { message, masked } = await send(db, draft)
    return { message, masked }
  })
}

// Nobody opens a conversation whose time is over.
export async function comeToWrite(caller: Caller, standing: Standing) {
  const { id, kind, conversation } = standing
  const booking = kind === 'booking' ? await requireThreadOf(caller.db, id) : null
  const isOver = closedOf(standing, booking) !== null
  if (isOver && !conversation) fail('THREAD_CLOSED')
  return { isOver, senderId: await comeIn(caller, standing, booking, true) }
}

async function limitWriting({ db, actor, request }: Caller) {
  const device = deviceHashOf(request)?.toString('hex') ?? 'none'
  const who = actor ? `user:${actor.id}` : `device:${device}:${request.network}`
  await limit(db, [
    { key: `message:net:${request.network}`, points: perHourOfNetworks, seconds: hour },
    { key: `message:${who}`, points: actor ? perHour : perHourOfGuests, seconds: hour },
  ])
}

// The caller's place, which is made if need be; so is the conversation. Readers by right get alerts once
// they write.
async function comeIn(
  { db, actor }: Caller,
  { id, side }: Standing,
  booking: BookingRow | null,
  isWriting: boolean,
): Promise<string> {
  if (booking) await openBookingThread(db, booking)
  if (side === 'client') return ((await findClientPlace(db, id)) ?? fail('NOT_FOUND')).id
  if (actor === null) return fail('NOT_FOUND')
  return join(db, { conversationId: id, userId: actor.id, side, hasAlerts: isWriting })
}

export async function seeUpTo(caller: Caller, id: string, seq: number) {
  const standing = await requireStanding(caller, id)
  if (!standing.conversation) return
  await inTransaction(caller.db, async (db) => {
    const participantId = await comeIn({ ...caller, db }, standing, null, false)
    await markSeen(db, participantId, seq)
  })
}

export async function removeOwn(caller: Caller, id: string, seq: number) {
  const { participantId } = await requireStanding(caller, id)
  if (participantId === null) return fail('NOT_FOUND')
  await dropPrivate(
    await removeMessage(caller.db, { conversationId: id, senderId: participantId, seq }),
  )
}

// Told to the others only, and stored nowhere.
export async function sayTyping(caller: Caller, id: string) {
  const { db } = caller
  const { participantId, conversation } = await requireStanding(caller, id)
  if (!conversation || participantId === null) return
  const { topics } = await findHearers(db, id)
  await whisper(db, topics, { type: 'typing', conversationId: id, participantId })
}

export async function muteThread(caller: Caller, id: string, isMuted: boolean) {
  const standing = await requireStanding(caller, id)
  const booking = standing.kind === 'booking' ? await requireThreadOf(caller.db, id) : null
  await inTransaction(caller.db, async (db) => {
    const participantId = await comeIn({ ...caller, db }, standing, booking, false)
    await setAlerts(db, participantId, !isMuted)
  })
}

// A mail's link is exchanged for the right of this browser to this booking's conversation.
export async function enterByLink(caller: Caller, id: string, link: string) {
  const { db, request } = caller
  const linked = await readLink(db, link, 'manage')
  if (!linked?.isValid || linked.bookingId !== id) return fail('NOT_FOUND')
  await upsertDevice(db, { bookingId: id, deviceHash: nameDevice(request), days: deviceDays })
}
