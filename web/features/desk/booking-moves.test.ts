// Which buttons the desk shows, and that its texts claim a message only if there is one.
import { expect, test } from 'vitest'
import type { Reach } from '#contract/bookings/reach.ts'
import { moveNames, type Move, type Part, type Status } from '#contract/bookings/workflow.ts'
import { askWords, doneWords, movesOf, type DeskBooking } from './booking-moves.ts'

const minute = 60_000
const now = Date.parse('2026-11-17T16:00:00Z')
const at = (minutes: number) => new Date(now + minutes * minute).toISOString()

function movesIn(status: Status, startsIn: number, more: Partial<DeskBooking> = {}) {
  const booking: DeskBooking = {
    id: 'k1',
    status,
    startsAt: at(startsIn),
    endsAt: at(startsIn + 30),
    version: 1,
    parts: ['owner', 'provider'],
    proposal: null,
    answerBy: status === 'pending' ? at(60) : null,
    isVouched: false,
    byShop: null,
    client: { name: 'Ray Soto' },
    reach: 'all',
    professional: { id: 'p1', name: 'Wes Calloway' },
    ...more,
  }
  return movesOf(booking, now)
}

test('a request is accepted or declined', () => {
  expect(movesIn('pending', 300)).toEqual({ primary: 'accept', others: ['decline'] })
})

test('a booking that was started early keeps Done and Undo before its time', () => {
  expect(movesIn('in_progress', 40)).toMatchObject({ primary: 'finish' })
  expect(movesIn('in_progress', 40).others).toContain('undo')
  expect(movesIn('checked_in', 40).others).toContain('undo')
})

test('far ahead a booking can only be canceled; near its start the client is checked in', () => {
  expect(movesIn('confirmed', 3 * 1440)).toEqual({ primary: null, others: ['cancel'] })
  expect(movesIn('confirmed', 10).primary).toBe('check_in')
})

test('no-show is offered after the start, and not if the client vouched', () => {
  expect(movesIn('confirmed', 10).others).not.toContain('no_show')
  expect(movesIn('confirmed', -20).others).toContain('no_show')
  expect(movesIn('completed', -90).others).toContain('no_show')
  expect(movesIn('completed', -90, { isVouched: true }).others).not.toContain('no_show')
})

test('a no-show is taken back by the owner, not by who performed it', () => {
  const others = (parts: Part[]) => movesIn('no_show', -90, { parts }).others
  expect(others(['owner'])).toContain('complete')
  expect(others(['provider'])).not.toContain('complete')
})

test('who is only the client has no buttons at the desk', () => {
  const none = { primary: null, others: [] }
  expect(movesIn('confirmed', -20, { parts: ['client'] })).toEqual(none)
  expect(movesIn('completed', -90)).toMatchObject({ primary: null })
})

const textOf = (text: { en: string } | undefined) => text?.en ?? ''

test.each<[Move, Reach, string]>([
  ['finish', 'all', 'Done. We asked {client} to confirm'],
  ['finish', 'text', 'Done. We asked {client} to confirm'],
  ['finish', 'none', 'Done'],
  ['check_in', 'none', 'Checked in'],
  ['cancel', 'none', 'Appointment canceled'],
])('after %s, with a reach of %s: %s', (move, reach, words) => {
  expect(textOf(doneWords(move, reach))).toBe(words)
})

test.each<[Move, Reach, string]>([
  ['cancel', 'all', "We'll let {client} know; there's no charge."],
  ['cancel', 'text', "We'll let {client} know; there's no charge."],
  ['cancel', 'none', "We can't reach {client}, so please tell them yourself."],
  ['decline', 'all', "We'll send {client} your reason and other open times."],
  ['decline', 'text', "We can't email {client}, so please tell them yourself."],
  ['no_show', 'all', "We'll let {client} know."],
  ['no_show', 'text', "We can't email {client}, so they won't hear about it from us."],
])('before %s, with a reach of %s: %s', (move, reach, words) => {
  expect(textOf(askWords(move, reach))).toContain(words)
})

test('nothing that is said about an unreachable client promises a message', () => {
  const promise = /We'll|we’ll|We asked|We told|Avis(amos|aremos)|Le enviaremos|Pedimos/
  for (const move of moveNames)
    for (const words of [doneWords(move, 'none'), askWords(move, 'none')])
      for (const text of words ? [words.en, words.es] : []) expect(text).not.toMatch(promise)
})
