// Seeing the app as someone else: who may, how it begins, and everything that ends it.
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { endSession } from '#server/features/sessions/service.ts'
import { suspendPerson, takeGrant } from '#tests/acting.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { db, jobContext, make } from '#tests/world.ts'
import { impersonationJobs } from './jobs.ts'

const app = openApp()
const reason = 'They cannot find their appointment'

async function setFlag(isEnabled: boolean) {
  await db
    .insertInto('featureFlags')
    .values({ key: 'impersonation', isEnabled })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ isEnabled }))
    .execute()
}
beforeEach(() => setFlag(true))

async function adminAt(owner?: Actor) {
  const admin = owner ?? (await make.person('admin'))
  const visitor = createVisitor(app)
  const sessionId = await signIn(visitor, admin)
  const start = (id: string) => visitor.post(`/api/admin/people/${id}/impersonate`, { reason })
  const stop = () => visitor.post('/api/admin/impersonation/stop')
  const shown = async () => (await visitor.get('/api/auth/session')).body
  return { admin, sessionId, start, stop, shown, ...visitor }
}

const closeOver = () => impersonationJobs['end-impersonations'].run({}, jobContext)

async function viewing() {
  const client = await make.person('client')
  const viewer = await adminAt()
  expect((await viewer.start(client.id)).status).toBe(200)
  return { client, ...viewer }
}

const trailOf = (id: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'reason', 'after'])
    .where('entityId', '=', id)
    .orderBy('id')
    .execute()

const noticesTo = (userId: string) =>
  db.selectFrom('notifications').select(['title', 'message']).where('userId', '=', userId).execute()

test('an owner sees the account, is refused a write, stops, and the person is told', async () => {
  const { client, admin, start, stop, shown, get, post } = await viewing()
  const codes = Array.from({ length: 3 }, () => ({ userId: client.id, codeHash: randomBytes(32) }))
  await db.insertInto('backupCodes').values(codes).execute()
  expect(await shown()).toMatchObject({
    user: { id: client.id, roles: ['client'], subRoles: [], hasSecondFactor: false },
    viewing: { isOver: false },
  })
  expect((await get('/api/account')).body).toMatchObject({ name: 'client', backupCodesLeft: 0 })
  expect((await get('/api/admin/people')).body.code).toBe('NOT_ALLOWED')
  expect((await post('/api/notifications/read-all')).body).toMatchObject({
    code: 'VIEW_ONLY',
    message: expect.stringContaining("can't change anything"),
  })
  // Not even another view.
  expect((await start((await make.person('client')).id)).body.code).toBe('VIEW_ONLY')

  const back = await stop()
  expect(back.body).toMatchObject({ user: { id: admin.id, subRoles: ['owner'] }, viewing: null })
  expect((await get('/api/admin/people')).status).toBe(200)
  expect(await trailOf(client.id)).toMatchObject([
    { action: 'impersonate', actorId: admin.id, reason },
    { action: 'end-impersonation', actorId: admin.id, reason, after: { minutes: 1 } },
  ])
  const [notice, ...more] = await noticesTo(client.id)
  expect(more).toEqual([])
  expect(notice).toMatchObject({
    title: 'We looked at your account',
    message: expect.stringContaining(reason),
  })
  // Once more changes nothing.
  expect((await stop()).status).toBe(200)
  await closeOver()
  expect(await trailOf(client.id)).toHaveLength(2)
})

const close = (id: string, deactivationReason: string) =>
  db
    .updateTable('profiles')
    .set({ isActive: false, deactivationReason, deactivatedAt: new Date().toISOString() })
    .where('userId', '=', id)
    .execute()

test('the person is told in their language, by mail too', async () => {
  const { client, stop } = await viewing()
  // Someone else's account was erased meanwhile.
  await close((await make.person('client')).id, 'deleted')
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', client.id).execute()
  await stop()
  expect((await noticesTo(client.id))[0]?.title).toBe('Vimos tu cuenta')
  const mail = await db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('userId', '=', client.id)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toContain('Vimos tu cuenta')
  expect(mail.body).toContain(reason)
})

test('not oneself, no administrator, nobody suspended, erased or missing', async () => {
  const { start, admin } = await adminAt()
  const codeFor = async (id: string) => (await start(id)).body.code
  expect(await codeFor(admin.id)).toBe('NOT_YOURSELF')
  expect(await codeFor((await make.admin('analyst')).id)).toBe('ADMIN_NOT_VIEWABLE')
  expect(await codeFor('00000000-0000-7000-8000-000000000000')).toBe('NOT_FOUND')
  const client = await make.person('client')
  await close(client.id, 'Threats')
  expect(await codeFor(client.id)).toBe('ACCOUNT_NOT_OPEN')
  await close(client.id, 'deleted')
  expect(await codeFor(client.id)).toBe('NOT_FOUND')
})

