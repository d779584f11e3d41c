// Whom the live channel tells of a conversation: people by their account, guests by their browsers.
import type { Db } from '#server/database/db.ts'
import { deviceTopic, userTopic, type PersonalTopic } from '#server/features/outbox/service.ts'
import { findConversation } from '#server/features/messages/places-queries.ts'
import { listDevices } from '#server/features/messages/queries.ts'
import { listPresent } from './rights-queries.ts'

export async function findHearers(db: Db, conversationId: string) {
  const conversation = await findConversation(db, conversationId)
  const present = await listPresent(db, conversationId)
  const userIds = present.flatMap(({ userId }) => userId ?? [])
  const devices = conversation?.bookingId ? await listDevices(db, conversation.bookingId) : []
  const topics: PersonalTopic[] = [...userIds.map(userTopic), ...devices.map(deviceTopic)]
  return { topics, userIds, barberId: conversation?.barberId ?? null }
}
