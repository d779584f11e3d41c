// Whoever takes something away sends the numbers they saw. Others, or none, change nothing.
import { expect, test } from 'vitest'
import { noneLost, noneStopped } from '#tests/acting.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

const app = openApp()
const owner = await make.person('admin')
const visitor = createVisitor(app)
await signIn(visitor, owner)
const reason = 'A complaint'
const changed = { code: 'NUMBERS_CHANGED' }

const grantOf = async (userId: string) => {
  const { id } = await db
    .selectFrom('adminGrants')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}

test('without the numbers it is refused', async () => {
  const shop = await list('Quiet Chair')
  const colleague = await make.admin('support')
  const grantId = await grantOf(colleague.id)
  const answers = [
    await visitor.post(`/api/people/${shop.barber.id}/suspend`, { reason }),
    await visitor.post(`/api/approvals/${shop.id}/suspend`, { reason }),
    await visitor.post(`/api/admin/grants/${grantId}/revoke`, { reason }),
    await visitor.delete(`/api/people/${shop.barber.id}/roles/barber`, { reason }),
  ]
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})

test('with other numbers nothing is done', async () => {
  const { barber } = await list('Quiet Chair')
  const { userAdmin, adminGrants, adminPeople } = as(owner)
  const { id } = barber
  const other = { ...noneStopped, upcoming: 1 }
  await expect(userAdmin.suspend({ id, reason, agreed: other })).rejects.toMatchObject(changed)
  const lost = { ...noneLost, sessions: 1 }
  const order = { id, role: 'barber', reason } as const
  await expect(userAdmin.revokeRole({ ...order, agreed: lost })).rejects.toMatchObject(changed)
  expect(await adminPeople.read({ id })).toMatchObject({ isActive: true, roles: ['barber'] })

  const colleague = await make.admin('support')
  const grantId = await grantOf(colleague.id)
  const shown = await adminGrants.previewRevoke({ id: grantId })
  // They signed in meanwhile.
  await signIn(createVisitor(app), colleague)
  const taken = adminGrants.revoke({ id: grantId, reason, agreed: shown })
  await expect(taken).rejects.toMatchObject(changed)
  const { admins } = await adminGrants.list()
  expect(admins.find(({ userId }) => userId === colleague.id)?.grants).toHaveLength(1)
})
