// Flags as administrators change them, and what others notice.
import { expect, test } from 'vitest'
import type { FlagRules } from '#contract/admin/flags.ts'
import type { FeatureName } from '#contract/flags.ts'
import { readConfig } from '#server/config.ts'
import { at, bookAsGuest, browser, ana as guest } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'

const owner = await make.person('admin')
const operations = await make.admin('operations')
const reason = 'A slow start'
const all: FlagRules = {
  isEnabled: true,
  percent: 100,
  roles: [],
  cityIds: [],
  userIds: [],
  startsAt: null,
  endsAt: null,
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const stateOf = async (key: string, actor = owner) =>
  (await as(actor).adminFlags.list()).flags.find((flag) => flag.key === key)!

async function change(key: FeatureName, rules: Partial<FlagRules>) {
  const { version } = await stateOf(key)
  await as(owner).adminFlags.change({ key, rules: { ...all, ...rules }, version, reason })
}

const banner = {
  en: 'We are fixing the calendar. Back at 3 PM.',
  es: 'Estamos arreglando el calendario. Volvemos a las 3.',
}
async function pause(isPaused: boolean, more: { endsAt?: string } = {}) {
  const key = 'bookings_paused'
  const { version } = await stateOf(key)
  const order = { key, isPaused, endsAt: null, banner, version, reason, ...more } as const
  await as(operations).adminFlags.pause(order)
}

test('a change needs the right, keeps its reason, and is the history of the flag', async () => {
  await change('waitlist', { percent: 25, roles: ['client'] })
  expect(await stateOf('waitlist')).toMatchObject({
    version: 1,
    updatedBy: 'admin',
    rules: { percent: 25, roles: ['client'] },
  })
  const order = { key: 'waitlist', rules: all, version: 1, reason } as const
  await expect(as(operations).adminFlags.change(order)).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  await change('waitlist', {})
  const rows = await as(operations).adminFlags.history({ key: 'waitlist' })
  expect(rows).toMatchObject([
    { action: 'change-flag', before: { percent: 25 }, after: { percent: 100, roles: [] } },
    { action: 'change-flag', reason, before: { percent: 100 }, after: { percent: 25 } },
  ])
})

test('of two administrators at once the second is told, and the same again is nothing', async () => {
  const { version } = await stateOf('waitlist')
  const order = (percent: number) =>
    as(owner).adminFlags.change({
      key: 'waitlist',
      rules: { ...all, percent },
      version,
      reason,
    })
  const results = await Promise.allSettled([order(10), order(20), order(30)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(order(40)).rejects.toMatchObject({ code: 'FLAG_CHANGED' })
  await change('waitlist', {})
  await expect(change('waitlist', {})).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test.each<[FeatureName, Partial<FlagRules>, string]>([
  ['waitlist', { percent: 101 }, 'percent'],
  ['waitlist', { startsAt: inHours(2), endsAt: inHours(1) }, 'endsAt'],
  ['waitlist', { endsAt: inHours(-1) }, 'endsAt'],
  ['waitlist', { cityIds: [owner.id] }, 'cityIds'],
  ['waitlist', { userIds: ['00000000-0000-4000-8000-000000000000'] }, 'userIds'],
  ['spanish', { percent: 50 }, 'percent'],
  ['guest_booking', { roles: ['client'] }, 'percent'],
])('%s with %j is refused', async (key, rules, field) => {
  await expect(change(key, rules)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { [`rules.${field}`]: expect.any(String) },
  })
})

test('the same person has it on every call; others do not', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => make.person('client')))
  await change('waitlist', { percent: 50 })
  const asked = () =>
    Promise.all(people.map(async (who) => (await as(who).flags.mine()).on.includes('waitlist')))
  const first = await asked()
  expect(await asked()).toEqual(first)
  const codes = await Promise.all(
    people.map((who) =>
      as(who)
        .waitlist.mine()
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  expect(codes).toEqual(first)
  expect((await as(null).flags.everyone()).isSplit).toBe(true)
  await change('waitlist', { percent: 0, userIds: [people[0]!.id] })
  expect(await asked()).toEqual(people.map((_, index) => index === 0))
  expect((await stateOf('waitlist')).people).toEqual([{ id: people[0]!.id, name: 'client' }])
  const { people: unnamed } = await stateOf('waitlist', await make.admin('analyst'))
  expect(unnamed).toEqual([{ id: people[0]!.id, name: null }])
  await change('waitlist', {})
})

test('a city is that of the business, or of the barber booked last', async () => {
  const shop = await list('Montrose Fades', { hours: [540, 1020] })
  const client = await make.person('client')
  const { cities } = await as(owner).adminFlags.list()
  const houston = cities.find(({ name }) => name === 'Houston')!.id
  await change('waitlist', { cityIds: [houston] })
  const has = async (who: typeof client) => (await as(who).flags.mine()).on.includes('waitlist')
  expect([await has(shop.barber), await has(client)]).toEqual([true, false])
  const booked = await bookAsGuest(browser(), shop, at(2, 600), guest)
  await db
    .updateTable('bookings')
    .set({ clientId: client.id, guestName: null, guestEmail: null, guestPhone: null })
    .where('id', '=', booked.id)
    .execute()
  expect(await has(client)).toBe(true)
  await change('waitlist', {})
})

test('the preview counts as the server judges, before and after', async () => {
  const count = (rules: Partial<FlagRules>) =>
    as(operations).adminFlags.preview({ key: 'waitlist', rules: { ...all, ...rules } })
  const { people, before, after, roles } = await count({ roles: ['barber'] })
  const barbers = roles.find(({ role }) => role === 'barber')!
  expect(before).toBe(people)
  expect(after).toBe(barbers.people)
  expect(barbers.people).toBeGreaterThan(0)
  expect(barbers.people).toBeLessThan(people)
  const half = await count({ percent: 50 })
  await change('waitlist', { percent: 50 })
  const ids = await db.selectFrom('profiles').select('userId').execute()
  const found = await Promise.all(
    ids.map(async ({ userId }) => {
      const actor = { ...owner, id: userId }
      return (await as(actor).flags.mine()).on.includes('waitlist')
    }),
  )
  expect(half.after).toBe(found.filter(Boolean).length)
  await change('waitlist', {})
})

test('people whose account is not active are not counted', async () => {
  const count = async () =>
    (await as(operations).adminFlags.preview({ key: 'waitlist', rules: { ...all } })).people
  const before = await count()
  const { id } = await make.person('client')
  expect(await count()).toBe(before + 1)
  const off = { isActive: false, deactivatedAt: new Date().toISOString() }
  await db.updateTable('profiles').set(off).where('userId', '=', id).execute()
  expect(await count()).toBe(before)
})

test('a feature of administrators counts only those with the right to it', async () => {
  await make.admin('support')
  const { people, after, roles } = await as(operations).adminFlags.preview({
    key: 'impersonation',
    rules: { ...all },
  })
  const { admins } = await as(owner).adminGrants.list()
  const owners = admins.filter(({ grants }) => grants.some(({ subRole }) => subRole === 'owner'))
  expect(owners.length).toBeGreaterThan(0)
  expect([people, after]).toEqual([owners.length, owners.length])
  expect(roles).toEqual([{ role: 'admin', people, before: 0, after }])
})

test('one person is found with the rule that decided', async () => {
  const client = await make.person('client')
  await db
    .updateTable('profiles')
    .set({ name: 'Wilhelmina Ortega' })
    .where('userId', '=', client.id)
    .execute()
  await change('waitlist', { roles: ['barber'] })
  const find = () => as(operations).adminFlags.people({ key: 'waitlist', q: 'Wilhelmina' })
  expect(await find()).toMatchObject([{ id: client.id, isOn: false, step: 'role' }])
  await change('waitlist', { roles: ['barber'], userIds: [client.id] })
  expect(await find()).toMatchObject([{ isOn: true, step: 'named' }])
  await change('waitlist', {})
  const analyst = await make.admin('analyst')
  await expect(
    as(analyst).adminFlags.people({ key: 'waitlist', q: 'Wilhelmina' }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('a kill switch shows its banner, is kept in the history and ends by itself', async () => {
  await pause(true)
  const { on, banners } = await as(null).flags.everyone()
  expect(on).toContain('bookings_paused')
  expect(banners).toEqual([{ flag: 'bookings_paused', ...banner }])
  await expect(pause(true)).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  await pause(false)
  expect((await as(null).flags.everyone()).banners).toEqual([])
  await expect(pause(false)).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
  expect(await as(owner).adminFlags.history({ key: 'bookings_paused' })).toMatchObject([
    { action: 'release-kill-switch', before: { isPaused: true } },
    { action: 'pull-kill-switch', reason, after: { isPaused: true, bannerEn: banner.en } },
  ])

  await pause(true, { endsAt: inHours(1) })
  const waiting = await db
    .selectFrom('outbox')
    .select('runAt')
    .where('name', '=', 'announce-flags')
    .execute()
  expect(waiting).toHaveLength(1)
  await db
    .updateTable('featureFlags')
    .set({ endsAt: inHours(-1) })
    .execute()
  expect((await as(null).flags.everyone()).banners).toEqual([])
  const published = () =>
    db.selectFrom('outbox').select('id').where('name', '=', 'feature_flags').execute()
  const before = (await published()).length
  await runJobs({ only: 'announce-flags' })
  expect((await published()).length).toBe(before + 1)
})

test('support reads flags and cannot pull a kill switch', async () => {
  const support = await make.admin('support')
  const { version } = await stateOf('bookings_paused', support)
  const order = { isPaused: true, endsAt: null, banner, version, reason }
  await expect(
    as(support).adminFlags.pause({ key: 'bookings_paused', ...order }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})

test('the history names people only to those who may see people', async () => {
  const { id } = await make.person('client')
  await change('waitlist', { percent: 0, userIds: [id] })
  const named = async (who: typeof owner) =>
    (await as(who).adminFlags.history({ key: 'waitlist' }))[0]?.after
  expect(await named(operations)).toMatchObject({ people: ['client'] })
  expect(await named(await make.admin('analyst'))).toMatchObject({ people: ['…'] })
})

test('one person is found among many', async () => {
  for (let count = 0; count < 25; count++) await make.person('client')
  const { id } = await make.person('client')
  await db.updateTable('profiles').set({ name: 'Zora Quill' }).where('userId', '=', id).execute()
  const found = await as(operations).adminFlags.people({ key: 'waitlist', q: 'Zora Quill' })
  expect(found.map((each) => each.id)).toEqual([id])
})

test.each(['shop', 'demo'] as const)('every page knows that payments are %s', async (PAYMENTS) => {
  const config = readConfig({ PAYMENTS })
  expect((await as(null, { config }).flags.everyone()).payments).toBe(PAYMENTS)
})