test('only owners, with the flag, a reason and a fresh second factor', async () => {
  const client = await make.person('client')
  const support = await adminAt(await make.admin('support'))
  expect((await support.start(client.id)).body.code).toBe('NOT_ALLOWED')
  const owner = await adminAt()
  const path = `/api/admin/people/${client.id}/impersonate`
  expect((await owner.post(path, { reason: ' ' })).body.code).toBe('INVALID_INPUT')
  const old = new Date(Date.now() - 16 * 60_000).toISOString()
  const age = (secondFactorAt: string) =>
    db.updateTable('sessions').set({ secondFactorAt }).where('id', '=', owner.sessionId).execute()
  await age(old)
  expect((await owner.start(client.id)).body.code).toBe('SECOND_FACTOR_STALE')
  await age(new Date().toISOString())
  await db.deleteFrom('featureFlags').execute()
  expect((await owner.start(client.id)).body.code).toBe('IMPERSONATION_OFF')
  expect(await trailOf(client.id)).toEqual([])
})

type View = Awaited<ReturnType<typeof viewing>>
const ends: Record<string, (view: View) => Promise<unknown>> = {
  'the time is over': async ({ client }) => {
    const before = { startedAt: '2026-01-01T12:00:00Z', endsAt: '2026-01-01T12:15:00Z' }
    await db.updateTable('impersonations').set(before).where('userId', '=', client.id).execute()
  },
  'the flag goes off': () => setFlag(false),
  'the grant expires': ({ admin }) =>
    db
      .updateTable('adminGrants')
      .set({ subRole: 'support', expiresAt: new Date(Date.now() + 60_000).toISOString() })
      .where('userId', '=', admin.id)
      .execute(),
  'the person becomes an administrator': ({ client }) =>
    db
      .insertInto('adminGrants')
      .values({ userId: client.id, subRole: 'support', reason: 'New colleague' })
      .execute(),
  'the person is suspended': async ({ client }) =>
    suspendPerson(await make.person('admin'), { id: client.id, reason: 'Threats' }),
}

test.each(Object.entries(ends))('it ends when %s', async (_, end) => {
  const view = await viewing()
  const { client, admin, shown, post, get, stop } = view
  // Another owner stays, so that the grant may go.
  await make.person('admin')
  await end(view)
  expect(await shown()).toMatchObject({ user: { id: admin.id }, viewing: { isOver: true } })
  expect((await get('/api/account')).body.name).toBe('admin')
  // The browser may still show a form of the other person.
  expect((await post('/api/notifications/read-all')).body.code).toBe('VIEW_ONLY')
  await closeOver()
  await closeOver()
  const trail = await trailOf(client.id)
  expect(trail.filter(({ action }) => action === 'end-impersonation')).toHaveLength(1)
  expect((await noticesTo(client.id)).map(({ title }) => title)).toContain(
    'We looked at your account',
  )
  expect((await stop()).body.viewing).toBeNull()
  expect((await post('/api/notifications/read-all')).status).toBe(204)
})

test('it ends when the administrator is signed out or the grant is revoked', async () => {
  const first = await viewing()
  await endSession(db, first.sessionId)
  expect(await first.shown()).toBeNull()
  const second = await viewing()
  const grant = await db
    .selectFrom('adminGrants')
    .select('id')
    .where('userId', '=', second.admin.id)
    .executeTakeFirstOrThrow()
  await takeGrant(first.admin, { id: grant.id, reason: 'Left the company' })
  expect(await second.shown()).toBeNull()
  await closeOver()
  for (const { client } of [first, second])
    expect(await trailOf(client.id)).toMatchObject([
      { action: 'impersonate' },
      { action: 'end-impersonation' },
    ])
})

const openViewsOf = (userId: string) =>
  db
    .selectFrom('impersonations')
    .select('id')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute()

test('of ten starts at once one begins, and ten stops end it once', async () => {
  const client = await make.person('client')
  const viewer = await adminAt()
  const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, work))
  const starts = await many(() => viewer.start(client.id))
  expect(starts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(starts.map(({ body }) => body.code))).toEqual(new Set([undefined, 'VIEW_ONLY']))
  const stops = await many(() => viewer.stop())
  expect(stops.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await trailOf(client.id)).map(({ action }) => action)).toEqual([
    'impersonate',
    'end-impersonation',
  ])
  expect(await noticesTo(client.id)).toHaveLength(1)
  expect(await openViewsOf(client.id)).toEqual([])
})
