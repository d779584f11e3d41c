// The settings of the platform: saved by section against a version, kept with their history, and
// returned to an earlier one.
import { expect, test } from 'vitest'
import {
  adminSettings,
  sectionNames,
  type SectionOrder,
} from '#contract/admin/settings/settings.ts'
import { app } from '#tests/accounts.ts'
import { createVisitor, signIn } from '#tests/http.ts'
import { as, db, make } from '#tests/world.ts'
import { change, owner, reason, save, sections } from './settings.test.kit.ts'

const historyOf = (subject: (typeof sectionNames)[number]) =>
  as(owner).adminSettings.history({ subject })

function trail() {
  return db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'entityId', 'reason', 'before', 'after'])
    .where('entity', '=', 'settings')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
}

test('a section is saved with its reason, what it was and what it is', async () => {
  const before = (await sections()).booking
  expect(before).toMatchObject({ version: 0, values: { holdMinutes: 10 } })
  const values = { ...before.values, holdMinutes: 12 }
  await save({ section: 'booking', version: 0, values, reason })
  expect((await sections()).booking).toEqual({ version: 1, values })
  expect(await trail()).toEqual({
    action: 'save-settings',
    actorId: owner.id,
    entityId: 'booking',
    reason,
    before: before.values,
    after: values,
  })
  expect(await historyOf('booking')).toMatchObject([
    { version: 1, by: 'admin', reason, isCurrent: true, before: before.values, after: values },
    { version: 0, by: null, reason: '', isCurrent: false, before: null, after: before.values },
  ])
})

test('without the row of settings a section is saved all the same, and the others are the usual', async () => {
  const rows = await db.deleteFrom('settings').returningAll().execute()
  await change.visits({ reviewAskHours: 4 })
  expect((await sections()).visits.values).toEqual({
    closeFinishedHours: 24,
    closeUntouchedHours: 48,
    reviewAskHours: 4,
  })
  await db.deleteFrom('settings').execute()
  await db.insertInto('settings').values(rows).execute()
})

test('who saw an older version is refused, and nothing is overwritten', async () => {
  const { standing } = await sections()
  const { version } = standing
  const theirs = { ...standing.values, lateCancelsToAsk: 5 }
  await save({ section: 'standing', version, values: theirs, reason })
  const mine = { ...standing.values, noShowsUntilOff: 6 }
  await expect(save({ section: 'standing', version, values: mine, reason })).rejects.toMatchObject({
    code: 'SETTINGS_CHANGED',
  })
  expect((await sections()).standing.values).toEqual(theirs)
})

test('of ten who save at the same moment one is first, and the others are told', async () => {
  const { referrals } = await sections()
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      save({
        section: 'referrals',
        version: referrals.version,
        values: { ...referrals.values, yearlyReferrals: 30 + index },
        reason,
      }),
    ),
  )
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(9)
  for (const answer of refused)
    expect(answer).toMatchObject({ reason: { code: 'SETTINGS_CHANGED' } })
  expect((await sections()).referrals.version).toBe(referrals.version + 1)
  expect(await historyOf('referrals')).toHaveLength(2)
})

test('one press returns to an earlier version, as a version of its own', async () => {
  await change.visits({ reviewAskHours: 20 })
  await change.visits({ reviewAskHours: 30 })
  const [current, earlier] = await historyOf('visits')
  const { id } = earlier!
  const { version } = current!
  const why = 'It was better before'
  await as(owner).adminSettings.restore({ id, version, reason: why })
  expect((await sections()).visits).toMatchObject({
    version: version + 1,
    values: { reviewAskHours: 20 },
  })
  expect(await trail()).toMatchObject({
    action: 'restore-settings',
    entityId: 'visits',
    reason: why,
    before: { reviewAskHours: 30 },
    after: { reviewAskHours: 20 },
  })
  const again = as(owner).adminSettings.restore({ id, version, reason: why })
  await expect(again).rejects.toMatchObject({ code: 'SETTINGS_CHANGED' })
  const same = as(owner).adminSettings.restore({ id, version: version + 1, reason: why })
  await expect(same).rejects.toMatchObject({ code: 'NOTHING_CHANGED' })
})

