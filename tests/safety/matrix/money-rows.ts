import { randomUUID } from 'node:crypto'
import { seesMoney } from './admins.ts'
import { askCard, askDeposit, newCode } from './money-objects.ts'
import { objects } from './objects.ts'
import type { Row } from './row.ts'

const holder = ['clientA'] as const
const shop = ['barberA'] as const
const team = ['barberA', 'employeeA'] as const
const version = 1
const period = { from: '2026-11-01', to: '2026-11-15' }
const offer = { kind: 'first_visit', percent: 10 } as const

export const moneyRows: Record<string, Row> = {
  'commissionClaims.open': {
    object: 'chargedBooking',
    may: shop,
    input: { why: 'A client of mine for years' },
  },
  'desk.waiveFee': { object: 'booking', may: team, input: { version } },
  'desk.paidAtShop': { object: 'booking', may: team, input: { version } },
  'desk.gaveBack': {
    object: 'booking',
    may: team,
    input: () => ({ requestId: randomUUID(), amountCents: 100, cause: 'quality' }),
  },
  'invoices.read': { object: 'invoice', may: holder },
  'invoices.email': { object: 'invoice', may: holder },
  'invoices.ofBooking': { object: 'doneBooking', may: [...holder, ...shop, ...seesMoney] },
  'payments.checkout': { object: 'held', may: holder, input: (_, __, id) => askDeposit(id) },
  'payments.checkout cardId': {
    object: 'savedCard',
    as: 'cardId',
    may: holder,
    input: async (side) => askDeposit(await objects.held(side)),
  },
  'bookings.confirm cardId': {
    object: 'savedCard',
    as: 'cardId',
    may: holder,
    input: async (side) => askCard(await objects.held(side)),
  },
  'payments.payOwed': { object: 'doneBooking', may: holder },
  'payments.payOwed cardId': {
    object: 'savedCard',
    as: 'cardId',
    may: holder,
    input: async (side) => ({ id: await objects.doneBooking(side) }),
  },
  'payments.ofBooking': { object: 'booking', may: holder },
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
  'promotions.create': { object: 'service', as: 'serviceIds', may: shop, input: offer },
  'promotions.setState': { object: 'promotion', may: shop, input: { state: 'paused' } },
  'promotions.redeem': { object: 'held', may: holder, input: newCode },
  'team.earnings': { object: 'member', may: shop, input: period },
  'team.markPaid': { object: 'member', may: shop, input: { ...period, amountCents: 100 } },
}
