// A decision holds for what was read, and not for what came in later.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { approvedBarber, seen, submittedBarber } from '#tests/setup.ts'
import { as, make } from '#tests/world.ts'

const admin = await make.person('admin')
const operations = await make.admin('operations')
const reason = 'Matches the register'
const reasons = { business: 'Another name, please' }

const spot = {
  address: '2401 Emancipation Ave, Houston, TX 77004',
  latitude: 29.7301,
  longitude: -95.3604,
}
const askName = (barber: Actor, shopName: string) =>
  as(barber).shop.askChange({ ...spot, shopName, place: 'barber' })

const nameOf = async (id: Awaited<ReturnType<typeof approvedBarber>>['id']) =>
  (await as(null).barbers.profile({ id })).shopName

test('another name than the one that was read is not published', async () => {
  const { barber, id } = await approvedBarber(admin)
  await askName(barber, 'Harmless Cuts')
  const read = await seen(operations, id)
  await askName(barber, 'Rude Cuts')
  const { approve, reject, requestChanges } = as(operations).approvals
  for (const decide of [
    () => approve({ ...read, reason }),
    () => reject({ ...read, reason }),
    () => requestChanges({ ...read, reasons }),
  ])
    await expect(decide()).rejects.toMatchObject({ code: 'REVIEW_CHANGED' })
  expect(await nameOf(id)).toBe('Third Ward Cuts')
  expect(await as(operations).approvals.read({ id })).toMatchObject({
    change: { shopName: 'Rude Cuts' },
  })
  await as(operations).approvals.approve({ ...(await seen(operations, id)), reason })
  expect(await nameOf(id)).toBe('Rude Cuts')
  const { rows } = await as(admin).audit.list({ entityId: id, action: 'approve-change' })
  expect(rows[0]).toMatchObject({
    before: { status: 'approved', shopName: 'Third Ward Cuts' },
    after: { status: 'approved', shopName: 'Rude Cuts' },
  })
  expect(Object.keys(rows[0]!.before ?? {})).toEqual(['status', 'shopName'])
})

test('a late approval of the application does not publish the next change', async () => {
  const { barber, id } = await submittedBarber()
  const read = await seen(operations, id)
  await as(admin).approvals.approve({ ...read, reason })
  await expect(as(operations).approvals.approve({ ...read, reason })).rejects.toMatchObject({
    code: 'NOT_IN_REVIEW',
  })
  await askName(barber, 'Rude Cuts')
  await expect(as(operations).approvals.approve({ ...read, reason })).rejects.toMatchObject({
    code: 'REVIEW_CHANGED',
  })
  expect(await nameOf(id)).toBe('Third Ward Cuts')
})

test('an application that was handed in again is another one', async () => {
  const { barber, id } = await submittedBarber()
  const read = await seen(operations, id)
  await as(admin).approvals.requestChanges({ ...read, reasons })
  await as(barber).setup.save({ shopName: 'Rude Cuts' })
  await as(barber).setup.submit()
  await expect(as(operations).approvals.approve({ ...read, reason })).rejects.toMatchObject({
    code: 'REVIEW_CHANGED',
  })
  expect((await as(barber).setup.read()).status).toBe('submitted')
})
