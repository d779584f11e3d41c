// Making and ending rules of the commission, through the API.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { at, bookingAt } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { db, mailTo, runJobs } from '#tests/world.ts'
import {
  api,
  client,
  dayIn,
  midnightIn,
  noticesOf,
  reason,
  rule,
  shop,
} from './commission-rules.test.kit.ts'

const tooSoon = { code: 'NOTICE_TOO_SHORT' }
const overlapping = { code: 'RULE_OVERLAPS' }

describe('a higher commission', () => {
  test('starts after 7 days at the earliest, on the day that is offered', async () => {
    const raise = { profileId: shop.id, percent: 12 }
    const { earliestOn } = await api().read()
    expect([dayIn(7), dayIn(8), dayIn(9)]).toContain(earliestOn)
    const eve = Temporal.PlainDate.from(earliestOn).subtract({ days: 1 }).toString()
    for (const startsOn of [null, dayIn(1), eve]) {
      await expect(rule({ ...raise, startsOn })).rejects.toMatchObject({
        ...tooSoon,
        fields: { startsOn: expect.any(String) },
      })
      await expect(api().preview({ ...raise, startsOn })).rejects.toMatchObject(tooSoon)
    }
    const id = await rule({ ...raise, startsOn: earliestOn })
    expect(await api().rule({ id })).toMatchObject({ state: 'planned', percent: 12, reason })
  })

  test('needs its notice for one barber too who had a lower one', async () => {
    await rule({ profileId: shop.id, percent: 5 })
    // Lower than the default, higher than theirs.
    await expect(
      rule({ profileId: shop.id, source: 'marketplace', percent: 8 }),
    ).rejects.toMatchObject(tooSoon)
    // Theirs is narrower, so a higher default does not touch it.
    const { changes } = await api().preview({ percent: 11, startsOn: dayIn(9) })
    expect(changes.map(({ shopName }) => shopName)).toEqual([null])
  })

  test('of a source that was free needs its notice', async () => {
    await expect(rule({ source: 'admin', percent: 5 })).rejects.toMatchObject(tooSoon)
    const { changes } = await api().preview({ source: 'admin', percent: 5, startsOn: dayIn(9) })
    expect(changes).toMatchObject([{ source: 'admin', before: 0, after: 5, at: midnightIn(9) }])
  })

  test('by the early end of a lower one needs it as well', async () => {
    const id = await rule({ profileId: shop.id, percent: 6 })
    await expect(api().withdraw({ id, reason })).rejects.toMatchObject({
      ...tooSoon,
      fields: { endsOn: expect.any(String) },
    })
    await expect(api().previewWithdraw({ id, endsOn: dayIn(5) })).rejects.toMatchObject(tooSoon)
    expect((await api().rule({ id })).endsAt).toBeNull()
    await api().withdraw({ id, endsOn: dayIn(7), reason: 'The agreement is over' })
    expect(await api().rule({ id })).toMatchObject({
      state: 'running',
      endsAt: midnightIn(8),
      withdrawn: { reason: 'The agreement is over', by: expect.any(String) },
    })
  })
})

test('a lower one starts now, and its end is known from the start', async () => {
  const id = await rule({ profileId: shop.id, percent: 6, endsOn: dayIn(3) })
  const made = await api().rule({ id })
  expect(made).toMatchObject({
    state: 'running',
    barber: { id: shop.id, shopName: 'Third Ward Cuts' },
    source: null,
    endsAt: midnightIn(4),
    withdrawn: null,
  })
  expect(Date.now() - Date.parse(made.startsAt)).toBeLessThan(60_000)
  // It would be the default again anyway, so this is lower.
  await rule({ profileId: shop.id, percent: 8, startsOn: dayIn(4) })
})

test('a planned one that is withdrawn never starts', async () => {
  const id = await rule({ profileId: shop.id, percent: 6, startsOn: dayIn(2) })
  await api().withdraw({ id, reason })
  expect(await api().rule({ id })).toMatchObject({ state: 'ended', endsAt: midnightIn(2) })
  await expect(api().withdraw({ id, reason })).rejects.toMatchObject({ code: 'RULE_OVER' })
  // Its days are free again.
  await rule({ profileId: shop.id, percent: 7, startsOn: dayIn(2) })
})

