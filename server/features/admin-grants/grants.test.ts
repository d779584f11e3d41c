// Sub-roles: given, ended and taken away.
import { expect, test } from 'vitest'
import { noGrantLost, noneStopped, suspendPerson, takeGrant } from '#tests/acting.ts'
import { app, confirmed, me, password, signedIn } from '#tests/accounts.ts'
import { actorOf } from '#tests/actor-of.ts'
import { at, book } from '#tests/bookings.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { emailOf } from '#tests/setup.ts'
import { as, db, giveGrant, jobContext, mailTo, make } from '#tests/world.ts'
import { adminGrantJobs } from './jobs.ts'

const owner = await make.person('admin')
const reason = 'A new colleague'
const order = { subRole: 'support', lastDay: null, reason } as const

const adminsNow = async () => (await as(owner).adminGrants.list()).admins
const grantsOf = async (userId: string) =>
  (await adminsNow()).find((each) => each.userId === userId)?.grants ?? []

async function rolesOf(userId: string) {
  const rows = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ role }) => role)
}

function trail(entityId: string) {
  return db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'reason'])
    .where('entityId', '=', entityId)
    .orderBy('id')
    .execute()
}

test('a grant opens what the sub-role allows, after the second factor, and nothing else', async () => {
  const { visitor, userId, email } = await signedIn()
  expect((await visitor.get('/api/appeals')).status).toBe(403)
  expect(await as(owner).adminGrants.grant({ email, ...order })).toEqual({ isInvited: false })
  expect((await mailTo(email, 'admin-granted')).subject).toBe('You have a new role at Kempt')

  const later = createVisitor(app)
  await signIn(later, actorOf(userId, 'admin'))
  expect((await later.get('/api/appeals')).status).toBe(200)
  expect((await later.get('/api/admin/grants')).body.code).toBe('NOT_ALLOWED')
  expect((await me(later)).user).toMatchObject({
    roles: ['client', 'admin'],
    subRoles: ['support'],
  })
  expect(await trail(userId)).toEqual([{ action: 'grant-sub-role', actorId: owner.id, reason }])
  await expect(as(owner).adminGrants.grant({ email, ...order })).rejects.toMatchObject({
    code: 'ALREADY_GRANTED',
  })
})

