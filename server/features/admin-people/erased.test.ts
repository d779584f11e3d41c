// Whoever was erased is not found by any call, so that nobody brings them back.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noneLost, noneStopped, suspendPerson } from '#tests/acting.ts'
import { at } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { eraseDue } from './erasing.ts'

const owner = await make.person('admin')
const reason = 'Asked by letter of November 3'

async function erased(id: string) {
  const agreed = await as(owner).adminPeople.previewErase({ id })
  const { name } = await as(owner).adminPeople.read({ id })
  await as(owner).adminPeople.erase({ id, name, reason, agreed })
  const past = sql<string>`now() - interval '1 minute'`
  await db.updateTable('erasures').set({ dueAt: past }).where('userId', '=', id).execute()
  await eraseDue(db)
}

test('every call of the administration about an erased person answers that there is nobody', async () => {
  await db.insertInto('featureFlags').values({ key: 'impersonation', isEnabled: true }).execute()
  const shop = await list('Gone Chair', { hours: [540, 1020] })
  const open = await list('Open Chair', { hours: [540, 1020] })
  const { id } = shop.barber
  await erased(id)

  const { userAdmin, adminPeople, approvals, bookingDesk, impersonations } = as(owner)
  const asked = {
    clientId: id,
    guest: null,
    profileId: open.id,
    serviceIds: open.services.slice(0, 1),
    professionalId: null,
    startsAt: at(7, 600),
    reason,
  }
  const calls = {
    restore: () => userAdmin.restore({ id, reason }),
    suspend: () => userAdmin.suspend({ id, reason, agreed: noneStopped }),
    previewSuspend: () => userAdmin.previewSuspend({ id, fate: 'keep' }),
    grantRole: () => userAdmin.grantRole({ id, role: 'barber', reason }),
    previewRevoke: () => userAdmin.previewRevoke({ id, role: 'barber' }),
    revokeRole: () => userAdmin.revokeRole({ id, role: 'barber', reason, agreed: noneLost }),
    read: () => adminPeople.read({ id }),
    previewErase: () => adminPeople.previewErase({ id }),
    keep: () => adminPeople.keep({ id, reason }),
    sendReset: () => adminPeople.sendReset({ id, reason }),
    impersonate: () => impersonations.start({ id, reason }),
    book: () => bookingDesk.create(asked),
    readListing: () => approvals.read({ id: shop.id }),
    restoreListing: () => approvals.restore({ id: shop.id, reason }),
  }
  for (const [name, call] of Object.entries(calls))
    await expect(call(), name).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await as(owner).audit.list({ entityId: id })
  expect(rows.map(({ action }) => action)).toEqual(['erase', 'plan-erasure', 'open-person'])
})

test('an erased person is in no list of people or businesses', async () => {
  const shop = await list('Former Chair', { hours: [540, 1020] })
  const isListed = async () => {
    const { rows: people } = await as(owner).adminPeople.list({})
    const { rows: businesses } = await as(owner).approvals.list({ show: 'approved' })
    return [
      people.some(({ id }) => id === shop.barber.id),
      businesses.some(({ id }) => id === shop.id),
    ]
  }
  expect(await isListed()).toEqual([true, true])
  await erased(shop.barber.id)
  expect(await isListed()).toEqual([false, false])
})

test('a reason that reads like the mark of an erasure does not erase', async () => {
  const { id } = await make.person('client')
  await suspendPerson(owner, { id, reason: 'deleted' })
  expect((await as(owner).adminPeople.read({ id })).suspension).not.toBeNull()
  await as(owner).userAdmin.restore({ id, reason })
})
