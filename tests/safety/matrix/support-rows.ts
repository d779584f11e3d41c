// Calls on requests to support.
import { randomUUID } from 'node:crypto'
import type { Row } from './row.ts'

const holder = ['clientA'] as const
const clientId = randomUUID()

export const supportRows: Record<string, Row> = {
  'tickets.list': { object: 'ticket', as: 'after', may: holder, isPassedOver: true },
  'tickets.create bookingId': {
    object: 'booking',
    as: 'bookingId',
    may: holder,
    input: () => ({ requestId: randomUUID(), type: 'booking', message: 'Where do I park?' }),
  },
  'tickets.read': { object: 'ticket', may: holder },
  'tickets.reply': { object: 'ticket', may: holder, input: { clientId, body: 'And now?' } },
  'tickets.seen': { object: 'ticket', may: holder, input: { seq: 1 } },
  'tickets.close': { object: 'ticket', may: holder },
  'tickets.reopen': { object: 'solvedTicket', may: holder },
  'tickets.rate': { object: 'solvedTicket', may: holder, input: { stars: 5 } },
}