test('a grant that is taken away signs out, and the role goes with the last grant', async () => {
  const { id } = await make.admin('support')
  const email = await emailOf(actorOf(id))
  await as(owner).adminGrants.grant({ ...order, email, subRole: 'content' })
  const visitor = createVisitor(app)
  await signIn(visitor, actorOf(id, 'admin'))
  const [first, second] = await grantsOf(id)
  await takeGrant(owner, { id: first!.id, reason })
  expect(await me(visitor)).toBeNull()
  expect(await grantsOf(id)).toHaveLength(1)
  await takeGrant(owner, { id: second!.id, reason })
  expect(await rolesOf(id)).toEqual([])
  await expect(
    as(owner).adminGrants.revoke({ id: second!.id, reason, agreed: noGrantLost }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('an administrator asks the owners for a right they lack, once a day', async () => {
  const support = await make.admin('support')
  const { ask } = as(support).adminGrants
  await ask({ permission: 'settings.read' })
  const { notifications } = await as(owner).notifications.list({})
  expect(notifications[0]).toMatchObject({
    title: 'A colleague asks for access',
    message: expect.stringContaining('Operations'),
    actionUrl: '/admin/roles',
  })
  await expect(ask({ permission: 'settings.read' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
  await expect(ask({ permission: 'bookings.read' })).rejects.toMatchObject({
    code: 'NOTHING_CHANGED',
  })
  expect((await as(owner).notifications.list({})).notifications).toHaveLength(notifications.length)
  const { rows } = await as(owner).audit.list({ action: 'ask-for-right', entityId: support.id })
  expect(rows).toMatchObject([{ after: { permission: 'settings.read' } }])
})

test('a grant without the role opens nothing', async () => {
  const { visitor, email } = await confirmed({ email: 'role.gone@example.com' })
  await as(owner).adminGrants.grant({ email, ...order })
  await db
    .deleteFrom('userRoles')
    .where('role', '=', 'admin')
    .where('userId', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute()
  await visitor.post('/api/auth/sign-in', { email, password })
  expect((await me(visitor)).user).toMatchObject({
    roles: ['client'],
    mustSetUpSecondFactor: false,
  })
})

test('a grant ends by itself, the person is told before and after, and it can be given again', async () => {
  const person = await make.person('client')
  const email = await emailOf(person)
  const lastDay = Temporal.Now.plainDateISO().add({ days: 1 }).toString()
  await as(owner).adminGrants.grant({ ...order, email, lastDay })
  const told = async () => {
    await adminGrantJobs['announce-grant-ends'].run({}, jobContext)
    const { notifications } = await as(person).notifications.list({})
    return notifications.map(({ title }) => title)
  }
  expect(await told()).toEqual(['Your role ends soon'])
  expect(await told()).toEqual(['Your role ends soon'])
  const visitor = createVisitor(app)
  await signIn(visitor, actorOf(person.id, 'admin'))
  expect((await visitor.get('/api/appeals')).status).toBe(200)
  const past = (ms: number) => new Date(Date.now() - ms).toISOString()
  await db
    .updateTable('adminGrants')
    .set({ grantedAt: past(90_000), toldAt: past(80_000), expiresAt: past(60_000) })
    .where('userId', '=', person.id)
    .execute()
  expect((await visitor.get('/api/appeals')).status).toBe(403)
  expect(await told()).toEqual(['Your role has ended', 'Your role ends soon'])
  const { id: over } = await db
    .selectFrom('adminGrants')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow()
  await expect(
    as(owner).adminGrants.revoke({ id: over, reason, agreed: noGrantLost }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await grantsOf(person.id)).toEqual([])
  expect(await rolesOf(person.id)).toContain('admin')
  await adminGrantJobs['end-grants'].run({}, jobContext)
  expect(await rolesOf(person.id)).not.toContain('admin')
  expect(await rolesOf(owner.id)).toContain('admin')
  await as(owner).adminGrants.grant({ ...order, email })
  await adminGrantJobs['end-grants'].run({}, jobContext)
  expect(await grantsOf(person.id)).toMatchObject([{ expiresAt: null }])
  expect(await rolesOf(person.id)).toContain('admin')
})

test('a person whose account is off is not told of the end', async () => {
  const person = await make.person('client')
  const lastDay = Temporal.Now.plainDateISO().add({ days: 1 }).toString()
  await as(owner).adminGrants.grant({ ...order, email: await emailOf(person), lastDay })
  const profile = db.updateTable('profiles').where('userId', '=', person.id)
  await profile.set({ isActive: false, deactivatedAt: new Date().toISOString() }).execute()
  await adminGrantJobs['announce-grant-ends'].run({}, jobContext)
  await profile.set({ isActive: true, deactivatedAt: null }).execute()
  expect((await as(person).notifications.list({})).notifications).toEqual([])
})

test('an owner has no end date, and a day that is over is refused', async () => {
  const email = 'someone@example.com'
  const asked = as(owner).adminGrants
  await expect(
    asked.grant({ ...order, email, subRole: 'owner', lastDay: '2099-01-01' }),
  ).rejects.toMatchObject({ fields: { lastDay: "An owner's role has no end date." } })
  await expect(asked.grant({ ...order, email, lastDay: '2026-01-01' })).rejects.toMatchObject({
    fields: { lastDay: "Choose a day that isn't over." },
  })
})

test('operations cannot suspend an administrator, an owner can', async () => {
  const operator = await make.admin('operations')
  const { id } = await make.admin('support')
  await expect(
    as(operator).userAdmin.suspend({ id, reason, agreed: noneStopped }),
  ).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await suspendPerson(owner, { id, reason })
})

test('before a role is taken away it says what goes with it, and then exactly that goes', async () => {
  const shop = await list('Followed Up')
  const support = await make.admin('support')
  await giveGrant(support.id, 'analyst')
  await signIn(createVisitor(app), support)
  for (const days of [3, 4]) {
    const { id: bookingId } = await book(await make.person('client'), shop, at(days, 600))
    const follow = { assigneeId: support.id, note: 'Call them', dueOn: null }
    await as(owner).followUps.assign({ id: bookingId, ...follow })
  }
  const { admins } = await as(owner).adminGrants.list()
  const { grants } = admins.find(({ userId }) => userId === support.id)!
  const idOf = (subRole: string) => grants.find((grant) => grant.subRole === subRole)!.id
  const analyst = await as(owner).adminGrants.previewRevoke({ id: idOf('analyst') })
  expect(analyst).toMatchObject({ followUps: 0, sessions: 1 })
  const shown = await as(owner).adminGrants.previewRevoke({ id: idOf('support') })
  expect(shown).toEqual({
    permissions: expect.any(Number),
    sessions: 1,
    followUps: 2,
    invitations: 0,
    erasures: 0,
  })
  expect(shown.permissions).toBeGreaterThan(5)
  const mine = async () => (await as(owner).followUps.mine({ view: 'assigned' })).rows.length
  expect(await mine()).toBe(0)
  expect(await takeGrant(owner, { id: idOf('support'), reason })).toEqual(shown)
  // The trail has the numbers of the confirmation.
  const { rows } = await as(owner).audit.list({ action: 'revoke-sub-role', entityId: support.id })
  expect(rows[0]?.after).toEqual(shown)
  expect(await mine()).toBe(2)
})
