// Saved cards and payments of whoever leaves, and in the person's own data.
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { jobs } from '#server/jobs.ts'
import { password } from '#tests/accounts.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookSoon,
  completed,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { member } from './account.test.kit.ts'
import { zipPerson } from './export.ts'

const { provider, api, context, work, sweep, saveCard } = await openProvider()
let shop: Listed
let person: Awaited<ReturnType<typeof member>>

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  person = await member()
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

// Cards of the person that the provider still has.
async function cardsThere() {
  const { customerId } = await db
    .selectFrom('providerCustomers')
    .select('customerId')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow()
  const methods = await provider.list('payment_method')
  return methods.filter(({ customer }) => customer === customerId).map(({ card }) => card.last4)
}

const cardsHere = () =>
  db.selectFrom('savedCards').select('last4').where('userId', '=', person.id).execute()

test.each(['deactivate', 'delete'] as const)(
  '%s: the provider forgets the cards, and so do we; others keep theirs',
  async (how) => {
    const other = await make.person('client')
    await saveCard(other)
    await saveCard(person)
    await saveCard(person, declinedLater)
    expect((await cardsThere()).toSorted()).toEqual(['0341', '4242'])
    expect((await leave[how]()).status).toBe(204)
    expect(await cardsHere()).toEqual([])
    await work()
    expect(await cardsThere()).toEqual([])
    expect((await api(other).list({})).cards).toHaveLength(1)
  },
)

test('while the provider is away the person can leave, and it forgets the card later', async () => {
  await saveCard(person)
  expect((await leave.delete()).status).toBe(204)
  const job = db.selectFrom('outbox').select('payload').where('name', '=', 'detach-card')
  const { payload } = await job.executeTakeFirstOrThrow()
  const { methodId } = z.object({ methodId: z.string() }).parse(payload)
  const detach = () => jobs['detach-card'].run({ methodId }, context)
  provider.faults.add({ on: 'POST /v1/payment_methods', kind: '500' })
  provider.faults.add({ on: 'POST /v1/payment_methods', kind: '500' })
  await expect(detach()).rejects.toThrow()
  expect(await cardsThere()).toEqual(['4242'])
  await detach()
  expect(await cardsThere()).toEqual([])
})

test('a card that is entered after its owner has left is not kept', async () => {
  const { id, url } = await api(person).saveCard()
  expect((await leave.delete()).status).toBe(204)
  await enterCard(url)
  await sweep()
  expect(await cardsHere()).toEqual([])
  const payment = db.selectFrom('payments').select('state').where('id', '=', id)
  expect(await payment.execute()).toEqual([{ state: 'expired' }])
})

test('what was paid stays in the books of whoever left, and others keep the digits of their card', async () => {
  const cardId = await saveCard(person)
  const { id } = await bookSoon(person, shop)
  await api(person).prepay({ id, cardId })
  const other = await make.person('client')
  const { id: theirs } = await bookSoon(other, shop)
  await api(other).prepay({ id: theirs, cardId: await saveCard(other) })
  expect((await leave.delete()).status).toBe(204)
  await work()
  expect(await paymentsOf(id)).toMatchObject([
    { state: 'succeeded', cardId: null, cardLast4: null },
  ])
  expect(await paymentsOf(theirs)).toMatchObject([{ cardLast4: '4242' }])
  const refunds = db.selectFrom('refunds').select(['amountCents', 'state'])
  expect(await refunds.execute()).toEqual(
    expect.arrayContaining([{ amountCents: 3000, state: 'succeeded' }]),
  )
})

test('the export has payments and cards, of which only the last four digits', async () => {
  const cardId = await saveCard(person)
  const { id, bookingNumber } = await bookSoon(person, shop)
  await api(person).prepay({ id, cardId })
  const other = await make.person('client')
  await saveCard(other)
  const files = unzipSync(await zipPerson(db, person.id))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(read('payments.json'))).toMatchObject([
    { purpose: 'card', state: 'succeeded', amountCents: 0, bookingNumber: null },
    {
      purpose: 'prepay',
      state: 'succeeded',
      amountCents: 3000,
      refundedCents: 0,
      cardLast4: '4242',
      bookingNumber,
    },
  ])
  expect(JSON.parse(read('savedCards.json'))).toMatchObject([
    { brand: 'visa', last4: '4242', expMonth: 12, removedAt: null },
  ])
  for (const name of ['payments.json', 'savedCards.json'])
    expect(read(name)).not.toMatch(/\b(pm|pi|cs|cus|txn)_|\d{12}|fingerprint|session/)
})

test('a removed card is in the export with the day it was removed', async () => {
  const cardId = await saveCard(person)
  await as(person).payments.removeCard({ id: cardId })
  const files = unzipSync(await zipPerson(db, person.id))
  expect(JSON.parse(strFromU8(files['savedCards.json']!))).toMatchObject([
    { last4: '4242', removedAt: expect.stringMatching(/^20/) },
  ])
})

test.each(['deactivate', 'delete'] as const)(
  '%s: not as long as something is left to pay by card',
  async (how) => {
    const id = await completed(person, shop)
    const owed = (owedCents: number) =>
      db.updateTable('bookings').set({ owedCents }).where('id', '=', id).execute()
    await owed(3000)
    const answer = await leave[how]()
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'FEE_OPEN' })
    await owed(0)
    // What someone else has to pay keeps nobody.
    const other = await completed(await make.person('client'), shop)
    await db.updateTable('bookings').set({ owedCents: 3000 }).where('id', '=', other).execute()
    expect((await leave[how]()).status).toBe(204)
  },
)
