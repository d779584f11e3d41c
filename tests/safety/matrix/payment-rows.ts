import { objects } from './objects.ts'
import type { Row } from './row.ts'

const holder = ['clientA'] as const

export const paymentRows: Record<string, Row> = {
  'payments.prepay': { object: 'booking', may: holder },
  'payments.prepay cardId': {
    object: 'savedCard',
    as: 'cardId',
    may: holder,
    input: async (side) => ({ id: await objects.booking(side) }),
  },
  'payments.tip': { object: 'doneBooking', may: holder, input: { tipCents: 500 } },
  'payments.tip cardId': {
    object: 'savedCard',
    as: 'cardId',
    may: holder,
    input: async (side) => ({ id: await objects.doneBooking(side), tipCents: 500 }),
  },
  'payments.removeCard': { object: 'savedCard', may: holder },
  'payments.resume': { object: 'payment', may: holder },
  'payments.check': { object: 'payment', may: holder },
}
