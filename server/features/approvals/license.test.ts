// An administrator asks for a new license.
import { expect, test } from 'vitest'
import type { ProfileId } from '#contract/ids.ts'
import { suspendListing } from '#tests/acting.ts'
import { approvedBarber, emailOf } from '#tests/setup.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const admin = await make.person('admin')
const reason = 'The register of the state has a newer one'
const { askForLicense } = as(admin).approvals
const inDays = (days: number) =>
  Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString()
const setExpiry = (id: ProfileId, licenseExpiresOn: string | null) =>
  db.updateTable('barberProfiles').set({ licenseExpiresOn }).where('id', '=', id).execute()
const title = 'Please send us your new license'

test('asked in the app and by mail, and it shows when', async () => {
  const { barber, id } = await approvedBarber(admin)
  await setExpiry(id, inDays(-1))
  expect((await as(admin).approvals.read({ id })).licenseAskedAt).toBeNull()
  const asked = await Promise.allSettled([1, 2].map(() => askForLicense({ id, reason })))
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { notifications } = await as(barber).notifications.list({})
  expect(notifications.filter((each) => each.title === title)).toHaveLength(1)
  const mail = await mailTo(await emailOf(barber), 'notice')
  expect(mail.subject).toBe(title)
  expect(mail.body).toContain('/barber/dashboard?tab=shop')
  const { licenseAskedAt } = await as(admin).approvals.read({ id })
  expect(Date.now() - Date.parse(licenseAskedAt ?? '')).toBeLessThan(60_000)
  const { rows } = await as(admin).audit.list({ action: 'ask-for-license', entityId: id })
  expect(rows).toMatchObject([{ reason, before: { askedAt: null } }])
})

test('once in three days', async () => {
  const { id } = await approvedBarber(admin)
  await setExpiry(id, inDays(30))
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const deed = { action: 'ask-for-license', entity: 'barber_profiles', entityId: id, reason }
  await db
    .insertInto('auditLog')
    .values({ ...deed, createdAt: ago(71) })
    .execute()
  await expect(askForLicense({ id, reason })).rejects.toMatchObject({ code: 'LICENSE_ASKED' })
  const { id: other } = await approvedBarber(admin)
  await setExpiry(other, inDays(30))
  await db
    .insertInto('auditLog')
    .values({ ...deed, entityId: other, createdAt: ago(73) })
    .execute()
  await askForLicense({ id: other, reason })
})

test('only for an approved barber whose license ends, and never for oneself', async () => {
  const { barber, id } = await approvedBarber(admin)
  const order = { id, reason }
  for (const day of [inDays(31), null]) {
    await setExpiry(id, day)
    await expect(askForLicense(order)).rejects.toMatchObject({ code: 'LICENSE_VALID' })
  }
  await setExpiry(id, inDays(30))
  const self = { ...admin, id: barber.id }
  await expect(as(self).approvals.askForLicense(order)).rejects.toMatchObject({ code: 'OWN_CASE' })
  await suspendListing(admin, order)
  await expect(askForLicense(order)).rejects.toMatchObject({ code: 'NOT_APPROVED' })
  const missing = '00000000-0000-7000-8000-000000000000'
  await expect(askForLicense({ id: missing, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the state of the city says where the license is registered', async () => {
  const { id } = await approvedBarber(admin)
  const stateNow = async () => (await as(admin).approvals.read({ id })).listing.state
  expect(await stateNow()).toBe('TX')
  const { id: cityId } = await db
    .insertInto('cities')
    .values({
      name: 'Denver',
      state: 'CO',
      latitude: 39.74,
      longitude: -104.99,
      timeZone: 'America/Denver',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('barberProfiles').set({ cityId }).where('id', '=', id).execute()
  expect(await stateNow()).toBe('CO')
})
