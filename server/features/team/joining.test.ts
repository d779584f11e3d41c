import { expect, test } from 'vitest'
import { me, password, stranger } from '#tests/accounts.ts'
import { as, db, make } from '#tests/world.ts'
import { age, emailOf, hire, inviteTo, noticesOf, openShop } from './team.test.kit.ts'

async function invited(name?: string) {
  const shop = await openShop(name)
  const person = await make.person('client')
  const { token, id } = await inviteTo(shop, await emailOf(person))
  return { shop, person, token, id }
}

test('accepting gives the place, the role and the services, and the owner hears of it', async () => {
  const { shop, person, token } = await invited()
  const { barber: former } = await openShop('Where they worked before')
  const before = { userId: person.id, barberId: former.id, isActive: false }
  await db.insertInto('employees').values(before).execute()
  await as(person).invitations.accept({ token })
  const { members, invitations } = await as(shop.barber).team.read()
  expect(members).toMatchObject([
    { userId: person.id, title: 'Barber', serviceIds: shop.services, isOffered: false },
  ])
  expect(invitations).toEqual([])
  const roles = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', person.id)
    .execute()
  expect(roles.map(({ role }) => role)).toContain('employee')
  expect(await noticesOf(shop.barber)).toContain('client joined your team')
  expect((await as(null).invitations.read({ token })).state).toBe('accepted')
})

test('accepted twice at once, it is accepted once', async () => {
  const { shop, person, token } = await invited()
  const tries = await Promise.allSettled(
    Array.from({ length: 5 }, () => as(person).invitations.accept({ token })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await as(shop.barber).team.read()).members).toHaveLength(1)
})

test('two shops at once: one of them has the person', async () => {
  const one = await invited('One')
  const other = await openShop('Other')
  const { token } = await inviteTo(other, await emailOf(one.person))
  const tries = await Promise.allSettled(
    [one.token, token].map((each) => as(one.person).invitations.accept({ token: each })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lost = tries.find(({ status }) => status === 'rejected')
  expect(lost).toMatchObject({ reason: { code: 'ALREADY_EMPLOYED' } })
})

test('a link that was never sent opens nothing', async () => {
  const token = 'A'.repeat(43)
  const person = { name: 'Dante Cole', phone: '(713) 555-0177', password: 'long enough' }
  const { signUp, askAgain } = as(null).invitations
  for (const ask of [() => signUp({ token, ...person }), () => askAgain({ token })])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a foreign invitation answers like none at all', async () => {
  const { token } = await invited()
  const someoneElse = as(await make.person('client')).invitations
  const foreign = await someoneElse.accept({ token }).catch((error) => error)
  const missing = await someoneElse.accept({ token: 'y'.repeat(43) }).catch((error) => error)
  expect({ ...foreign }).toEqual({ ...missing })
  expect(foreign.code).toBe('NOT_FOUND')
})

test('an address that is not confirmed does not count', async () => {
  const { person, token } = await invited()
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: null })
    .where('id', '=', person.id)
    .execute()
  await expect(as(person).invitations.accept({ token })).rejects.toMatchObject({
    code: 'EMAIL_NOT_CONFIRMED',
  })
})

test('who works elsewhere, works here already or owns the shop is told so', async () => {
  const { person, token, shop } = await invited()
  const other = await openShop('Other')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: other.barber.id })
    .execute()
  const asked = as(person).invitations
  expect((await asked.read({ token })).obstacle).toBe('in_another_shop')
  await expect(asked.accept({ token })).rejects.toMatchObject({ code: 'ALREADY_EMPLOYED' })

  await db.updateTable('employees').set({ barberId: shop.barber.id }).execute()
  expect((await asked.read({ token })).obstacle).toBe('in_this_team')
  expect((await as(shop.barber).invitations.read({ token })).obstacle).toBe('own_shop')
})

test('expired: asked for again once an hour, and the owner hears of it', async () => {
  const { shop, person, token, id } = await invited()
  await expect(as(null).invitations.askAgain({ token })).rejects.toMatchObject({
    code: 'INVITATION_OVER',
  })
  await age(id, 8 * 24)
  expect(await as(null).invitations.read({ token })).toMatchObject({
    state: 'expired',
    mayAskAgain: true,
  })
  await expect(as(person).invitations.accept({ token })).rejects.toMatchObject({
    code: 'INVITATION_OVER',
  })
  await as(null).invitations.askAgain({ token })
  expect(await noticesOf(shop.barber)).toEqual(['New invitation requested'])
  await expect(as(null).invitations.askAgain({ token })).rejects.toMatchObject({
    code: 'ASKED_JUST_NOW',
  })
})

test('declined, it is over and the owner knows', async () => {
  const { shop, person, token } = await invited()
  await as(null).invitations.decline({ token })
  expect((await as(null).invitations.read({ token })).state).toBe('declined')
  await expect(as(person).invitations.accept({ token })).rejects.toMatchObject({
    code: 'INVITATION_OVER',
  })
  expect(await noticesOf(shop.barber)).toEqual(['Invitation declined'])
})

test('a new person signs up with the link, is confirmed by it, and accepts', async () => {
  const shop = await openShop()
  const { token, email } = await inviteTo(shop)
  const visitor = stranger()
  const given = { token, name: 'Dante Cole', phone: '(713) 555-0133', password }
  expect((await visitor.post('/api/invitations/sign-up', given)).status).toBe(201)
  expect((await me(visitor)).user).toMatchObject({ email, roles: ['client'] })
  const twice = await stranger().post('/api/invitations/sign-up', given)
  expect(twice.body.code).toBe('EMAIL_IN_USE')

  expect((await visitor.post('/api/invitations/accept', { token })).status).toBe(204)
  expect((await me(visitor)).user.roles).toContain('employee')
  const over = await stranger().post('/api/invitations/sign-up', {
    ...given,
    token: 'n'.repeat(43),
  })
  expect(over.body.code).toBe('NOT_FOUND')
})

test('an unconfirmed sign-up with the address loses the account', async () => {
  const shop = await openShop()
  const { token, email } = await inviteTo(shop)
  const thief = stranger()
  const account = { name: 'Mallory', email, password, phone: '(713) 555-0100', role: 'client' }
  expect((await thief.post('/api/auth/sign-up', account)).status).toBe(204)
  const owner = stranger()
  const given = { token, name: 'Dante Cole', phone: '(713) 555-0133', password: 'another password' }
  expect((await owner.post('/api/invitations/sign-up', given)).status).toBe(201)
  expect((await thief.post('/api/auth/sign-in', { email, password })).body.code).toBe(
    'INVALID_CREDENTIALS',
  )
})

test('a member of the team sees their own place, a stranger none', async () => {
  const shop = await openShop()
  const { person } = await hire(shop)
  expect(await as(person).employment.read()).toMatchObject({ shopName: 'Third Ward Cuts' })
  const nobody = await make.person('employee')
  await expect(as(nobody).employment.read()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
