// Credit that an administrator gives a client.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { suspendPerson } from '#tests/acting.ts'
import { newestAudit } from '#tests/bookings.ts'
import { emailOf } from '#tests/setup.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { bookWithCredit, client, complete, credit, give, shop } from './wallet.test.kit.ts'

const finance = await make.admin('finance')
const reason = 'The first visit went wrong'

const order = (amountCents = 2000, { id } = client) => ({
  id,
  requestId: randomUUID(),
  amountCents,
  reason,
})
const giveBy = (who: Actor, asked = order()) => as(who).wallet.give(asked)

test('adds to the credit, tells the client and is in the trail and the ledger', async () => {
  await give(500)
  expect(await giveBy(finance)).toEqual({ creditCents: 2500 })
  expect(await credit()).toBe(2500)
  const { grants } = await as(client).wallet.read()
  expect(grants).toContainEqual(expect.objectContaining({ leftCents: 2000, reason: 'goodwill' }))
  const { notifications } = await as(client).notifications.list({})
  expect(notifications[0]).toMatchObject({
    title: 'You have $20.00 of credit',
    actionUrl: '/client/dashboard?tab=promotions',
  })
  const mail = await mailTo(await emailOf(client), 'notice')
  expect(mail.subject).toBe('You have $20.00 of credit')
  expect(await newestAudit(client.id)).toMatchObject({
    action: 'give-credit',
    actorId: finance.id,
    reason,
    before: { creditCents: 500 },
    after: { creditCents: 2500, amountCents: 2000 },
  })
  const { rows } = await as(finance).audit.list({ action: 'give-credit', entityId: client.id })
  expect(rows).toHaveLength(1)
  const posted = await db
    .selectFrom('ledgerTransactions')
    .select('actorId')
    .where('event', '=', 'credit_granted')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(posted.actorId).toBe(finance.id)
})

test('the same order again gives nothing more, and none with another amount or client', async () => {
  const asked = order()
  await giveBy(finance, asked)
  expect(await giveBy(finance, asked)).toEqual({ creditCents: 2000 })
  await expect(giveBy(finance, { ...asked, amountCents: 2100 })).rejects.toMatchObject({
    code: 'CREDIT_SENT',
  })
  const { id } = await make.person('client')
  await expect(giveBy(finance, { ...asked, id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await credit()).toBe(2000)
})

test('one order sent for two clients at once is for one of them', async () => {
  const asked = order()
  const { id } = await make.person('client')
  const tried = await Promise.allSettled([
    giveBy(finance, asked),
    giveBy(finance, { ...asked, id }),
  ])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(tried.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: expect.stringMatching(/^(CREDIT_SENT|NOT_FOUND)$/) },
  })
})

test('one client gets at most $500 in 30 days, however many give at once', async () => {
  const other = await make.admin('finance')
  await giveBy(finance, order(49_900))
  const tries = await Promise.allSettled(
    [finance, other, finance].map((who) => giveBy(who, order(100))),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(giveBy(other, order(100))).rejects.toMatchObject({
    code: 'CREDIT_TOO_MUCH',
    fields: { amount: 'One person gets at most $500 of credit from us in 30 days.' },
  })
  expect(await credit()).toBe(50_000)
  await giveBy(finance, order(100, await make.person('client')))
  const createdAt = new Date(Date.now() - 31 * 86_400_000).toISOString()
  await db
    .updateTable('walletGrants')
    .set({ createdAt })
    .where('clientId', '=', client.id)
    .execute()
  expect(await giveBy(finance, order(100))).toEqual({ creditCents: 50_100 })
})

test('what the client earned or got back for an appointment does not count', async () => {
  const { id: bookingId } = await bookWithCredit()
  await complete(bookingId)
  const terms = { method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
  const refund = { ...terms, bookingId, requestId: randomUUID(), amountCents: 1000, reason }
  await as(finance).refunds.give(refund)
  await give(40_000)
  expect(await giveBy(finance, order(50_000))).toEqual({ creditCents: 91_000 })
})

test('nobody gives credit to themselves, nor to someone whose account is suspended', async () => {
  const own = { ...order(), id: finance.id }
  await expect(giveBy(finance, own)).rejects.toMatchObject({ code: 'OWN_CASE' })
  await suspendPerson(await make.person('admin'), { id: client.id, reason })
  await expect(giveBy(finance)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_OPEN' })
  await expect(giveBy(finance, { ...order(), id: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await credit()).toBe(0)
})

test.each([99, 50_001])('%i cents are refused at their field', async (amountCents) => {
  await expect(giveBy(finance, order(amountCents))).rejects.toMatchObject({
    fields: { amountCents: 'Enter $1 to $500' },
  })
})

test('who sees money sees the credit of a person', async () => {
  await giveBy(finance)
  const seenBy = async (who: Actor) =>
    (await as(who).adminPeople.read({ id: client.id })).creditCents
  expect(await seenBy(finance)).toBe(2000)
  expect(await seenBy(await make.admin('support'))).toBeNull()
  expect((await as(finance).adminPeople.read({ id: shop.barber.id })).creditCents).toBe(0)
})
