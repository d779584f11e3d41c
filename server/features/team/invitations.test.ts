import { expect, test } from 'vitest'
import { as, db, mailTo, make } from '#tests/world.ts'
import { age, emailOf, hire, inviteTo, newEmail, openShop, seat } from './team.test.kit.ts'

test('an invitation is mailed, kept as a hash, and read by its token alone', async () => {
  const shop = await openShop()
  const { token, id, email } = await inviteTo(shop)
  expect(token.length).toBeGreaterThanOrEqual(43)
  const row = await db
    .selectFrom('employeeInvitations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await mailTo(email, 'team-invitation')).body).toContain('Third Ward Cuts')

  const seen = await as(null).invitations.read({ token })
  expect(seen).toMatchObject({ state: 'pending', email, shopName: 'Third Ward Cuts' })
  expect(seen).toMatchObject({ compensation: seat.compensation, services: ['Haircut'] })
  expect(seen).toMatchObject({ hasAccount: false, obstacle: null })
  await expect(as(null).invitations.read({ token: 'x'.repeat(43) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await as(null).invitations.read({ token })).state).toBe('pending')
})

test('no second invitation, none to the owner, and none to a current member', async () => {
  const shop = await openShop()
  const { email } = await inviteTo(shop)
  const invite = (to: string) =>
    as(shop.barber).team.invite({ email: to, ...seat, serviceIds: shop.services })
  await expect(invite(email.toUpperCase())).rejects.toMatchObject({
    code: 'ALREADY_INVITED',
    fields: { email: expect.stringContaining('open invitation') },
  })
  await expect(invite(await emailOf(shop.barber))).rejects.toMatchObject({ code: 'OWN_INVITATION' })
  const { person } = await hire(shop)
  await expect(invite(await emailOf(person))).rejects.toMatchObject({ code: 'ALREADY_IN_TEAM' })
  const other = await openShop('Another')
  for (const { person } of [await hire(shop, { isActive: false }), await hire(other)])
    expect(await invite(await emailOf(person))).toMatchObject({ state: 'pending' })
  const foreign = { email: newEmail(), ...seat, serviceIds: other.services }
  await expect(as(shop.barber).team.invite(foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two presses at once send one invitation, and twenty are the most that wait', async () => {
  const shop = await openShop()
  const email = newEmail()
  const once = () => as(shop.barber).team.invite({ email, ...seat, serviceIds: [] })
  const both = await Promise.allSettled([once(), once()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (let count = 1; count < 20; count++)
    await as(shop.barber).team.invite({ email: newEmail(), ...seat, serviceIds: [] })
  const one = as(shop.barber).team.invite({ email: newEmail(), ...seat, serviceIds: [] })
  await expect(one).rejects.toMatchObject({ code: 'TOO_MANY_INVITATIONS' })
})

test('sent again after a minute, with a link that ends the one before', async () => {
  const shop = await openShop()
  const { id, email, token } = await inviteTo(shop)
  await expect(as(shop.barber).team.resend({ id })).rejects.toMatchObject({
    code: 'INVITED_JUST_NOW',
  })
  await age(id, 1)
  await as(shop.barber).team.resend({ id })
  const newer = (await mailTo(email, 'team-invitation')).token('token')
  expect(newer).not.toBe(token)
  await expect(as(null).invitations.read({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await as(null).invitations.read({ token: newer })).state).toBe('pending')
})

test('an expired one does not stand in the way of a new one, and comes back to life when resent', async () => {
  const shop = await openShop()
  const { id, email } = await inviteTo(shop)
  await age(id, 8 * 24)
  const { invitations } = await as(shop.barber).team.read()
  expect(invitations).toMatchObject([{ id, state: 'expired' }])
  await inviteTo(shop, email)
  await expect(as(shop.barber).team.resend({ id })).rejects.toMatchObject({
    code: 'ALREADY_INVITED',
  })
})

test('one that was accepted is neither sent again nor taken back', async () => {
  const shop = await openShop()
  const { id } = await inviteTo(shop)
  await age(id, 1)
  await db
    .updateTable('employeeInvitations')
    .set({ state: 'accepted' })
    .where('id', '=', id)
    .execute()
  const { resend, revoke } = as(shop.barber).team
  for (const change of [resend, revoke])
    await expect(change({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a revoked one is over', async () => {
  const shop = await openShop()
  const { id, token } = await inviteTo(shop)
  await as(shop.barber).team.revoke({ id })
  await age(id, 1)
  const again = as(shop.barber).team.resend({ id })
  await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await as(null).invitations.read({ token })).state).toBe('revoked')
  const person = await make.person('client')
  await expect(as(person).invitations.accept({ token })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('another owner’s invitation and members do not exist, and managers do not run the team', async () => {
  const shop = await openShop()
  const { id } = await inviteTo(shop)
  const { id: employeeId, person } = await hire(shop, { permissionLevel: 'manager' })
  const { barber: stranger } = await openShop('Another')
  const missing = { code: 'NOT_FOUND' }
  const api = as(stranger).team
  const change = { ...seat, serviceIds: [], isBookable: true, timeOffNeedsApproval: true }
  const period = { from: '2026-01-01', to: '2026-12-31' }
  const tries = [
    () => api.resend({ id }),
    () => api.revoke({ id }),
    () => api.change({ id: employeeId, ...change }),
    () => api.checkLicense({ id: employeeId, isChecked: true }),
    () => api.upcoming({ id: employeeId }),
    () => api.deactivate({ id: employeeId, way: 'finish' }),
    () => api.keep({ id: employeeId }),
    () => api.earnings({ id: employeeId, ...period }),
    () => api.markPaid({ id: employeeId, ...period, amountCents: 0 }),
  ]
  for (const each of tries) await expect(each()).rejects.toMatchObject(missing)
  const { id: former } = await hire(shop, { isActive: false })
  const own = as(shop.barber).team
  await expect(own.change({ id: former, ...change })).rejects.toMatchObject(missing)
  expect((await own.read()).members.map((each) => each.id)).toEqual([employeeId])
  expect((await api.read()).members).toEqual([])
  await expect(as(person).team.read()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('one address gets three invitations a day from one shop, and six from all of them', async () => {
  const email = newEmail()
  const inviteAndRevoke = async (shop: Awaited<ReturnType<typeof openShop>>) => {
    const { id } = await inviteTo(shop, email)
    await as(shop.barber).team.revoke({ id })
  }
  const [one, two, three] = [await openShop('One'), await openShop('Two'), await openShop('Three')]
  for (const shop of [one, two]) for (let sent = 0; sent < 3; sent++) await inviteAndRevoke(shop)
  for (const shop of [one, three])
    await expect(inviteAndRevoke(shop)).rejects.toMatchObject({ code: 'INVITED_TOO_OFTEN' })
  const mails = await db.selectFrom('mails').select('id').where('toAddress', '=', email).execute()
  expect(mails).toHaveLength(6)
})

test('sending again counts too, and a refused press does not', async () => {
  const shop = await openShop()
  const { id, email } = await inviteTo(shop)
  const press = () => as(shop.barber).team.invite({ email, ...seat, serviceIds: [] })
  for (let presses = 0; presses < 4; presses++)
    await expect(press()).rejects.toMatchObject({ code: 'ALREADY_INVITED' })
  for (let sent = 1; sent < 3; sent++) {
    await age(id, 1)
    await as(shop.barber).team.resend({ id })
  }
  await age(id, 1)
  await expect(as(shop.barber).team.resend({ id })).rejects.toMatchObject({
    code: 'INVITED_TOO_OFTEN',
  })
})

test('a shop sends forty invitations a day', async () => {
  const shop = await openShop()
  for (let sent = 0; sent < 40; sent++) {
    const given = { email: newEmail(), ...seat, serviceIds: [] }
    const { id } = await as(shop.barber).team.invite(given)
    await as(shop.barber).team.revoke({ id })
  }
  const more = as(shop.barber).team.invite({ email: newEmail(), ...seat, serviceIds: [] })
  await expect(more).rejects.toMatchObject({ code: 'INVITES_USED_UP' })
})
