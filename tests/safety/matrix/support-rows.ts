// Calls on requests to support.
import { randomUUID } from 'node:crypto'
import { helpers } from './admins.ts'
import type { Row } from './row.ts'

const holder = ['clientA'] as const
const clientId = randomUUID()

export const supportRows: Record<string, Row> = {
  'supportDesk.read': { object: 'ticket', may: helpers },
  'supportDesk.note': { object: 'ticket', may: helpers, input: { body: 'Called the shop' } },
  'supportDesk.reply': {
    object: 'ticket',
    may: helpers,
    input: () => ({ clientId: randomUUID(), body: 'We look into it', state: 'pending_user' }),
  },
  'supportDesk.change': { object: 'ticket', may: helpers, input: { priority: 'low' } },
  'supportDesk.hold': {
    object: 'ticket',
    may: helpers,
    input: () => ({ clientId: randomUUID(), body: 'We ask the shop', until: '2099-01-02' }),
  },
  'supportDesk.link': { object: 'ticket', may: helpers, input: { bookingNumber: 'K-0' } },
  'supportDesk.merge': {
    object: 'ticket',
    may: helpers,
    input: { into: 'T-0', reason: 'Asked twice' },
  },
  'supportDesk.look': { object: 'ticket', may: helpers, input: { isWriting: false } },
  'supportDesk.removeMacro': { object: 'savedAnswer', may: ['admin', 'operations'] },
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
