// Opens conversations and lets people in. Who may come in is decided before (access.ts).
import type { MessageSide } from '#contract/bookings/message-rows.ts'
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import {
  findClientPlace,
  insertConversation,
  insertPlaces,
  upsertPlace,
  type NewPlace,
} from './places-queries.ts'

export type ThreadOfBooking = {
  id: string
  clientId: string | null
  guestEmail: string | null
  barberId: BarberId
  providerId: string
}

// With the first message, so that a series of bookings makes no empty rows. Somebody else who cuts by now
// gets a place as well. The owner has no alerts for what a team member cuts.
export async function openBookingThread(db: Db, booking: ThreadOfBooking) {
  const { id, clientId: userId, barberId, providerId } = booking
  await insertConversation(db, { id, kind: 'booking', barberId, bookingId: id })
  const guestEmail = userId === null ? booking.guestEmail : null
  const staff = [...new Set([providerId, barberId])].map((each): NewPlace => {
    return { conversationId: id, side: 'staff', userId: each, hasAlerts: each === providerId }
  })
  await insertPlaces(db, [{ conversationId: id, side: 'client', userId, guestEmail }, ...staff])
}

// An account, or a guest's address.
type Requester = { userId: string } | { guestEmail: string }

// For a ticket or a chat. Returns the ids of the conversation and of the requester's place.
export async function openSupportConversation(db: Db, requester: Requester) {
  const conversationId = await insertConversation(db, { kind: 'support' })
  if (conversationId === undefined) throw new Error('A new id was taken.')
  await insertPlaces(db, [{ conversationId, side: 'client', ...requester }])
  const place = (await findClientPlace(db, conversationId)) ?? fail('NOT_FOUND')
  return { conversationId, participantId: place.id }
}

type Joining = { conversationId: string; userId: string; side: MessageSide; hasAlerts: boolean }

// Readers by right come without alerts; with their first message they get them. Alerts are never taken
// away here. Returns the participant.
export function join(db: Db, joining: Joining) {
  return upsertPlace(db, joining)
}
