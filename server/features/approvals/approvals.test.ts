import { describe, expect, test } from 'vitest'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { noneStopped, suspendListing } from '#tests/acting.ts'
import { approvedBarber, emailOf, seen, submittedBarber } from '#tests/setup.ts'
import { as, db, jobContext, mailTo, make } from '#tests/world.ts'
import { approvalJobs } from './jobs.ts'

const admin = await make.person('admin')
const reason = 'Seen at the counter'

const liveOf = async (userId: string) => {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', `user:${userId}`)
    .execute()
  return rows.map(({ payload }) => (payload as { type: string }).type)
}

describe('a barber who waits', () => {
  test('stands in the queue, the longest wait first, with all there is to see', async () => {
    const first = await submittedBarber()
    const second = await submittedBarber()
    const { rows: items } = await as(admin).approvals.list({})
    const ids = items.map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const seen = await as(admin).approvals.read({ id: first.id })
    expect(seen).toMatchObject({ status: 'submitted', shopName: 'Third Ward Cuts', change: null })
    expect(seen.setup.licensePicture).toContain('/api/setup/license-pictures/')
  })

  test('an approval needs a reason, and the audit log has it', async () => {
    const { id } = await submittedBarber()
    const waiting = await seen(admin, id)
    for (const wrong of [waiting, { ...waiting, reason: ' ' }])
      await expect(as(admin).approvals.approve(wrong as never)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { reason: expect.any(String) },
      })
    expect(await as(admin).approvals.read({ id })).toMatchObject({ status: 'submitted' })
  })

  test('approved: listed, told live, in the app and by mail, and written down', async () => {
    const { barber, id } = await submittedBarber()
    await as(admin).approvals.approve({ ...(await seen(admin, id)), reason })
    expect((await as(null).barbers.profile({ id })).licenseCheckedAt).not.toBeNull()
    expect(await liveOf(barber.id)).toEqual(expect.arrayContaining(['setup', 'user-updated']))
    const { notifications } = await as(barber).notifications.list({})
    expect(notifications[0]!.title).toBe("You're approved")
    const mail = await mailTo(await emailOf(barber), 'listing-decided')
    expect(mail.subject).toBe("You're approved")
    const deed = await db
      .selectFrom('auditLog')
      .selectAll()
      .where('entityId', '=', id)
      .executeTakeFirstOrThrow()
    expect(deed).toMatchObject({ actorId: admin.id, action: 'approve', reason })
  })

  test('asked for changes step by step, changes them, and hands it in again', async () => {
    const { barber, id } = await submittedBarber()
    const reasons = { license: 'The photo is blurred', photos: 'One shows somebody else’s shop' }
    await as(admin).approvals.requestChanges({ ...(await seen(admin, id)), reasons })
    expect(await as(barber).setup.read()).toMatchObject({ status: 'changes_requested', reasons })
    expect((await mailTo(await emailOf(barber))).body).toContain('The photo is blurred')
    await as(barber).setup.save({ licenseNumber: '1999999' })
    expect(await as(barber).setup.submit()).toMatchObject({ status: 'submitted', reasons: {} })
    await as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' })
    expect((await as(barber).setup.read()).status).toBe('approved')
  })

  test('changes need at least one reason, for a step that exists', async () => {
    const { id } = await submittedBarber()
    for (const reasons of [{}, { shoes: 'Too loud' }, { license: '' }])
      await expect(
        as(admin).approvals.requestChanges({ ...(await seen(admin, id)), reasons } as never),
      ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('rejected is the end of it', async () => {
    const { barber, id } = await submittedBarber()
    await as(admin).approvals.reject({ ...(await seen(admin, id)), reason: 'No such license' })
    const state = await as(barber).setup.read()
    expect(state).toMatchObject({ status: 'rejected', note: 'No such license' })
    await expect(as(barber).setup.save({ bio: 'x' })).rejects.toMatchObject({
      code: 'SETUP_CLOSED',
    })
    const late = as(admin).approvals.approve({ ...(await seen(admin, id)), reason })
    await expect(late).rejects.toMatchObject({ code: 'NOT_IN_REVIEW' })
  })

  test('two administrators decide once', async () => {
    const { id } = await submittedBarber()
    const order = { ...(await seen(admin, id)), reason }
    const both = await Promise.allSettled([
      as(admin).approvals.approve(order),
      as(admin).approvals.reject(order),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('suspended: off the page with the bookings kept, back when restored', async () => {
  const { barber, id } = await approvedBarber(admin)
  await db
    .insertInto('bookings')
    .values({
      guestName: 'Someone',
      barberId: barber.id,
      providerId: barber.id,
      startsAt: '2099-01-01T15:00:00Z',
      endsAt: '2099-01-01T15:30:00Z',
      busyRange: '[2099-01-01T15:00:00Z,2099-01-01T15:30:00Z)',
      status: 'confirmed',
    })
    .execute()
  await suspendListing(admin, { id, reason: 'Three complaints' })
  await expect(as(null).barbers.profile({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('barberId', '=', barber.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('confirmed')
  expect((await as(barber).setup.read()).note).toBe('Three complaints')
  await expect(
    as(admin).approvals.suspend({ id, reason, agreed: noneStopped }),
  ).rejects.toMatchObject({
    code: 'NOT_APPROVED',
  })
  await as(admin).approvals.restore({ id, reason })
  expect((await as(null).barbers.profile({ id })).id).toBe(id)
})

test('a shop becomes a row in shops', async () => {
  const { barber, id } = await submittedBarber()
  await db.updateTable('barberProfiles').set({ kind: 'shop' }).where('id', '=', id).execute()
  await as(admin).approvals.approve({ ...(await seen(admin, id)), reason: 'License checked.' })
  const shop = await db
    .selectFrom('shops')
    .selectAll()
    .where('ownerId', '=', barber.id)
    .executeTakeFirstOrThrow()
  expect(shop).toMatchObject({ name: 'Third Ward Cuts', approvalStatus: 'approved' })
})

describe('licenses that run out', () => {
  const run = () => approvalJobs['remind-of-licenses'].run({}, jobContext)
  const inDays = (days: number) =>
    Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString()
  const expireIn = (id: ProfileId, days: number) =>
    db
      .updateTable('barberProfiles')
      .set({ licenseExpiresOn: inDays(days) })
      .where('id', '=', id)
      .execute()
  const remindersOf = async (barberId: BarberId) =>
    (
      await db
        .selectFrom('licenseReminders')
        .select('daysBefore')
        .where('barberId', '=', barberId)
        .orderBy('daysBefore', 'desc')
        .execute()
    ).map(({ daysBefore }) => daysBefore)

  test('reminders at 30, 7 and 1 days, each once, and none before', async () => {
    const { barber, id } = await approvedBarber(admin)
    await expireIn(id, 31)
    await run()
    expect(await remindersOf(barber.id)).toEqual([])
    await expireIn(id, 30)
    await run()
    await run()
    expect(await remindersOf(barber.id)).toEqual([30])
    const { notifications } = await as(barber).notifications.list({})
    expect(notifications.filter(({ title }) => title === 'Renew your license')).toHaveLength(1)
    expect((await mailTo(await emailOf(barber), 'license-expiring')).subject).toContain('expires')
  })

  test('one that runs out tomorrow gets the last reminder alone', async () => {
    const { barber, id } = await approvedBarber(admin)
    await expireIn(id, 1)
    await run()
    await run()
    expect(await remindersOf(barber.id)).toEqual([1])
  })

  test('over: off every list, admins hear of it, a new date brings it back', async () => {
    const { barber, id } = await approvedBarber(admin)
    await expireIn(id, -1)
    await run()
    expect(await remindersOf(barber.id)).toEqual([0])
    await expect(as(null).barbers.profile({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const found = await as(null).search.barbers({ q: 'Third Ward Cuts' })
    expect(found.barbers.map((each) => each.id)).not.toContain(id)
    const { notifications } = await as(admin).notifications.list({})
    expect(notifications.map(({ title }) => title)).toContain('A license has expired')
    await expireIn(id, 400)
    expect((await as(null).barbers.profile({ id })).id).toBe(id)
  })
})

describe('the queues', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const submittedAgo = async (hours: number) => {
    const made = await submittedBarber()
    await db
      .updateTable('barberSetups')
      .set({ submittedAt: hoursAgo(hours) })
      .where('barberId', '=', made.barber.id)
      .execute()
    return made
  }

  test('say how long each one waits, and count every queue', async () => {
    const before = await as(admin).approvals.list({})
    const { id } = await submittedAgo(26.5)
    const { id: asked } = await submittedBarber()
    const reasons = { license: 'Blurred photo' }
    await as(admin).approvals.requestChanges({ ...(await seen(admin, asked)), reasons })
    const after = await as(admin).approvals.list({})
    expect(after.rows.find((item) => item.id === id)).toMatchObject({ waitingHours: 26 })
    expect(after.counts.waiting).toBe(before.counts.waiting + 1)
    expect(after.counts.changes).toBe(before.counts.changes + 1)
    expect(after.total.count).toBe(after.counts.waiting)
    const { rows: items } = await as(admin).approvals.list({ show: 'changes_requested' })
    expect(items.at(-1)).toMatchObject({ id: asked, waitingHours: null })
    expect(items.at(-1)!.decidedAt).not.toBeNull()
  })

  test('a license that ends within 30 days, or has ended, is one of them', async () => {
    const daysAhead = (days: number) =>
      Temporal.Now.plainDateISO('America/Chicago').add({ days }).toString()
    const withLicense = async (days: number) => {
      const { id } = await approvedBarber(admin)
      await db
        .updateTable('barberProfiles')
        .set({ licenseExpiresOn: daysAhead(days) })
        .where('id', '=', id)
        .execute()
      return id
    }
    const far = await withLicense(31)
    const near = await withLicense(30)
    const over = await withLicense(-3)
    const { rows: items, counts } = await as(admin).approvals.list({ show: 'expiring' })
    const ids = items.map(({ id }) => id)
    expect(ids).not.toContain(far)
    expect(ids.indexOf(over)).toBeLessThan(ids.indexOf(near))
    expect(ids.indexOf(over)).toBeGreaterThanOrEqual(0)
    expect(counts.expiring).toBe(items.length)
    expect(items.find(({ id }) => id === near)).toMatchObject({
      licenseExpiresOn: daysAhead(30),
      today: daysAhead(0),
    })
  })

  test('the time to a decision is kept and measured against the promise', async () => {
    const { pace: before } = await as(admin).approvals.list({})
    const late = await submittedAgo(40)
    const quick = await submittedAgo(2)
    await as(admin).approvals.approve({ ...(await seen(admin, late.id)), reason })
    await as(admin).approvals.reject({ ...(await seen(admin, quick.id)), reason })
    const { pace } = await as(admin).approvals.list({})
    expect(pace.decided).toBe(before.decided + 2)
    expect(pace.inTime).toBe(before.inTime + 1)
    expect(pace.medianHours).not.toBeNull()
    await suspendListing(admin, { id: late.id, reason })
    expect((await as(admin).approvals.list({})).pace.decided).toBe(pace.decided)
  })
})

test('what an administrator reads: services, hours, pictures, and the saved listing', async () => {
  const { barber, id } = await approvedBarber(admin)
  await db
    .updateTable('barberProfiles')
    .set({ shopName: 'Renamed since' })
    .where('id', '=', id)
    .execute()
  const seen = await as(admin).approvals.read({ id })
  expect(seen.listing).toMatchObject({ shopName: 'Renamed since', kind: 'solo' })
  expect(seen.services).toEqual([{ name: 'Fade', priceCents: 3000, durationMinutes: 30 }])
  expect(seen.week).toHaveLength(7)
  expect(seen.week[1]).toEqual([{ opensMinutes: 540, closesMinutes: 1080 }])
  expect([seen.pictures.length, seen.upcomingBookings]).toEqual([3, 0])
  await db
    .insertInto('bookings')
    .values({
      guestName: 'Someone',
      barberId: barber.id,
      providerId: barber.id,
      startsAt: '2099-01-02T15:00:00Z',
      endsAt: '2099-01-02T15:30:00Z',
      busyRange: '[2099-01-02T15:00:00Z,2099-01-02T15:30:00Z)',
      status: 'confirmed',
    })
    .execute()
  expect((await as(admin).approvals.read({ id })).upcomingBookings).toBe(1)
})
