import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { rules } from '#contract/marketplace/rules.ts'
import { joinByReferral } from './service.ts'
import { db, make } from '#tests/world.ts'

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
