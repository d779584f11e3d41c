// Requests to support.
import { randomUUID } from 'node:crypto'
import type { TicketType } from '#contract/accounts/support.ts'
import type { TicketState } from '#contract/accounts/ticket-words.ts'
import { saveAttachment } from '#server/features/media/service.ts'
import { draw } from '#tests/uploads.ts'
import { as, db, make } from '#tests/world.ts'
import { sideA } from './people.ts'

const picture = await draw().png().toBuffer()

// The file of a request with a picture, by the request.
export const fileOf = new Map<string, string>()

type Made = { type?: TicketType; state?: TicketState }

async function ticket({ client } = sideA, { type = 'general', state }: Made = {}) {
  await db.deleteFrom('rateLimits').execute()
  const form = { requestId: randomUUID(), type, message: 'Where is my receipt?' }
  const { id } = await as(client).tickets.create(form)
  const solvedAt = new Date().toISOString()
  if (state)
    await db.updateTable('supportTickets').set({ state, solvedAt }).where('id', '=', id).execute()
  return id
}

export const supportObjects = {
  ticket: (side = sideA) => ticket(side),
  paymentTicket: (side = sideA) => ticket(side, { type: 'payment' }),
  solvedTicket: (side = sideA) => ticket(side, { state: 'solved' }),
  // A colleague's.
  async savedAnswer() {
    const { id: createdBy } = await make.admin('support')
    const { id } = await db
      .insertInto('supportMacros')
      .values({ name: `Answer ${createdBy}`, bodyEn: 'Hello', bodyEs: 'Hola', createdBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async ticketWithFile(side = sideA) {
    const id = await ticket(side)
    const { conversationId } = await db
      .selectFrom('supportTickets')
      .select('conversationId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const file = await saveAttachment({ bytes: picture, width: 64, fit: 'inside' })
    await db
      .insertInto('ticketFiles')
      .values({ file, conversationId: conversationId ?? '', seq: 1 })
      .execute()
    fileOf.set(id, file)
    return id
  },
}
