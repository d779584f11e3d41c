import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roles } from '#contract/access.ts'
import { approvalFilters } from '#contract/accounts/approvals.ts'
import { badgeTypes, thresholds } from '#contract/admin/badges.ts'
import { linkKinds } from '#contract/admin/booking-desk.ts'
import { bookingSources } from '#contract/admin/bookings.ts'
import { runAgainParts } from '#contract/admin/health.ts'
import { bulkActions } from '#contract/admin/lists/bulk-runs.ts'
import { accountStates } from '#contract/admin/people.ts'
import { reportStates } from '#contract/admin/problem-reports.ts'
import { cityForm } from '#contract/admin/settings/cities.ts'
import { sectionForms, sectionNames } from '#contract/admin/settings/settings.ts'
import { appealStates } from '#contract/bookings/after-booking/after-booking-fields.ts'
import { statuses } from '#contract/bookings/workflow.ts'
import { compensation } from '#contract/business/compensation.ts'
import { approvalStatuses } from '#contract/business/listing.ts'
import { permissionLevels } from '#contract/business/team-rights.ts'
import { waysToLeave } from '#contract/business/team.ts'
import { flagNames } from '#contract/flags.ts'
import { languages } from '#contract/language.ts'
import { claimStates } from '#contract/money/commission-claims.ts'
import { ruleStates } from '#contract/money/commission-rules.ts'
import { chargedSources } from '#contract/money/commission.ts'
import { promotionKinds } from '#contract/money/price.ts'
import { promotionStatuses } from '#contract/money/promotions.ts'
import { flagReasons, referralStates } from '#contract/money/referral-desk.ts'
import { subRoles } from '#contract/permissions.ts'
import { actionNames } from './actions.ts'
import { changesIn } from './changes.ts'
import { entityNames } from './entities.ts'
import { nameOfKey } from './keys.ts'
import { lineOf } from './things.ts'

const spoken = {
  language: 'en',
  when: (at: string) => `at ${at.slice(11, 16)}`,
  day: (day: string) => `day ${day.slice(8)}`,
} as const

function saidOf(before: Record<string, unknown> | null, after: Record<string, unknown> | null) {
  return changesIn({ entity: 'bookings', before, after }, spoken).map(
    ({ label, before, after }) => `${label}: ${before} > ${after}`,
  )
}

test('only what differs, in both directions', () => {
  expect(saidOf({ status: 'pending', name: 'A' }, { status: 'confirmed', name: 'A' })).toEqual([
    'State: To answer > Confirmed',
  ])
  expect(saidOf(null, { subRole: 'support', endsAt: null })).toEqual(['Role:  > Support'])
  expect(saidOf({ subRole: 'support' }, null)).toEqual(['Role: Support > '])
})

test('lists and objects become words, and so do yes and no', () => {
  expect(
    saidOf(
      { isEnabled: true },
      { roles: ['client', 'admin'], compensation: { hourlyCents: 2500 }, isEnabled: false },
    ),
  ).toEqual(['On: Yes > No', 'Roles:  > Client, Administrator', 'Pay: Per hour:  > $25.00'])
})

test('times, days, amounts and units are said in words', () => {
  expect(
    saidOf(null, {
      dueAt: '2026-11-24T05:13:18.970684Z',
      dueOn: '2026-11-15',
      licenseNumber: '2026-11',
      bookings: 1240,
      percent: 25,
      holdMinutes: 10,
      colors: { primary: '#036' },
      licensePicture: 'f00d.webp',
    }).map((line) => line.split(' > ')[1]),
  ).toEqual(['at 05:13', 'day 15', '2026-11', '1,240', '25%', '10 min', '#036', 'A new photo'])
})

// A word in each language that is not the code.
function expectWords(text: string, code: string) {
  expect(text).not.toBe(code)
  expect(text).not.toMatch(/[a-z][A-Z_]|_/)
  expect(text).toMatch(/^[\p{Lu}¿]/u)
}

