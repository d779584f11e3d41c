import { expect, test } from 'vitest'
import { me, password, signedIn, stranger } from '#tests/accounts.ts'
import { list } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'

const admin = await make.person('admin')
const reason = 'Reported by three clients'

test('a suspended account is out at once, cannot come back by itself, and it is written down', async () => {
  const { visitor, email, userId } = await signedIn()
  await as(admin).userAdmin.suspend({ id: userId, reason })

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
  await as(admin).userAdmin.suspend({ id: userId, reason })
  await as(admin).userAdmin.restore({ id: userId, reason: 'A misunderstanding' })
  const visitor = stranger()
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
})

test('administrators cannot suspend themselves, and an unknown account is not found', async () => {
  await expect(as(admin).userAdmin.suspend({ id: admin.id, reason })).rejects.toMatchObject({
    code: 'NOT_YOURSELF',
  })
  const id = '00000000-0000-7000-8000-000000000000'
  await expect(as(admin).userAdmin.suspend({ id, reason })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('a role that is taken away signs out', async () => {
  const { visitor, userId } = await signedIn({ role: 'barber' })
  await as(admin).userAdmin.revokeRole({ id: userId, role: 'barber', reason })
  expect(await me(visitor)).toBeNull()
})

test('revoking the employee role ends the employment, and keeps earlier end dates', async () => {
  const [{ barber }, { barber: former }] = [await list('One'), await list('Two')]
  const [person, colleague] = [await make.person('employee'), await make.person('employee')]
  const leftAt = '2026-01-02T00:00:00Z'
  const seats = [
    { userId: person.id, barberId: former.id, isActive: false, leftAt },
    { userId: person.id, barberId: barber.id },
    { userId: colleague.id, barberId: barber.id },
  ]
  for (const seat of seats) await db.insertInto('employees').values(seat).execute()
  await as(admin).userAdmin.revokeRole({ id: person.id, role: 'employee', reason })
  const rows = db.selectFrom('employees').select(['barberId', 'isActive', 'leftAt'])
  const [before, now] = await rows.where('userId', '=', person.id).orderBy('leftAt').execute()
  expect(before).toEqual({ barberId: former.id, isActive: false, leftAt })
  expect(now).toMatchObject({ barberId: barber.id, isActive: false, leftAt: expect.any(String) })
  expect(await rows.where('userId', '=', colleague.id).execute()).toMatchObject([
    { isActive: true, leftAt: null },
  ])
})

test('a business is listed only while its owner has the role of a barber', async () => {
  const shop = await list('Fade Factory', { hours: [540, 1020] })
  const isListed = () =>
    as(null)
      .barbers.profile({ id: shop.id })
      .then(
        () => true,
        () => false,
      )
  const order = { id: shop.barber.id, role: 'barber', reason } as const
  await as(admin).userAdmin.revokeRole(order)
  expect(await isListed()).toBe(false)

  await as(admin).userAdmin.suspend({ id: shop.barber.id, reason })
  await as(admin).userAdmin.restore({ id: shop.barber.id, reason })
  expect(await isListed()).toBe(false)

  await as(admin).userAdmin.grantRole(order)
  expect(await isListed()).toBe(true)

  await as(admin).userAdmin.suspend({ id: shop.barber.id, reason })
  await as(admin).userAdmin.grantRole(order)
  expect(await isListed()).toBe(false)
})

test('what was written down cannot be changed', async () => {
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
})
