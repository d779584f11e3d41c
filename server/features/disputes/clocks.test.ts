// What follows from silence.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { dueOf, dueOfChargeback, openStates } from '#contract/money/disputes/dispute-rules.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { completed } from '#tests/payments.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { disputeRow, escalated, opened, runOut, titlesOf } from './disputes.test.kit.ts'

const owner = await make.person('admin')
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

test('the barber’s silence sends it to us as uncontested', async () => {
  const { id } = await opened(client, shop)
  await jobs['tend-disputes'].run({}, jobContext)
  expect(await disputeRow(id)).toMatchObject({ state: 'barber_response' })
  await runOut(id)
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated', isUncontested: true })
  expect(await titlesOf(client)).toContain('Third Ward Cuts didn’t answer')
  const desk = await as(owner).disputeDesk.read({ id })
  expect(desk.suggestion).toMatchObject({
    outcome: 'refund',
    amountCents: 3000,
    barberPercent: 100,
  })
  expect(desk.suggestion!.reasons).toContain('uncontested')
})

test.each(['offer', 'contest'] as const)(
  'the client’s silence after %s closes it',
  async (move) => {
    const { id } = await opened(client, shop)
    const message = 'It was even when he left.'
    await as(shop.barber).disputes.respond({ id, move, offerCents: 500, message })
    await runOut(id)
    expect(await disputeRow(id)).toMatchObject({ state: 'closed', outcome: 'lapsed' })
    expect(await titlesOf(shop.barber)).toContain('A dispute is closed')
  },
)

test('our own delay closes nothing: administrators are reminded once a day', async () => {
  const bookingId = await completed(client, shop)
  const id = await escalated(client, shop, bookingId)
  await runOut(id)
  await jobs['tend-disputes'].run({}, jobContext)
  expect(await disputeRow(id)).toMatchObject({ state: 'escalated' })
  const overdue = (await titlesOf(owner)).filter((title) => title === 'A dispute is overdue')
  expect(overdue).toHaveLength(1)
  const { rows, stats } = await as(owner).disputeDesk.list({})
  expect(rows[0]).toMatchObject({ id })
  expect(stats.overdue).toBeGreaterThan(0)
})

test('weekends do not count for us, across a change of the clocks', () => {
  const zone = 'America/Chicago'
  // A Friday afternoon before the clocks go back on Sunday, November 1.
  expect(dueOf('escalated', Date.parse('2026-10-30T20:00:00Z'), zone)).toBe(
    '2026-11-06T20:00:00.000Z',
  )
  expect(dueOf('escalated', Date.parse('2026-12-30T18:00:00Z'), zone)).toBe(
    '2027-01-06T18:00:00.000Z',
  )
  expect(dueOf('closed', Date.now(), zone)).toBeNull()
})

test('a chargeback leaves a day before the provider’s deadline', () => {
  const now = Date.parse('2026-11-18T12:00:00Z')
  const inDays = (days: number) => now + days * 86_400_000
  expect(dueOfChargeback(inDays(7), now)).toBe(new Date(inDays(3)).toISOString())
  expect(dueOfChargeback(inDays(2), now)).toBe(new Date(inDays(1)).toISOString())
  expect(dueOfChargeback(inDays(0.5), now)).toBe(new Date(now).toISOString())
})

test('what is held is what is open and not yet decided', async () => {
  const { id } = await opened(client, shop)
  const held = async () => {
    const rows = await db
      .selectFrom('disputedAmounts')
      .select('heldCents')
      .where('disputeId', '=', id)
      .execute()
    return rows.map(({ heldCents }) => heldCents)
  }
  for (const state of openStates) {
    await db.updateTable('disputes').set({ state }).where('id', '=', id).execute()
    expect(await held()).toEqual(state === 'decided' ? [] : [3000])
  }
})
