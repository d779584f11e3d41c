// Entries of the trail that their opposite can take back: the newest of each thing, with what was before.
import { expect, test } from 'vitest'
import { suspendListing, suspendPerson, takeGrant } from '#tests/acting.ts'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, make } from '#tests/world.ts'

const owner = await make.person('admin')
const api = as(owner)
const reason = 'A caller asked for it'

async function undosOf(entityId: string) {
  const { rows } = await api.audit.list({ entityId })
  return rows.map(({ action, undo }) => [action, undo])
}

test('a suspension until the account is restored, and then the restoring', async () => {
  const { id } = await make.person('client')
  await suspendPerson(owner, { id, reason })
  expect(await undosOf(id)).toEqual([['suspend', { isAccountOpen: true }]])
  await api.userAdmin.restore({ id, reason })
  expect(await undosOf(id)).toEqual([
    ['restore', { isAccountOpen: false }],
    ['suspend', null],
  ])
})

test('one action of a listing does not end the way back from another', async () => {
  const { id } = await list('Third Ward Cuts')
  const day = (days: number) => at(days, 720).slice(0, 10)
  const days = { startsOn: day(1), endsOn: day(3) }
  await api.featured.pin({ id, ...days, reason })
  await api.featured.pin({ id, ...days, endsOn: day(5), reason })
  await suspendListing(owner, { id, reason })
  expect(await undosOf(id)).toEqual([
    ['suspend', { status: 'approved' }],
    ['feature', days],
    ['feature', null],
  ])
})

test('each role of the administration has a way back of its own', async () => {
  const { id } = await make.admin('support')
  const { admins } = await api.adminGrants.list()
  const { email } = admins.find(({ userId }) => userId === id)!
  await api.adminGrants.grant({ email, subRole: 'content', lastDay: null, reason })
  await api.adminGrants.grant({ email, subRole: 'analyst', lastDay: null, reason })
  const { grants } = (await api.adminGrants.list()).admins.find(({ userId }) => userId === id)!
  const content = grants.find(({ subRole }) => subRole === 'content')!
  await takeGrant(owner, { id: content.id, reason })
  expect(await undosOf(id)).toEqual([
    ['revoke-sub-role', { subRole: 'content' }],
    ['grant-sub-role', {}],
    ['grant-sub-role', null],
  ])
})

test('a feature comes back with the people it was on for, by their ids', async () => {
  const person = await make.person('client')
  const state = async () =>
    (await api.adminFlags.list()).flags.find(({ key }) => key === 'waitlist')!
  const change = async (userIds: string[]) => {
    const { rules, version } = await state()
    await api.adminFlags.change({ key: 'waitlist', rules: { ...rules, userIds }, version, reason })
  }
  await change([person.id])
  await change([])
  const { rows } = await api.audit.list({ entity: 'feature_flags' })
  expect(rows).toMatchObject([
    { before: { userIds: ['client'] }, undo: { userIds: [person.id], cities: [] } },
    { undo: null },
  ])
})

test('what has no opposite has no way back', async () => {
  const { id } = await make.person('client')
  await api.adminPeople.read({ id })
  await api.adminPeople.sendReset({ id, reason })
  expect(await undosOf(id)).toEqual([
    ['send-reset-link', null],
    ['open-person', null],
  ])
})
