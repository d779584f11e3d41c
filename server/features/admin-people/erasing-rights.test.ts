// An erasure is done with the right that its administrator has then, and never with money open.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { post } from '#server/features/ledger/service.ts'
import { suspendPerson, takeGrant } from '#tests/acting.ts'
import { fromNow } from '#tests/bookings.ts'
import { as, db, make } from '#tests/world.ts'
import { eraseDue } from './erasing.ts'

const owner = await make.person('admin')
const reason = 'Asked by letter of November 3'

async function planned(by: Actor, isOwnWish = false) {
  const { id } = await make.person('client')
  const agreed = await as(by).adminPeople.previewErase({ id })
  await as(by).adminPeople.erase({ id, name: 'client', reason, isOwnWish, agreed })
  return id
}

async function runDue() {
  await db
    .updateTable('erasures')
    .set({ dueAt: fromNow(-10) })
    .execute()
  await eraseDue(db)
}

const erasureOf = async (id: string) => (await as(owner).adminPeople.read({ id })).erasure

async function messagesTo(userId: string) {
  const { notifications } = await as({ ...owner, id: userId }).notifications.list({})
  return notifications.map(({ title, message }) => `${title}: ${message}`)
}

const grantOf = async (userId: string) => {
  const { admins } = await as(owner).adminGrants.list()
  return admins.find((each) => each.userId === userId)!.grants[0]!.id
}

test('who loses the right loses the orders, which are counted before', async () => {
  const [former, other] = [await make.person('admin'), await make.person('admin')]
  const [one, wish, kept] = [
    await planned(former),
    await planned(former, true),
    await planned(other),
  ]
  const id = await grantOf(former.id)
  const shown = await as(owner).adminGrants.previewRevoke({ id })
  expect(shown).toMatchObject({ erasures: 2 })
  expect(await erasureOf(one)).not.toBeNull()
  const fewer = { ...shown, erasures: 1 }
  const order = { id, reason: 'Left the company' }
  await expect(as(owner).adminGrants.revoke({ ...order, agreed: fewer })).rejects.toMatchObject({
    code: 'NUMBERS_CHANGED',
  })
  expect(await as(owner).adminGrants.revoke({ ...order, agreed: shown })).toEqual(shown)
  expect([await erasureOf(one), await erasureOf(wish)]).toEqual([null, null])
  expect(await erasureOf(kept)).not.toBeNull()
  expect((await messagesTo(one))[0]).toMatch(/^Your account stays: .* Nothing has changed/)
  expect((await messagesTo(wish))[0]).toMatch(/^Your account stays: .* delete it in your settings/)
  const { rows } = await as(owner).audit.list({ entityId: one, action: 'take-back-erasure' })
  expect(rows).toMatchObject([{ reason: 'Left the company', actor: { id: owner.id } }])
  await runDue()
  expect((await as(owner).adminPeople.read({ id: one })).name).toBe('client')
  await expect(as(owner).adminPeople.read({ id: kept })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('who keeps another role with the right keeps the orders', async () => {
  const admin = await make.person('admin')
  await db
    .insertInto('adminGrants')
    .values({ userId: admin.id, subRole: 'support', reason })
    .execute()
  const id = await planned(admin)
  const { admins } = await as(owner).adminGrants.list()
  const { grants } = admins.find((each) => each.userId === admin.id)!
  const support = grants.find(({ subRole }) => subRole === 'support')!
  expect(await takeGrant(owner, { id: support.id, reason })).toMatchObject({ erasures: 0 })
  expect(await erasureOf(id)).not.toBeNull()
})

test('a right that ended in the week is asked for again, and the person is told', async () => {
  const admin = await make.person('admin')
  const id = await planned(admin)
  await suspendPerson(owner, { id: admin.id, reason })
  await runDue()
  const { name, erasure } = await as(owner).adminPeople.read({ id })
  expect([name, erasure]).toEqual(['client', null])
  expect((await messagesTo(id))[0]).toMatch(/^Your account stays/)
  const { rows } = await as(owner).audit.list({ entityId: id, action: 'take-back-erasure' })
  expect(rows).toMatchObject([{ actor: null }])
})

let posted = 0

const earn = (barberId: string, cents: number, availableAt?: string) =>
  post(db, {
    key: `erasing-test:${(posted += 1)}`,
    event: 'completed',
    lines: [
      { account: 'barber_balance', owner: barberId, cents: -cents },
      { account: 'commission_revenue', cents },
    ],
    ...(availableAt !== undefined && { availableAt }),
  })

test('an open balance is named before, and refused', async () => {
  const { id } = await make.person('barber')
  const order = async () => {
    const agreed = await as(owner).adminPeople.previewErase({ id })
    return { id, name: 'barber', reason, agreed }
  }
  const refused = { code: 'PERSON_BALANCE_OPEN' }
  await earn(id, -400)
  expect(await order()).toMatchObject({ agreed: { balanceCents: -400, heldCents: 0 } })
  await expect(as(owner).adminPeople.erase(await order())).rejects.toMatchObject(refused)
  await earn(id, 400, fromNow(600))
  expect(await order()).toMatchObject({ agreed: { balanceCents: 0, heldCents: 400 } })
  await expect(as(owner).adminPeople.erase(await order())).rejects.toMatchObject(refused)
})

test('what opens in the week holds it up', async () => {
  const { id } = await make.person('barber')
  const agreed = await as(owner).adminPeople.previewErase({ id })
  await as(owner).adminPeople.erase({ id, name: 'barber', reason, agreed })
  await earn(id, 400)
  await runDue()
  expect(await erasureOf(id)).not.toBeNull()
  await earn(id, -400)
  await runDue()
  await expect(as(owner).adminPeople.read({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the credit that a client loses is named', async () => {
  const { id } = await make.person('client')
  const grant = {
    clientId: id,
    cents: 700,
    reason: 'goodwill',
    expense: 'goodwill_expense',
  } as const
  await grantCredit(db, grant)
  expect(await as(owner).adminPeople.previewErase({ id })).toMatchObject({ creditCents: 700 })
})
