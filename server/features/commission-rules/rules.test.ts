// The trail, the list and the refusals of rules, through the API.
import { expect, test } from 'vitest'
import { profileId } from '#contract/ids.ts'
import { newestAudit } from '#tests/bookings.ts'
import { as, db, make } from '#tests/world.ts'
import { api, dayIn, midnightIn, reason, rule, shop } from './commission-rules.test.kit.ts'

test('who did it, and why, is in the trail', async () => {
  const id = await rule({ profileId: shop.id, source: 'marketplace', percent: 6 })
  expect(await newestAudit(id)).toMatchObject({
    action: 'add-commission-rule',
    entityId: id,
    reason,
    before: { percent: 10 },
    after: { percent: 6, source: 'marketplace', profileId: shop.id, told: 1 },
  })
  await api().withdraw({ id, endsOn: dayIn(8), reason: 'Other terms now' })
  expect(await newestAudit(id)).toMatchObject({
    action: 'end-commission-rule',
    entityId: id,
    reason: 'Other terms now',
    before: { endsAt: null },
    after: { endsAt: midnightIn(9) },
  })
  const owner = await make.admin('owner')
  const { rows } = await as(owner).audit.list({ entity: 'commission_rules' })
  expect(rows[0]).toMatchObject({ subject: 'Third Ward Cuts', reason: 'Other terms now' })
})

test('what makes no sense is refused', async () => {
  const missing = '00000000-0000-7000-8000-000000000000'
  const raise = { percent: 5 }
  await expect(rule({ ...raise, profileId: profileId.parse(missing) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const refused = (wanted: object, field: string) =>
    expect(rule({ ...raise, profileId: shop.id, ...wanted })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    })
  await refused({ percent: 51 }, 'percent')
  await refused({ percent: -1 }, 'percent')
  await refused({ percent: 5.001 }, 'percent')
  await refused({ startsOn: dayIn(-1) }, 'startsOn')
  await refused({ endsOn: dayIn(-1) }, 'endsOn')
  await refused({ startsOn: dayIn(5), endsOn: dayIn(4) }, 'endsOn')
  await refused({ reason: '' }, 'reason')
  const id = await rule({ profileId: shop.id, percent: 5, endsOn: dayIn(20) })
  const ended = (endsOn: string) => api().withdraw({ id, endsOn, reason })
  await expect(ended(dayIn(21))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(ended(dayIn(20))).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await expect(ended(dayIn(-1))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(api().withdraw({ id: missing, reason })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(api().rule({ id: missing })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a rule is never rewritten or deleted', async () => {
  const id = await rule({ profileId: shop.id, percent: 5, endsOn: dayIn(20) })
  const kept = { constraint: 'commission_rules_kept' }
  const change = (set: object) =>
    db.updateTable('commissionRules').set(set).where('id', '=', id).execute()
  await expect(change({ percent: 1 })).rejects.toMatchObject(kept)
  await expect(change({ source: 'admin' })).rejects.toMatchObject(kept)
  await expect(change({ endsAt: midnightIn(30) })).rejects.toMatchObject(kept)
  await expect(change({ endsAt: null })).rejects.toMatchObject(kept)
  await expect(
    db.deleteFrom('commissionRules').where('id', '=', id).execute(),
  ).rejects.toMatchObject(kept)
})

test('operations read and try, finance and owners write', async () => {
  const operations = as(await make.admin('operations')).commissionRules
  const wanted = { profileId: shop.id, percent: 5 }
  expect(await operations.preview(wanted)).toMatchObject({ told: 1 })
  await expect(operations.create({ ...wanted, reason })).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  const support = as(await make.admin('support')).commissionRules
  await expect(support.read()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('the list, by state and barber, and its counts', async () => {
  const before = (await api().read()).counts
  const running = await rule({ profileId: shop.id, percent: 5 })
  const planned = await rule({
    profileId: shop.id,
    source: 'admin',
    percent: 2,
    startsOn: dayIn(9),
  })
  const ended = await rule({
    profileId: shop.id,
    source: 'direct_link',
    percent: 1,
    startsOn: dayIn(9),
  })
  await api().withdraw({ id: ended, reason })
  expect((await api().read()).counts).toEqual({
    running: before.running + 1,
    planned: before.planned + 1,
    ended: before.ended + 1,
  })
  const idsOf = async (state?: 'running' | 'planned' | 'ended') => {
    const { rows, total } = await api().list({ barber: shop.id, state })
    expect(total.count).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await idsOf()).toEqual([ended, planned, running])
  expect(await idsOf('running')).toEqual([running])
  expect(await idsOf('planned')).toEqual([planned])
  expect(await idsOf('ended')).toEqual([ended])
})
