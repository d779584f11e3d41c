import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { rules } from '#contract/marketplace/rules.ts'
import { joinByReferral } from './service.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { moveBooking } from '#tests/invoices.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const finance = await make.admin('finance')
let count = 0

async function referrer() {
  const person = await make.person('client')
  const code = `YEARLY${(count += 1)}`
  await db.insertInto('referralCodes').values({ userId: person.id, code }).execute()
  return { person, code }
}

async function join(code: string) {
  const { id: userId } = await make.person('client')
  return joinByReferral(db, userId, code)
}

const backdate = ({ id }: Actor, days: number) =>
  db
    .updateTable('referrals')
    .set({ createdAt: new Date(Date.now() - days * 86_400_000).toISOString() })
    .where('referrerId', '=', id)
    .execute()

const referralsOf = ({ id }: Actor) =>
  db.selectFrom('referrals').select('refereeId').where('referrerId', '=', id).execute()

test('twenty friends a year count, and not one more', async () => {
  const { person, code } = await referrer()
  for (let n = 0; n < rules.yearlyReferrals.usual; n++) expect(await join(code)).toBe(true)
  expect(await join(code)).toBe(false)
  await backdate(person, 300)
  expect(await join(code)).toBe(false)
  await backdate(person, 366)
  expect(await join(code)).toBe(true)
})

test('friends who sign up at the same moment do not exceed the limit', async () => {
  const { person, code } = await referrer()
  for (let n = 0; n < rules.yearlyReferrals.usual - 2; n++) await join(code)
  const people = await Promise.all(Array.from({ length: 8 }, () => make.person('client')))
  await Promise.all(people.map(({ id: userId }) => joinByReferral(db, userId, code)))
  expect(await referralsOf(person)).toHaveLength(rules.yearlyReferrals.usual)
})

test('opened links are counted by their code, without a word about who opened them', async () => {
  const { person, code } = await referrer()
  const other = await referrer()
  const browser = { userAgent: 'Mozilla/5.0 (iPhone)', network: '203.0.113.7' }
  const open = (who: Actor | null, typed = code, more = browser) =>
    as(who, more).referrals.open({ code: typed })
  await open(null)
  await open(await make.person('client'), code.toLowerCase())
  expect(await as(person).referrals.read()).toMatchObject({ opened: 2, friends: [] })
  // Their own look, programs and codes that nobody has.
  await open(person)
  await open(null, code, { ...browser, userAgent: 'Googlebot/2.1' })
  await open(null, 'NOBODYS')
  expect((await as(person).referrals.read()).opened).toBe(2)
  expect((await as(other.person).referrals.read()).opened).toBe(0)
  for (let n = 0; n < 70; n++) await open(null)
  expect((await as(person).referrals.read()).opened).toBeLessThan(63)
})

test('a friend is shown as booked, visited and rewarded in turn', async () => {
  const { person, code } = await referrer()
  const friend = await make.person('client')
  await joinByReferral(db, friend.id, code)
  const stateOf = async () => (await as(person).referrals.read()).friends[0]?.state
  expect(await stateOf()).toBe('joined')
  const shop = await list('Third Ward Cuts')
  const before = await as(finance).referralDesk.read()
  const { id } = await book(friend, shop, at(2, 600))
  expect(await stateOf()).toBe('booked')
  expect(await as(finance).referralDesk.read()).toEqual({ ...before, booked: before.booked + 1 })
  await shift(id, fromNow(-60))
  await moveBooking(await make.person('admin'), id, 'complete')
  expect(await stateOf()).toBe('visited')
})
