import { readers, seesMoney } from './admins.ts'
import { pictures } from './dispute-objects.ts'
import type { Row } from './row.ts'

const sides = ['clientA', 'barberA'] as const
const deciders = ['admin', 'operations', 'finance'] as const
const said = { message: 'It was uneven on the left.' }
const claim = { reason: 'quality', askedCents: 100, ...said } as const
const decision = { outcome: 'nothing', message: 'The photos show an even cut.' } as const
const reason = 'They asked on the phone'

export const disputeRows: Record<string, Row> = {
  'disputes.open': {
    object: 'doneBooking',
    may: ['clientA'],
    knows: ['barberA', 'employeeA', ...readers],
    input: claim,
  },
  'disputes.read': { object: 'dispute', may: sides },
  'disputes.say': { object: 'dispute', may: sides, input: said },
  'disputes.answer': { object: 'dispute', may: ['clientA'], input: { move: 'withdraw' } },
  'disputes.respond': {
    object: 'dispute',
    may: ['barberA'],
    input: { move: 'contest', ...said },
  },
  'disputeDesk.read': { object: 'dispute', may: readers },
  'disputeDesk.preview': {
    object: 'escalatedDispute',
    may: seesMoney,
    input: { outcome: 'nothing' },
  },
  'disputeDesk.decide': {
    object: 'escalatedDispute',
    may: deciders,
    input: { ...decision, reason },
  },
  'disputeDesk.approve': {
    object: 'decidedByOne',
    may: ['admin', 'finance'],
    input: { isApproved: true, reason },
  },
}

export const disputeRoutes: Record<string, Row> = {
  'GET /api/disputes/:id/evidence/:picture': {
    object: 'dispute',
    may: [...sides, ...readers],
    input: (_, __, id) => ({ picture: pictures.get(id) ?? id }),
  },
}
