import { expect, test } from 'vitest'
import { noneLost, noneStopped, suspendPerson, takeRole } from '#tests/acting.ts'
import { me, password, signedIn, stranger } from '#tests/accounts.ts'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, mailTo, make, runJobs, sendMessages } from '#tests/world.ts'

const admin = await make.person('admin')
const reason = 'Reported by three clients'

test('a suspended account is out at once, cannot come back by itself, and it is written down', async () => {
  const { visitor, email, userId } = await signedIn()
  await suspendPerson(admin, { id: userId, reason })

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
  await suspendPerson(admin, { id: userId, reason })
  await as(admin).userAdmin.restore({ id: userId, reason: 'A misunderstanding' })
  const visitor = stranger()
  expect((await visitor.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  expect((await mailTo(email, 'notice')).subject).toBe('Your account is open again')
})

test('a role that is given or taken away is told in the app and by mail', async () => {
  const { email, userId: id } = await signedIn()
  const order = { id, role: 'barber', reason } as const
  await as(admin).userAdmin.grantRole(order)
  expect((await mailTo(email, 'notice')).subject).toBe('You’re now a barber on Kempt')
  await as(admin).userAdmin.previewRevoke({ id, role: 'barber' })
  await takeRole(admin, order)
  const mail = await mailTo(email, 'notice')
  expect(mail.subject).toBe('Your account changed')
  expect(mail.body).not.toContain(reason)
  const titles = await db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  expect(titles.map(({ title }) => title)).toEqual([
    'You’re now a barber on Kempt',
    'Your account changed',
  ])
})

test('only owners suspend and restore administrators, and only who is suspended is restored', async () => {
  const operations = await make.admin('operations')
  const { id } = await make.admin('support')
  const reason = 'Left us'
  const refused = { code: 'NOT_ALLOWED' }
  await expect(as(operations).userAdmin.previewSuspend({ id, fate: 'keep' })).rejects.toMatchObject(
    refused,
  )
  await expect(as(admin).userAdmin.restore({ id, reason })).rejects.toMatchObject({
    code: 'ACCOUNT_ACTIVE',
  })
  const agreed = await as(admin).userAdmin.previewSuspend({ id, fate: 'keep' })
  await as(admin).userAdmin.suspend({ id, reason, fate: 'keep', agreed })
  await expect(as(operations).userAdmin.restore({ id, reason })).rejects.toMatchObject(refused)
  await as(admin).userAdmin.restore({ id, reason })
})

test('a reason that nobody can read is none', async () => {
  const { id } = await make.person('client')
  for (const reason of ['\u200B\u200B\u200B', '\u202Eabc'])
    await expect(
      as(admin).userAdmin.suspend({ id, reason, agreed: noneStopped }),
    ).rejects.toMatchObject({
      fields: { reason: 'Please use letters or numbers' },
    })
  expect((await as(admin).adminPeople.read({ id })).suspension).toBeNull()
})

test('administrators cannot suspend themselves, and an unknown account is not found', async () => {
  await expect(
    as(admin).userAdmin.suspend({ id: admin.id, reason, agreed: noneStopped }),
  ).rejects.toMatchObject({
    code: 'NOT_YOURSELF',
  })
  const id = '00000000-0000-7000-8000-000000000000'
  await expect(
    as(admin).userAdmin.suspend({ id, reason, agreed: noneStopped }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('suspended with the bookings canceled: the preview has the numbers, the shop is told', async () => {
  const [shop, other] = [await list('One Chair'), await list('Two Chairs')]
  const [client, barber] = [await make.person('client'), shop.barber]
  await book(client, shop, at(2, 600))
  await book(client, other, at(4, 600))
  const asked = { id: client.id, fate: 'cancel' } as const
  const shown = await as(admin).userAdmin.previewSuspend(asked)
  expect(shown).toEqual({ upcoming: 2, canceled: 2, told: 2, backCents: 0 })
  expect(await as(client).bookings.mine({ view: 'upcoming' })).toMatchObject({ total: 2 })
  expect(await as(admin).userAdmin.suspend({ ...asked, reason, agreed: shown })).toEqual(shown)
  await sendMessages()
  const { notifications } = await as(barber).notifications.list({})
  expect(notifications[0]!.title).toBe('Appointment canceled')
  expect(notifications[0]!.message).not.toContain(reason)

  const guest = await make.person('client')
  await book(guest, shop, at(3, 600))
  const work = { id: barber.id, fate: 'cancel' } as const
  const agreed = { ...noneStopped, upcoming: 1 }
  await expect(as(admin).userAdmin.suspend({ ...work, reason, agreed })).rejects.toMatchObject({
    code: 'NUMBERS_CHANGED',
  })
  expect(await suspendPerson(admin, { ...work, reason })).toEqual({
    upcoming: 1,
    canceled: 1,
    told: 1,
    backCents: 0,
  })
  expect(await as(guest).bookings.mine({ view: 'upcoming' })).toMatchObject({ total: 0 })
})

test('what taking a role away leaves behind is said before', async () => {
  const { userId } = await signedIn({ role: 'barber' })
  const order = { id: userId, role: 'barber' } as const
  const shown = await as(admin).userAdmin.previewRevoke(order)
  expect(shown).toEqual({ upcoming: 0, sessions: 1 })
  expect(await takeRole(admin, { ...order, reason })).toEqual(shown)
  const { rows } = await as(admin).audit.list({ action: 'revoke-role', entityId: userId })
  expect(rows[0]).toMatchObject({
    before: { roles: expect.arrayContaining(['barber']) },
    after: { roles: ['client'], ...shown },
  })
})

test('appointments that stay are those of their drawer, whichever role is taken away', async () => {
  const [shop, { barber }] = [await list('One Chair'), await list('Two Chairs')]
  const { id } = barber
  await as(admin).userAdmin.grantRole({ id, role: 'client', reason })
  await book(barber, shop, at(2, 600))
  const { upcoming } = await as(admin).adminPeople.read({ id })
  expect(upcoming).toBe(1)
  for (const role of ['client', 'barber'] as const)
    expect(await as(admin).userAdmin.previewRevoke({ id, role })).toMatchObject({ upcoming })
})

test('a role that is taken away signs out', async () => {
  const { visitor, userId } = await signedIn({ role: 'barber' })
  await takeRole(admin, { id: userId, role: 'barber', reason })
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
  await takeRole(admin, { id: person.id, role: 'employee', reason })
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
  await takeRole(admin, order)
  expect(await isListed()).toBe(false)

  await suspendPerson(admin, { id: shop.barber.id, reason })
  await as(admin).userAdmin.restore({ id: shop.barber.id, reason })
  expect(await isListed()).toBe(false)

  await as(admin).userAdmin.grantRole(order)
  expect(await isListed()).toBe(true)

  await takeRole(admin, order)
  await suspendPerson(admin, { id: shop.barber.id, reason })
  await as(admin).userAdmin.grantRole(order)
  expect(await isListed()).toBe(false)
})

// Without the looks at the person.
async function changesOf(id: string) {
  const { rows } = await as(admin).audit.list({ entityId: id })
  return rows.filter(({ action }) => action !== 'open-person')
}

const actionsOn = async (id: string) => (await changesOf(id)).map(({ action }) => action)

const codesOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.map((each) => (each.status === 'fulfilled' ? 'done' : each.reason.code)).toSorted()

test('who is suspended is not suspended again, and who is active is not restored, at once neither', async () => {
  const { id } = await make.person('client')
  const users = as(admin).userAdmin
  const three = ['First', 'Second', 'Third']
  const suspended = await Promise.allSettled(
    three.map((word) => users.suspend({ id, reason: `${word} reason`, agreed: noneStopped })),
  )
  expect(codesOf(suspended)).toEqual(['ALREADY_SUSPENDED', 'ALREADY_SUSPENDED', 'done'])
  const kept = await as(admin).adminPeople.read({ id })
  const refused = { code: 'ALREADY_SUSPENDED' }
  const again = { id, reason: 'Another one', agreed: noneStopped }
  await expect(users.suspend(again)).rejects.toMatchObject(refused)
  await expect(users.previewSuspend({ id, fate: 'keep' })).rejects.toMatchObject(refused)
  expect((await as(admin).adminPeople.read({ id })).suspension).toEqual(kept.suspension)

  const restored = await Promise.allSettled(three.map(() => users.restore({ id, reason })))
  expect(codesOf(restored)).toEqual(['ACCOUNT_ACTIVE', 'ACCOUNT_ACTIVE', 'done'])
  expect(await actionsOn(id)).toEqual(['restore', 'suspend'])
  expect(await changesOf(id)).toMatchObject([
    { before: { isAccountOpen: false }, after: { isAccountOpen: true } },
    { before: { isAccountOpen: true }, after: { isAccountOpen: false } },
  ])
})

test('who closed the account themselves can still be suspended', async () => {
  const { id } = await make.person('client')
  const own = { isActive: false, deactivatedAt: new Date().toISOString(), deactivatedBy: id }
  await db.updateTable('profiles').set(own).where('userId', '=', id).execute()
  await suspendPerson(admin, { id, reason })
  expect((await as(admin).adminPeople.read({ id })).suspension).toMatchObject({ reason })
})

test('a role that someone has, or does not have, is no change and leaves no row', async () => {
  const { id } = await make.person('client')
  const users = as(admin).userAdmin
  const role = 'barber'
  const same = { code: 'NOTHING_CHANGED' }
  await expect(users.grantRole({ id, role: 'client', reason })).rejects.toMatchObject(same)
  await expect(users.revokeRole({ id, role, reason, agreed: noneLost })).rejects.toMatchObject(same)
  await expect(users.previewRevoke({ id, role })).rejects.toMatchObject(same)
  expect(await actionsOn(id)).toEqual([])

  const given = [1, 2, 3].map(() => users.grantRole({ id, role, reason }))
  const changes = ['NOTHING_CHANGED', 'NOTHING_CHANGED', 'done']
  expect(codesOf(await Promise.allSettled(given))).toEqual(changes)
  const taken = [1, 2, 3].map(() => users.revokeRole({ id, role, reason, agreed: noneLost }))
  expect(codesOf(await Promise.allSettled(taken))).toEqual(changes)
  expect(await actionsOn(id)).toEqual(['revoke-role', 'grant-role'])
})

test('the role of a client stays with those who have no other, and is taken from others', async () => {
  const { id } = await make.person('client')
  const users = as(admin).userAdmin
  const order = { id, role: 'client' } as const
  const stays = { code: 'CLIENT_STAYS' }
  await expect(users.previewRevoke(order)).rejects.toMatchObject(stays)
  await expect(users.revokeRole({ ...order, reason, agreed: noneLost })).rejects.toMatchObject(
    stays,
  )
  expect(await actionsOn(id)).toEqual([])

  await users.grantRole({ id, role: 'barber', reason })
  const { rows } = await as(admin).audit.list({ action: 'grant-role', entityId: id })
  expect(rows[0]).toMatchObject({
    before: { roles: ['client'] },
    after: { roles: ['client', 'barber'] },
  })
  await users.revokeRole({ ...order, reason, agreed: noneLost })
  expect((await as(admin).adminPeople.read({ id })).roles).toEqual(['barber'])
})

test('what was written down cannot be changed', async () => {
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
})
