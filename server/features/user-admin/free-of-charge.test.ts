// What an administrator cancels in a client's name costs the client nothing: no fee, no late
// cancellation, and what was paid goes back. What clients cancel themselves stays as it is.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { cancelLeft } from '#server/features/bookings/stop-bookings.ts'
import { jobs } from '#server/jobs.ts'
import { noRequest } from '#server/http/request-info.ts'
import { suspendPerson } from '#tests/acting.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { onFileActs, refundsOf } from '#tests/on-file.ts'
import { bookingRow, enterCard, openProvider } from '#tests/payments.ts'
import { as, db, defaultConfig, jobContext, make } from '#tests/world.ts'

const { config, work } = await openProvider()
const { api, openShop, wishAt, bookOnFile, cancelLate } = onFileActs(config)
const owner = await make.person('admin')
const reason = 'Threats'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

async function bookPaid(depositPercent: number) {
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  return id
}

const ways = [
  { how: 'with a deposit', paidCents: 900, make: () => bookPaid(30) },
  { how: 'paid ahead', paidCents: 3000, make: () => bookPaid(100) },
  { how: 'with a card on file', paidCents: 0, make: () => bookOnFile(client, shop) },
]

// An hour before the start, when canceling costs half of it.
async function bookedLate(make: () => Promise<string>) {
  const id = await make()
  await shift(id, fromNow(60))
  const { appointments } = await api(client).account.leaving()
  expect(appointments).toMatchObject([{ id, isLate: true }])
  return id
}

async function expectFree(id: string, paidCents: number) {
  await work()
  expect(await bookingRow(id)).toMatchObject({
    status: 'cancelled',
    isLateCancel: false,
    cancelFeeCents: 0,
    owedCents: 0,
    feePaidCents: 0,
  })
  const refunds = (await refundsOf(id)).map(({ amountCents, state }) => [amountCents, state])
  expect(refunds).toEqual(paidCents === 0 ? [] : [[paidCents, 'succeeded']])
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(0)
}

describe.each(ways)('$how', ({ paidCents, make: booked }) => {
  test('suspended', async () => {
    const id = await bookedLate(booked)
    const asked = { id: client.id, fate: 'cancel' } as const
    const shown = await as(owner).userAdmin.previewSuspend(asked)
    expect(shown).toMatchObject({ canceled: 1, backCents: paidCents })
    expect(await suspendPerson(owner, { ...asked, reason })).toEqual(shown)
    await expectFree(id, paidCents)
    const { rows } = await as(owner).audit.list({ entityId: client.id, action: 'suspend' })
    expect(rows[0]?.after).toMatchObject({ canceled: 1, backCents: paidCents })
  })

  test('suspended, and left to a job', async () => {
    const id = await bookedLate(booked)
    await suspendPerson(owner, { id: client.id, fate: 'keep', reason })
    const caller = { db, config: defaultConfig, actor: owner, request: noRequest }
    await cancelLeft(caller, id, { userId: client.id })
    await expectFree(id, paidCents)
  })

  test('erased', async () => {
    const id = await bookedLate(booked)
    const agreed = await as(owner).adminPeople.previewErase({ id: client.id })
    expect(agreed).toMatchObject({ canceled: 1, backCents: paidCents })
    await as(owner).adminPeople.erase({ id: client.id, name: 'client', reason, agreed })
    await db
      .updateTable('erasures')
      .set({ dueAt: fromNow(-10) })
      .where('userId', '=', client.id)
      .execute()
    await jobs['erase-people'].run({}, jobContext)
    await expectFree(id, paidCents)
  })
})

test('their own late cancellation costs what it always did', async () => {
  const id = await bookPaid(100)
  await cancelLate(client, id)
  await work()
  expect(await bookingRow(id)).toMatchObject({ isLateCancel: true, cancelFeeCents: 1500 })
  expect((await refundsOf(id)).map(({ amountCents }) => amountCents)).toEqual([1500])
})