test('numbers outside of their bounds, and steps in the wrong order, are refused at their field', async () => {
  const { booking, standing, site } = await sections()
  const fields = async (order: SectionOrder) => {
    const answer = await save(order).catch((error: unknown) => error)
    return answer
  }
  const holds = { ...booking.values, holdMinutes: 31 }
  expect(await fields({ section: 'booking', ...booking, values: holds, reason })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'values.holdMinutes': 'Enter a whole number from 5 to 30' },
  })
  const steps = { ...standing.values, noShowsToAsk: 4, noShowsUntilOff: 4 }
  expect(await fields({ section: 'standing', ...standing, values: steps, reason })).toMatchObject({
    fields: { 'values.noShowsUntilOff': 'This step comes after the one before it.' },
  })
  const nowhere = { ...site.values, cityDefault: 'Atlantis' }
  expect(await fields({ section: 'site', ...site, values: nowhere, reason })).toMatchObject({
    fields: { 'values.cityDefault': 'Choose a city that is open.' },
  })
})

test('a theme is kept, colors the pages, and is refused when it cannot be read', async () => {
  const { theme } = await sections()
  const values = adminSettings.save.input.options[6].shape.values.parse(theme.values)
  const primary = { ...values, colors: { ...values.colors, primary: '#7a1f3d' } }
  await save({ section: 'theme', version: theme.version, values: primary, reason })
  expect((await as(null).settings.theme()).css).toContain('--primary:340.2 59.5% 30%')

  const version = theme.version + 1
  const tries = [
    [{ colors: { ...values.colors, primary: '#ffd500' } }, 'colors.primary'],
    [{ colors: { ...values.colors, star: '#fff3b0' } }, 'colors.star'],
    [{ colors: { ...values.colors, brand: 'url(x)' } }, 'colors.brand'],
    [
      { gradients: { ...values.gradients, cta: 'linear-gradient(90deg, #000, #fff)' } },
      'gradients.cta',
    ],
  ] as const
  for (const [bad, field] of tries) {
    const answer = save({ section: 'theme', version, values: { ...values, ...bad }, reason })
    await expect(answer).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [`values.${field}`]: expect.any(String) },
    })
  }
  const [, first] = await historyOf('theme')
  await as(owner).adminSettings.restore({ id: first!.id, version, reason })
  expect((await as(null).settings.theme()).css).not.toContain('--primary:')
})

const seeThrough = 'This color is see-through. Enter a solid one.'

async function themeNow() {
  const { theme } = await sections()
  const values = adminSettings.save.input.options[6].shape.values.parse(theme.values)
  return { version: theme.version, values }
}

test.each([
  ['transparent', seeThrough],
  ['#0000', seeThrough],
  ['#0b5a8200', seeThrough],
  ['rgba(0, 0, 0, 0)', seeThrough],
  ['rgb(0 0 0 / 50%)', seeThrough],
  ['200 88% 28% / 0.5', seeThrough],
  ['200, 88%, 28%, .9', seeThrough],
  ['rgba(11, 90, 130, 1)', null],
  ['hsl(200 88% 28% / 100%)', null],
])('%s as a color is refused, or is solid', async (primary, sentence) => {
  const { version, values } = await themeNow()
  const colors = { ...values.colors, primary }
  const saved = save({ section: 'theme', version, values: { ...values, colors }, reason })
  if (sentence === null) return expect(await saved).toBeUndefined()
  await expect(saved).rejects.toMatchObject({ fields: { 'values.colors.primary': sentence } })
})

test.each(['transparent', '#0000', 'rgba(0, 0, 0, 0.2) 10%', 'rgb(0 0 0 / 50%)'])(
  '%s as a color of a gradient is refused',
  async (color) => {
    const { version, values } = await themeNow()
    const cta = `linear-gradient(90deg, ${color}, #101828)`
    const gradients = { ...values.gradients, cta }
    const saved = save({ section: 'theme', version, values: { ...values, gradients }, reason })
    const sentence = 'A color of this gradient is see-through. Enter solid ones.'
    await expect(saved).rejects.toMatchObject({ fields: { 'values.gradients.cta': sentence } })
  },
)

test('operations reads and does not write; an old code is asked for again', async () => {
  const colleague = await make.admin('operations')
  expect((await as(colleague).adminSettings.read()).commissionPercent).toBe(10)
  const { site } = await sections()
  const order = { section: 'site', ...site, reason } as const
  await expect(as(colleague).adminSettings.save(order)).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
  const visitor = createVisitor(app)
  await signIn(visitor, owner)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('userId', '=', owner.id)
    .execute()
  const { body } = await visitor.put('/api/admin/settings', order)
  expect(body.code).toBe('SECOND_FACTOR_STALE')
})

test('every section of the contract is read', async () => {
  expect(Object.keys(await sections())).toEqual([...sectionNames])
})
