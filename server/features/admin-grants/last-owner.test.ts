// However owners leave, one stays.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { permissionsOf } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { noGrantLost, noneStopped, takeGrant } from '#tests/acting.ts'
import { as, db, make } from '#tests/world.ts'

const rounds = 40
const reason = 'They left'

async function grantOf(userId: string) {
  const { id } = await db
    .selectFrom('adminGrants')
    .select('id')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return id
}

async function countOwners() {
  const rows = await db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select('g.id')
    .where('g.subRole', '=', 'owner')
    .where('g.revokedAt', 'is', null)
    .where('p.isActive', '=', true)
    .execute()
  return rows.length
}

test('the last owner cannot be revoked, suspended or deleted', async () => {
  const owner = await make.person('admin')
  const other = await make.person('admin')
  await takeGrant(owner, { id: await grantOf(other.id), reason })
  const last = await grantOf(owner.id)
  await expect(
    as(owner).adminGrants.revoke({ id: last, reason, agreed: noGrantLost }),
  ).rejects.toMatchObject({
    code: 'LAST_OWNER',
  })
  await expect(
    as(other).userAdmin.suspend({ id: owner.id, reason, agreed: noneStopped }),
  ).rejects.toMatchObject({
    code: 'LAST_OWNER',
  })
  await expect(db.deleteFrom('adminGrants').where('id', '=', last).execute()).rejects.toMatchObject(
    { constraint: 'last_owner' },
  )
  expect(await countOwners()).toBe(1)
})

const lastOnesIn = async (by: Actor) =>
  (await as(by).adminGrants.list()).admins
    .filter(({ isLastOwner }) => isLastOwner)
    .map(({ userId }) => userId)

const isLast = async (by: Actor, id: string) => (await as(by).adminPeople.read({ id })).isLastOwner

test('who is the last owner is known before a code is asked for', async () => {
  const [owner, other] = [await make.person('admin'), await make.person('admin')]
  await leaveOnly([owner, other])
  const profile = db.updateTable('profiles').where('userId', '=', other.id)
  expect(await lastOnesIn(owner)).toEqual([])
  expect(await isLast(owner, other.id)).toBe(false)
  await profile.set({ isActive: false, deactivatedAt: new Date().toISOString() }).execute()
  expect(await lastOnesIn(owner)).toEqual([owner.id])
  expect(await isLast(owner, owner.id)).toBe(true)
  expect(await isLast(owner, other.id)).toBe(false)
  expect((await as(owner).account.leaving()).isLastOwner).toBe(true)
  await profile.set({ isActive: true, deactivatedAt: null }).execute()
  expect(await lastOnesIn(owner)).toEqual([])
  await orderErasure(owner, other.id)
  expect(await lastOnesIn(other)).toEqual([owner.id])
  expect(await isLast(other, owner.id)).toBe(true)
  expect((await as(other).account.leaving()).isLastOwner).toBe(false)
  await as(owner).adminPeople.keep({ id: other.id, reason })
  await takeGrant(owner, { id: await grantOf(other.id), reason })
  expect(await lastOnesIn(owner)).toEqual([owner.id])
})

async function leaveOnly(owners: { id: string }[]) {
  await db
    .updateTable('adminGrants')
    .set({ revokedAt: new Date().toISOString() })
    .where(
      'userId',
      'not in',
      owners.map(({ id }) => id),
    )
    .where('revokedAt', 'is', null)
    .execute()
}

async function orderErasure(by: Actor, id: string) {
  const { name } = await as(by).adminPeople.read({ id })
  const agreed = await as(by).adminPeople.previewErase({ id })
  await as(by).adminPeople.erase({ id, name, reason, isOwnWish: false, agreed })
}

const refused = { code: 'LAST_OWNER' }

test('an owner who waits to be erased is not the one who stays', async () => {
  const [owner, leaving] = [await make.person('admin'), await make.person('admin')]
  await leaveOnly([owner, leaving])
  await orderErasure(owner, leaving.id)
  const grant = await grantOf(owner.id)
  const { userAdmin, adminPeople } = as(leaving)
  await expect(takeGrant(leaving, { id: grant, reason })).rejects.toMatchObject(refused)
  const suspension = { id: owner.id, reason, agreed: noneStopped }
  await expect(userAdmin.suspend(suspension)).rejects.toMatchObject(refused)
  await expect(adminPeople.previewErase({ id: owner.id })).rejects.toMatchObject(refused)

  await as(owner).adminPeople.keep({ id: leaving.id, reason })
  await takeGrant(leaving, { id: grant, reason })
  expect(await countOwners()).toBe(1)
})

test('of two owners who order each other erased at the same moment, one is refused', async () => {
  const [one, two] = [await make.person('admin'), await make.person('admin')]
  await leaveOnly([one, two])
  const dueAt = new Date(Date.now() + 60_000).toISOString()
  const erase = (db: Db, userId: string, requestedBy: string) =>
    db.insertInto('erasures').values({ userId, requestedBy, reason, dueAt }).execute()
  const first = await db.startTransaction().execute()
  await erase(first, two.id, one.id)
  const second = erase(db, one.id, two.id)
  await first.commit().execute()
  await expect(second).rejects.toMatchObject({ constraint: 'last_owner' })
})

test('of three owners who remove each other at once, one is left', async () => {
  for (let round = 0; round < rounds; round++) {
    const owners = [
      await make.person('admin'),
      await make.person('admin'),
      await make.person('admin'),
    ]
    await leaveOnly(owners)
    const agreed = { ...noGrantLost, permissions: permissionsOf(['owner']).size }
    const ways = owners.map(async (owner, index) => {
      const target = owners[(index + 1) % 3]!
      return index === round % 3
        ? as(owner).userAdmin.suspend({ id: target.id, reason, agreed: noneStopped })
        : as(owner).adminGrants.revoke({ id: await grantOf(target.id), reason, agreed })
    })
    await Promise.allSettled(ways)
    expect(await countOwners(), `round ${round}`).toBe(1)
  }
})
