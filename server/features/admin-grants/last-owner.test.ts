// However owners leave, one stays.
import { expect, test } from 'vitest'
import { permissionsOf } from '#contract/permissions.ts'
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

test('of three owners who remove each other at once, one is left', async () => {
  for (let round = 0; round < rounds; round++) {
    const owners = [
      await make.person('admin'),
      await make.person('admin'),
      await make.person('admin'),
    ]
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
