// Conversations about bookings of a side. The id of a conversation is that of its booking.
import { randomUUID } from 'node:crypto'
import { savePrivate } from '#server/features/media/service.ts'
import { draw } from '#tests/uploads.ts'
import { as, db } from '#tests/world.ts'
import { sideA, type Side } from './people.ts'

const picture = await draw().png().toBuffer()
const pixels = { bytes: 100, width: 64, height: 64 }

// The file of each conversation that has one.
export const photoOf = new Map<string, string>()

export function messageObjects(booking: (side?: Side) => Promise<string>) {
  async function conversation(side = sideA) {
    const id = await booking(side)
    await as(side.client).messages.send({ id, clientId: randomUUID(), body: 'Where do I park?' })
    return id
  }
  return {
    conversation,
    async conversationWithFile(side = sideA) {
      const conversationId = await conversation(side)
      const place = await db
        .selectFrom('participants')
        .select('id as participantId')
        .where('conversationId', '=', conversationId)
        .where('side', '=', 'client')
        .executeTakeFirstOrThrow()
      const file = await savePrivate({ bytes: picture, width: 64 })
      const { id } = await db
        .insertInto('messageFiles')
        .values({ ...place, conversationId, file, seq: 1, ...pixels })
        .returning('id')
        .executeTakeFirstOrThrow()
      photoOf.set(conversationId, id)
      return conversationId
    },
  }
}
