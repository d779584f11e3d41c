// Nobody deletes an account with money open between their business and us, and a client's credit is named
// before.
import { beforeEach, expect, test } from 'vitest'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { barberBalanceOf, post } from '#server/features/ledger/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { password } from '#tests/accounts.ts'
import { fromNow } from '#tests/bookings.ts'
import { as, db } from '#tests/world.ts'
import { member } from './account.test.kit.ts'

let person: Awaited<ReturnType<typeof member>>
beforeEach(async () => {
  person = await member('barber', 'client')
})

const leave = {
  deactivate: () =>
    person.visitor.post('/api/account/deactivate', {
      password,
      reason: '',
      cancelsAppointments: true,
    }),
  delete: () => person.visitor.post('/api/account/delete', { password, cancelsAppointments: true }),
}

let posted = 0

const earn = (cents: number, availableAt?: string) =>
  post(db, {
    key: `leaving-test:${(posted += 1)}`,
    event: 'completed',
    lines: [
      { account: 'barber_balance', owner: person.id, cents: -cents },
      { account: 'commission_revenue', cents },
    ],
    ...(availableAt !== undefined && { availableAt }),
  })

const openNow = async () => {
  const { balanceCents, heldCents } = await as(person).account.leaving()
  return { balanceCents, heldCents }
}

test('deleting: not while we owe them, they owe us, or something is on hold', async () => {
  const refused = { status: 409, body: { code: 'BALANCE_OPEN' } }
  await earn(3600)
  expect(await openNow()).toEqual({ balanceCents: 3600, heldCents: 0 })
  expect(await leave.delete()).toMatchObject(refused)
  await earn(-4000)
  expect(await openNow()).toEqual({ balanceCents: -400, heldCents: 0 })
  expect(await leave.delete()).toMatchObject(refused)
  await earn(400, fromNow(600))
  expect(await openNow()).toEqual({ balanceCents: 0, heldCents: 400 })
  expect(await leave.delete()).toMatchObject(refused)
})

test('deleting: not while a payout is on its way, which a bank may send back', async () => {
  const barberId = barberIdOf(person.id)
  const run = { runOn: '2026-01-06', runKey: 'run:2026-01-06', accountId: 'acct_leaving' }
  const { id } = await db
    .insertInto('payouts')
    .values({ barberId, amountCents: 3600, state: 'processing', ...run })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await leave.delete()).toMatchObject({ status: 409, body: { code: 'BALANCE_OPEN' } })
  await db.updateTable('payouts').set({ state: 'paid' }).where('id', '=', id).execute()
  expect((await leave.delete()).status).toBe(204)
})

test('deleting: once it is settled', async () => {
  await earn(3600)
  await earn(-3600)
  expect((await leave.delete()).status).toBe(204)
})

test('deactivating leaves the balance with the account', async () => {
  await earn(-400)
  expect((await leave.deactivate()).status).toBe(204)
  expect(await barberBalanceOf(db, person.id)).toBe(-400)
})

test('the credit that goes with the account is named', async () => {
  expect(await as(person).account.leaving()).toMatchObject({ creditCents: 0 })
  const { id: clientId } = person
  const grant = { clientId, cents: 700, reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, grant)
  expect(await as(person).account.leaving()).toMatchObject({ creditCents: 700 })
})