describe('two rules about the same', () => {
  test('never overlap; others may', async () => {
    await rule({ profileId: shop.id, percent: 6, startsOn: dayIn(2), endsOn: dayIn(5) })
    for (const days of [
      { startsOn: dayIn(5), endsOn: dayIn(9) },
      { startsOn: null, endsOn: dayIn(2) },
      { startsOn: null, endsOn: null },
      { startsOn: dayIn(3), endsOn: dayIn(4) },
    ]) {
      const wanted = { profileId: shop.id, percent: 5, ...days }
      await expect(rule(wanted)).rejects.toMatchObject(overlapping)
      await expect(api().preview(wanted)).rejects.toMatchObject(overlapping)
    }
    await rule({ profileId: shop.id, percent: 5, startsOn: dayIn(6) })
    await rule({ profileId: shop.id, percent: 5, startsOn: null, endsOn: dayIn(1) })
    await rule({ profileId: shop.id, source: 'marketplace', percent: 4 })
    const other = await list('Heights Barbers')
    await rule({ profileId: other.id, percent: 5 })
  })

  test('made at the same moment: one of them', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => rule({ profileId: shop.id, percent: index })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject(overlapping)
  })

  test('are refused by the database itself', async () => {
    const row = { barberId: shop.barber.id, percent: 5, reason }
    await db.insertInto('commissionRules').values(row).execute()
    await expect(db.insertInto('commissionRules').values(row).execute()).rejects.toMatchObject({
      constraint: 'commission_rules_no_overlap',
    })
  })

  test('follow each other in one step, of which barbers are told once', async () => {
    const first = await rule({ profileId: shop.id, percent: 6 })
    await runJobs()
    const wanted = { profileId: shop.id, percent: 8, startsOn: dayIn(9) }
    await expect(rule(wanted)).rejects.toMatchObject(overlapping)
    const seen = await api().preview({ ...wanted, isReplacing: true })
    expect(seen).toMatchObject({
      changes: [{ before: 6, after: 8, at: midnightIn(9) }],
      replaced: { percent: 6, endsAt: null },
      told: 1,
    })
    const second = await rule({ ...wanted, isReplacing: true })
    await runJobs()
    expect(await api().rule({ id: first })).toMatchObject({ endsAt: midnightIn(9) })
    expect(await api().rule({ id: second })).toMatchObject({ startsAt: midnightIn(9) })
    expect(await noticesOf(shop.barber.id)).toHaveLength(2)
    // One that begins later stands in the way.
    await expect(
      rule({ profileId: shop.id, percent: 5, endsOn: dayIn(20), isReplacing: true }),
    ).rejects.toMatchObject(overlapping)
  })
})

describe('the people it is about', () => {
  test('are told at once, in the app and by mail, with the day and both percentages', async () => {
    await db
      .insertInto('notificationPreferences')
      .values([
        { userId: shop.barber.id, event: 'payment', channel: 'email', isEnabled: false },
        { userId: shop.barber.id, event: 'payment', channel: 'in_app', isEnabled: false },
      ])
      .execute()
    await rule({ profileId: shop.id, percent: 12, startsOn: dayIn(9), endsOn: dayIn(20) })
    const email = await emailOf(shop.barber.id)
    const mail = await mailTo(email)
    const [notice] = await noticesOf(shop.barber.id)
    const day = longDay(9)
    expect(notice).toMatchObject({ type: 'other', title: `Your commission changes on ${day}` })
    expect(notice?.message).toBe(
      `Clients from Kempt’s search: 12% instead of 10%, from ${day} through ${longDay(20)}. Bookings made before then keep their commission.`,
    )
    expect(mail.subject).toContain('Your commission changes')
    expect(mail.body).toContain('12% instead of 10%')
    expect(mail.body).not.toContain(reason)
  })

  test('are everyone without an own rule, for the default', async () => {
    const own = await list('Heights Barbers')
    const hidden = await list('Not listed yet')
    await db
      .updateTable('barberProfiles')
      .set({ approvalStatus: 'draft' })
      .where('id', '=', hidden.id)
      .execute()
    await rule({ profileId: own.id, percent: 5 })
    await bookingAt(client, shop, at(3, 600), { source: 'marketplace' })
    await bookingAt(client, own, at(3, 600), { source: 'marketplace' })
    await bookingAt(client, shop, at(3, 700), { source: 'walk_in' })
    const { rows } = await sql<{ shops: number; upcoming: number }>`
      SELECT (SELECT count(*)::int FROM barber_profiles WHERE approval_status = 'approved'
          AND user_id <> ${own.barber.id}) AS shops,
        (SELECT count(*)::int FROM bookings WHERE status IN ('pending', 'confirmed', 'checked_in')
          AND source = 'marketplace' AND starts_at > now()
          AND barber_id <> ${own.barber.id}) AS upcoming`.execute(db)
    await runJobs()
    const seen = await api().preview({ percent: 13, startsOn: dayIn(10) })
    expect(seen).toMatchObject({ told: rows[0]!.shops, upcoming: rows[0]!.upcoming })
    expect(seen.changes).toHaveLength(1)
    // Trying tells nobody.
    await runJobs()
    expect(await noticesOf(shop.barber.id)).toEqual([])
    await rule({ percent: 13, startsOn: dayIn(10) })
    await runJobs()
    expect(await noticesOf(shop.barber.id)).toHaveLength(1)
    expect(await noticesOf(own.barber.id)).toHaveLength(1)
    expect(await noticesOf(hidden.barber.id)).toEqual([])
    expect((await api().read()).coming).toEqual([
      { source: 'marketplace', percent: 13, at: midnightIn(10) },
    ])
  })
})

const emailOf = async (id: string) => {
  const users = db.selectFrom('users').select('email').where('id', '=', id)
  return (await users.executeTakeFirstOrThrow()).email
}

const longDay = (days: number) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  }).format(new Date(at(days, 720)))
