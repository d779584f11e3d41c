// Invitations to the administration: only the mailed link makes someone an administrator, whoever
// signed up with the address before.
import { describe, expect, test } from 'vitest'
import { suspendPerson, takeGrant } from '#tests/acting.ts'
import { confirmed, me, newcomer, password, signedIn, signedUp, stranger } from '#tests/accounts.ts'
import { signIn, type Visitor } from '#tests/http.ts'
import { as, db, mailTo, make, runJobs } from '#tests/world.ts'

const owner = await make.person('admin')
const reason = 'A new colleague'
const order = { subRole: 'support', lastDay: null, reason } as const
const account = { name: 'Nora Nuñez', phone: '(713) 555-0177', password }
const calls = as(owner).adminGrants

async function invite(email: string) {
  expect(await calls.grant({ email, ...order })).toEqual({ isInvited: true })
  return (await mailTo(email, 'admin-invited')).token('token')
}

const openInvitation = async (email: string) =>
  (await calls.list()).invitations.find((each) => each.email === email)!

const grantsOf = async (email: string) =>
  (await calls.list()).admins.find((each) => each.email === email)?.grants ?? []

const post = (visitor: Visitor, what: string, body: object) =>
  visitor.post(`/api/admin-invitations/${what}`, body)

test('someone without an account joins by the link, and then sets up the second factor', async () => {
  const email = 'newcomer@example.com'
  const token = await invite(email)
  await expect(calls.grant({ email, ...order })).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
  const visitor = stranger()
  expect((await post(visitor, 'read', { token })).body).toMatchObject({
    email,
    subRole: 'support',
    isOpen: true,
    hasAccount: false,
  })
  expect((await post(visitor, 'sign-up', { token, ...account })).status).toBe(201)
  expect((await me(visitor)).user).toMatchObject({
    email,
    roles: ['client'],
    mustSetUpSecondFactor: true,
  })
  expect(await grantsOf(email)).toMatchObject([{ subRole: 'support' }])
  const deed = await db
    .selectFrom('auditLog as a')
    .innerJoin('users as u', 'u.id', 'a.actorId')
    .select(['u.id', 'a.entityId'])
    .where('u.email', '=', email)
    .where('a.action', '=', 'grant-sub-role')
    .executeTakeFirstOrThrow()
  expect(deed.entityId).toBe(deed.id)
  expect(await openInvitation(email)).toBeUndefined()
  expect((await post(stranger(), 'read', { token })).body.isOpen).toBe(false)
  const again = await post(stranger(), 'sign-up', { token, ...account })
  expect(again.body.code).toBe('INVITATION_OVER')
})

test('a stranger who signed up with the address first loses password and session', async () => {
  const email = 'taken.first@example.com'
  const secret = 'the attacker knows it'
  const { visitor: attacker } = await signedUp({ email, password: secret })
  const token = await invite(email)
  const invited = stranger()
  expect((await post(invited, 'sign-up', { token, ...account })).status).toBe(201)
  const attack = await stranger().post('/api/auth/sign-in', { email, password: secret })
  expect(attack.body.code).toBe('INVALID_CREDENTIALS')
  expect(await me(attacker)).toBeNull()
  const users = db.selectFrom('users').select('id').where('email', '=', email)
  const sessions = db.selectFrom('sessions').select('id').where('userId', 'in', users)
  expect(await sessions.execute()).toHaveLength(1)
})

test('a stranger’s account that the invited person confirms by mistake gets nothing', async () => {
  const email = 'confirmed.by.mistake@example.com'
  const token = await invite(email)
  const secret = 'the attacker knows it'
  const { visitor: attacker } = await confirmed({ email, password: secret })
  const signedIn = await attacker.post('/api/auth/sign-in', { email, password: secret })
  expect(signedIn.status).toBe(200)
  expect((await me(attacker)).user.mustSetUpSecondFactor).toBe(false)
  expect(await grantsOf(email)).toEqual([])

  // With a password of their own the invited person gets in, and the stranger is out.
  const invited = stranger()
  expect((await post(invited, 'read', { token })).body.hasAccount).toBe(true)
  const taken = await post(invited, 'sign-up', { token, ...account })
  expect(taken.body.code).toBe('EMAIL_IN_USE')
  await invited.post('/api/auth/forgot-password', { email })
  await runJobs()
  const reset = (await mailTo(email, 'password-reset')).token('token')
  const chosen = { token: reset, password, confirmPassword: password }
  expect((await invited.post('/api/auth/reset-password', chosen)).status).toBe(204)
  await invited.post('/api/auth/sign-in', { email, password })
  expect((await post(invited, 'accept', { token })).status).toBe(204)
  expect(await me(attacker)).toBeNull()
  expect(await grantsOf(email)).toMatchObject([{ subRole: 'support' }])
})

test('accepting ends the other sessions of the account', async () => {
  const email = 'two.devices@example.com'
  const token = await invite(email)
  const { visitor: other } = await confirmed({ email })
  const invited = stranger()
  for (const visitor of [other, invited])
    await visitor.post('/api/auth/sign-in', { email, password })
  expect((await post(invited, 'accept', { token })).status).toBe(204)
  expect((await me(invited)).user.mustSetUpSecondFactor).toBe(true)
  expect(await me(other)).toBeNull()
})

test('a forwarded link gives nothing to another account', async () => {
  const email = 'forwarded@example.com'
  const token = await invite(email)
  const { visitor } = await confirmed()
  await signIn(visitor, await make.person('client'))
  for (const link of [token, 'nothing'])
    expect((await post(visitor, 'accept', { token: link })).body.code).toBe('NOT_FOUND')
  expect(await openInvitation(email)).toBeDefined()
})