test.each([
  ['bookings', 'status', statuses],
  ['barber_profiles', 'status', approvalStatuses],
  ['barber_badges', 'status', ['awarded', 'revoked']],
  ['barber_badges', 'badgeType', badgeTypes],
  ['user_roles', 'role', roles],
  ['feature_flags', 'roles', roles],
  ['admin_grants', 'subRole', subRoles],
  ['bookings', 'kind', linkKinds],
  ['employees', 'kind', compensation.options.map(({ shape }) => shape.kind.value)],
  ['employees', 'permissionLevel', permissionLevels],
  ['problem_reports', 'state', reportStates],
  ['no_show_appeals', 'state', appealStates],
  ['commission_claims', 'state', claimStates],
  ['bulk_runs', 'what', bulkActions],
  ['list', 'status', statuses],
  ['list', 'source', bookingSources],
  ['list', 'order', ['newest', 'oldest']],
  ['list', 'state', accountStates],
  ['list', 'state', ruleStates],
  ['commission_rules', 'source', chargedSources],
  ['list', 'status', promotionStatuses],
  ['promotions', 'state', ['active', 'paused', 'ended']],
  ['promotions', 'kind', promotionKinds],
  ['promotions', 'weekdays', ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']],
  ['referrals', 'state', referralStates],
  ['referrals', 'flagReason', flagReasons],
  ['list', 'role', roles],
  ['list', 'show', approvalFilters],
  ['list', 'action', Object.keys(actionNames)],
  ['list', 'entity', Object.keys(entityNames)],
] as const)('no code of %s.%s is shown, in either language', (entity, key, codes) => {
  for (const language of languages)
    for (const code of codes) {
      const [change] = changesIn(
        { entity, before: null, after: { [key]: code } },
        { ...spoken, language },
      )
      expectWords(change?.after ?? '', code)
    }
})

test('every key of the settings, the cities and the badges has a name', () => {
  const { theme, ...forms } = sectionForms
  const keys = [
    ...Object.values(forms).flatMap((form) => Object.keys(form.shape)),
    ...Object.keys(theme.shape.colors.shape).map((name) => `colors.${name}`),
    ...Object.keys(theme.shape.gradients.shape).map((name) => `gradients.${name}`),
    ...Object.keys(cityForm.shape),
    ...Object.keys(thresholds.shape),
  ]
  for (const key of keys) {
    const { en, es } = nameOfKey(key)
    expectWords(en, key)
    expectWords(es, key)
    if (en.includes(' ')) expect(es).not.toBe(en)
  }
})

const row = { subject: null, before: null, after: null }

test.each([
  ['change-flag', 'feature_flags', flagNames],
  ['save-settings', 'settings', sectionNames],
  ['run-again', 'health', runAgainParts],
  [
    'export-list',
    'list',
    ['bookings', 'people', 'barbers', 'audit', 'commission-rules', 'platform-offers'],
  ],
] as const)('the line of %s names the thing', (action, entity, ids) => {
  for (const language of languages)
    for (const entityId of ids) {
      const [, thing = ''] = lineOf({ ...row, action, entity, entityId }, language).split(': ')
      expectWords(thing, entityId)
    }
})

test('a line names what the database or the row itself knows', () => {
  const deed = { ...row, action: 'suspend', entity: 'barber_profiles', entityId: 'x' }
  expect(lineOf({ ...deed, subject: 'Sunset Fades' }, 'es')).toBe('Suspendió: Sunset Fades')
  expect(lineOf(deed, 'en')).toBe('Suspended')
  const view = { action: 'delete-view', entity: 'saved_views', before: { name: 'No-shows' } }
  expect(lineOf({ ...deed, ...view }, 'en')).toBe('Deleted a shared view: No-shows')
  const bulk = { action: 'start-bulk', entity: 'bulk_runs', after: { what: 'send-reset-link' } }
  expect(lineOf({ ...deed, ...bulk }, 'en')).toBe('Started a bulk action: Sending password links')
})

// Written by the services: action: 'grant-role', action = 'save-city', deed('invite', …).
test('every action and entity that the server writes has words', () => {
  const folder = 'server/features'
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    .filter((code) => code.includes('writeDown'))
    .join('\n')
  const found = (pattern: RegExp) => [...written.matchAll(pattern)].flatMap(([, ...names]) => names)
  const actions = found(/(?:\baction(?::| =) (?:\w+ \? )?|\bdeed\()'([a-z-]+)'(?: : '([a-z-]+)')?/g)
  const entities = found(/\bentity: '(\w+)'/g)
  expect(actions.length).toBeGreaterThan(40)
  expect(entities.length).toBeGreaterThan(20)
  const known = [...actions.filter(Boolean), ...waysToLeave.map((way) => `deactivate-${way}`)]
  expect(known.filter((action) => !Object.hasOwn(actionNames, action ?? ''))).toEqual([])
  expect(entities.filter((entity) => !Object.hasOwn(entityNames, entity ?? ''))).toEqual([])
})
