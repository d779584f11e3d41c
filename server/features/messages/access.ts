// Which side of a conversation the caller is on. Rights come from the booking and today's employment; the
// rows of participants only hold read marks and alerts.
import type { ConversationKind, MessageSide } from '#contract/bookings/message-rows.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { findParts } from '#server/features/bookings/booking-view.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import { deviceHashOf } from '#server/features/guests/service.ts'
import {
  findClientPlace,
  findConversation,
  findPlaceOf,
  hasDevice,
  type ConversationRow,
} from './places-queries.ts'
import { sideInSupport } from './support-access.ts'

export type Standing = {
  id: string
  kind: ConversationKind
  side: MessageSide
  // None before the first message.
  conversation: ConversationRow | undefined
  // The caller's place; none for one who may read by right and has not been here.
  participantId: string | null
  isMuted: boolean
}

// Otherwise the conversation does not exist for them.
export async function requireStanding(caller: Caller, id: string): Promise<Standing> {
  const { db, actor } = caller
  const conversation = await findConversation(db, id)
  const kind = conversation?.kind ?? 'booking'
  const side = await sideIn(caller, id, conversation)
  if (side === undefined) return fail('NOT_FOUND')
  const place =
    side === 'client'
      ? await findClientPlace(db, id)
      : actor && (await findPlaceOf(db, { conversationId: id, userId: actor.id }))
  const participantId = place && place.leftAt === null ? place.id : null
  const isMuted = participantId !== null && !place?.hasAlerts
  return { id, kind, side, conversation, participantId, isMuted }
}

function sideIn(caller: Caller, id: string, conversation: ConversationRow | undefined) {
  if (conversation?.kind === 'question') return sideInQuestion(caller, conversation)
  if (conversation?.kind === 'support') return sideInTicket(caller, conversation)
  return sideInBooking(caller, id)
}

// The client, also by a browser that opened the link of a mail, or staff of today.
async function sideInBooking(caller: Caller, id: string): Promise<MessageSide | undefined> {
  const { parts } = await findParts(caller, { id })
  if (parts.includes('client')) return 'client'
  if (parts.includes('provider') || parts.includes('owner')) return 'staff'
  const deviceHash = deviceHashOf(caller.request)
  const isLetIn = deviceHash !== null && (await hasDevice(caller.db, { bookingId: id, deviceHash }))
  return isLetIn ? 'client' : undefined
}

async function sideInTicket({ db, actor }: Caller, conversation: ConversationRow) {
  return actor === null ? undefined : sideInSupport({ db, actor }, conversation)
}

// The one who asked, the owner, and team members who see all calendars.
async function sideInQuestion(
  { db, actor }: Caller,
  { id, barberId }: ConversationRow,
): Promise<MessageSide | undefined> {
  if (actor === null) return undefined
  const asker = await findClientPlace(db, id)
  if (asker?.userId === actor.id) return 'client'
  if (barberId === actor.id) return 'staff'
  const employment = await employmentOf(db, actor)
  const isTheirs = employment?.barberId === barberId && mayInShop(employment.seat, 'allCalendars')
  return isTheirs ? 'staff' : undefined
}