test('an invitation that is withdrawn, too old, or to a role that has ended gives nothing', async () => {
  const past = new Date(Date.now() - 1000).toISOString()
  const ways = {
    'withdrawn@example.com': async (id: string) => calls.withdraw({ id, reason }),
    'old@example.com': async (id: string) =>
      db.updateTable('adminInvitations').set({ expiresAt: past }).where('id', '=', id).execute(),
    'ended@example.com': async (id: string) =>
      db.updateTable('adminInvitations').set({ grantEndsAt: past }).where('id', '=', id).execute(),
  }
  for (const [email, end] of Object.entries(ways)) {
    const token = await invite(email)
    await end((await openInvitation(email)).id)
    const answer = await post(stranger(), 'sign-up', { token, ...account })
    expect([email, answer.body.code]).toEqual([email, 'INVITATION_OVER'])
    expect(await grantsOf(email)).toEqual([])
  }
  await invite('old@example.com')
})

test('an invitation and a grant of the same role are one grant; other invitations stay', async () => {
  const email = 'twice.invited@example.com'
  const token = await invite(email)
  const others = [
    { email, subRole: 'finance' },
    { email: 'somebody.else@example.com', subRole: 'support' },
  ] as const
  for (const other of others) await calls.grant({ ...order, ...other })
  const { visitor } = await confirmed({ email })
  expect(await calls.grant({ email, ...order })).toEqual({ isInvited: false })
  await visitor.post('/api/auth/sign-in', { email, password })
  expect((await post(visitor, 'accept', { token })).body.code).toBe('INVITATION_OVER')
  expect(await grantsOf(email)).toHaveLength(1)
  const { invitations } = await calls.list()
  for (const other of others) expect(invitations).toContainEqual(expect.objectContaining(other))
})

test('an account whose address nobody has proven gets an invitation, not the role', async () => {
  const { email } = await signedUp(newcomer({ email: 'unproven@example.com' }))
  await invite(email)
})

test('sent again: a new link for another week, the old one is void, and it is written down', async () => {
  const email = 'again@example.com'
  const first = await invite(email)
  const { id } = await openInvitation(email)
  const soon = new Date(Date.now() + 3600_000).toISOString()
  await db.updateTable('adminInvitations').set({ expiresAt: soon }).where('id', '=', id).execute()
  await calls.resend({ id, reason: 'It went to spam' })
  const second = (await mailTo(email, 'admin-invited')).token('token')
  expect(second).not.toBe(first)
  expect((await post(stranger(), 'read', { token: first })).body.code).toBe('NOT_FOUND')
  expect((await post(stranger(), 'read', { token: second })).body.isOpen).toBe(true)
  const { expiresAt } = await openInvitation(email)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
    ['resend-admin', 'It went to spam'],
    ['invite-admin', reason],
  ])

  await calls.resend({ id, reason })
  await calls.resend({ id, reason })
  await expect(calls.resend({ id, reason })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await calls.withdraw({ id, reason })
  await expect(calls.resend({ id, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const trail = await as(owner).audit.list({ entityId: id, action: 'withdraw-admin' })
  expect(trail.rows).toMatchObject([
    { before: { subRole: order.subRole, isOpen: true }, after: { subRole: null, isOpen: false } },
  ])
})

describe('an invitation of someone who may no longer give roles', () => {
  async function invitedBy(inviter: typeof owner, email: string) {
    await as(inviter).adminGrants.grant({ email, ...order })
    return (await mailTo(email, 'admin-invited')).token('token')
  }

  const isOpen = async (token: string) =>
    (await post(stranger(), 'read', { token })).body.isOpen as boolean

  test('ends with their role, and the numbers of taking it away say so', async () => {
    const inviter = await make.person('admin')
    const token = await invitedBy(inviter, 'of.former.owner@example.com')
    const stays = await invite('of.another.owner@example.com')
    const { admins } = await calls.list()
    const { id } = admins.find(({ userId }) => userId === inviter.id)!.grants[0]!
    expect(await calls.previewRevoke({ id })).toMatchObject({ invitations: 1 })
    expect(await isOpen(token)).toBe(true)
    expect(await takeGrant(owner, { id, reason })).toMatchObject({ invitations: 1 })
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen(stays)).toBe(true)
    const joining = await post(stranger(), 'sign-up', { token, ...account })
    expect(joining.body.code).toBe('INVITATION_OVER')
  })

  test('does not count while they are suspended, and is not in the way of a new one', async () => {
    const inviter = await make.person('admin')
    const email = 'of.suspended.owner@example.com'
    const token = await invitedBy(inviter, email)
    await suspendPerson(owner, { id: inviter.id, reason })
    expect(await isOpen(token)).toBe(false)
    const joining = await post(stranger(), 'sign-up', { token, ...account })
    expect(joining.body.code).toBe('INVITATION_OVER')
    expect(await openInvitation(email)).toBeUndefined()
    expect(await isOpen(await invite(email))).toBe(true)
  })
})

test('a suspended account gets no sub-role', async () => {
  const { email, userId: id } = await signedIn({ email: 'suspended@example.com' })
  await suspendPerson(owner, { id, reason })
  await expect(calls.grant({ email, ...order })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_OPEN',
  })
  expect(await grantsOf(email)).toEqual([])
  await as(owner).userAdmin.restore({ id, reason })
  expect(await calls.grant({ email, ...order })).toEqual({ isInvited: false })
})
