import { expect, test } from 'vitest'
import { me, password, signedIn, stranger } from '#tests/accounts.ts'
import { as, db, make, runJobs } from '#tests/world.ts'

const admin = await make.person('admin')
const reason = 'Reported by three clients'

test('a suspended account is out at once, cannot come back by itself, and it is written down', async () => {
  const { visitor, email, userId } = await signedIn()
  await as(admin).people.suspend({ id: userId, reason })

  expect(await me(visitor)).toBeNull()
  const again = await visitor.post('/api/auth/sign-in', { email, password })
  expect(again.body.message).toBe('Account is deactivated')
  await visitor.post('/api/auth/reactivation-code', { email })
  await runJobs()
  const codes = await db
    .selectFrom('accountCodes')
    .select('id')
    .where('userId', '=', userId)
    .execute()
  expect(codes).toEqual([])
  const [deed] = await db
    .selectFrom('auditLog')
    .selectAll()
    .where('entityId', '=', userId)
    .execute()
  expect(deed).toMatchObject({ actorId: admin.id, action: 'suspend', reason })
})

test('restored by an administrator, it signs in again', async () => {
  const { email, userId } = await signedIn()
  await as(admin).people.suspend({ id: userId, reason })
  await as(admin).people.restore({ id: userId, reason: 'A misunderstanding' })
  const visitor = stranger()
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
})

test('nobody suspends themselves, and an unknown account is not found', async () => {
  await expect(as(admin).people.suspend({ id: admin.id, reason })).rejects.toMatchObject({
    code: 'NOT_YOURSELF',
  })
  const id = '00000000-0000-7000-8000-000000000000'
  await expect(as(admin).people.suspend({ id, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a role that is taken away signs out, and the last administrator stays', async () => {
  const { visitor, userId } = await signedIn({ role: 'barber' })
  await as(admin).people.revokeRole({ id: userId, role: 'barber', reason })
  expect(await me(visitor)).toBeNull()
  const last = as(admin).people.revokeRole({ id: admin.id, role: 'admin', reason })
  await expect(last).rejects.toMatchObject({ code: 'LAST_ADMIN' })
})

test('what was written down cannot be changed', async () => {
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
})
