// Disputes about bookings of a side, in the states that its calls need.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Insertable } from 'kysely'
import type { Disputes } from '#server/database/tables.ts'
import { saveAttachment } from '#server/features/media/service.ts'
import { db, make } from '#tests/world.ts'
import type { Side } from './people.ts'

const picture = await sharp({
  create: { width: 8, height: 8, channels: 3, background: '#0a5c87' },
})
  .png()
  .toBuffer()

// The picture of each dispute that has one.
export const pictures = new Map<string, string>()

export function disputeObjects(doneBooking: (side?: Side) => Promise<string>) {
  async function dispute(side: Side | undefined, more: Partial<Insertable<Disputes>> = {}) {
    const { id } = await db
      .insertInto('disputes')
      .values({
        bookingId: await doneBooking(side),
        reason: 'quality',
        askedCents: 1000,
        state: 'barber_response',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id: eventId } = await db
      .insertInto('disputeEvents')
      .values({ disputeId: id, side: 'client', event: 'opened', message: 'Uneven on the left.' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const file = await saveAttachment({ bytes: picture, width: 64 })
    const evidence = await db
      .insertInto('disputeEvidence')
      .values({ disputeId: id, eventId, file })
      .returning('id')
      .executeTakeFirstOrThrow()
    pictures.set(id, evidence.id)
    return id
  }
  return {
    dispute: (side?: Side) => dispute(side),
    escalatedDispute: (side?: Side) => dispute(side, { state: 'escalated' }),
    // A colleague's decision waits for a second person.
    async decidedByOne(side?: Side) {
      const id = await dispute(side, { state: 'escalated' })
      const { id: askedBy } = await make.admin('operations')
      await db
        .insertInto('disputeDecisions')
        .values({
          id: randomUUID(),
          disputeId: id,
          round: 1,
          outcome: 'nothing',
          amountCents: 0,
          barberCents: 0,
          message: 'The photos show an even cut.',
          state: 'waiting',
          askedBy,
        })
        .execute()
      return id
    },
  }
}
