// Changes of flags, each with its reason in the audit trail, which is also the flag's history.
import type { FlagChange, FlagPause, FlagRules } from '#contract/admin/flags.ts'
import { fail } from '#contract/errors.ts'
import { isWhole, type FlagName } from '#contract/flags.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readEntries, writeDown } from '#server/features/audit/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import {
  countUsers,
  findRow,
  insertRow,
  listCities,
  listNames,
  updateRow,
  type FlagRow,
} from './queries.ts'
import { defaultRules } from './rules.ts'
import { bannerOf } from './service.ts'

const shownChanges = 30

export function changeFlag(caller: SignedInCaller, { key, version, reason, rules }: FlagChange) {
  return inTransaction(caller.db, async (db) => {
    await check(db, key, rules)
    const row = await findRow(db, key)
    const before = row ? rulesIn(row) : defaultRules(key)
    if (JSON.stringify(before) === JSON.stringify(tidy(rules))) fail('NOTHING_CHANGED')
    await save({ ...caller, db }, { key, version, rules })
    await writeDown(
      { ...caller, db },
      {
        action: 'change-flag',
        entity: 'feature_flags',
        entityId: key,
        reason,
        before: await readable(db, before),
        after: await readable(db, tidy(rules)),
      },
    )
  })
}

// Everything but the switch, its end and its banner stays as it is.
export function pullPause(caller: SignedInCaller, asked: FlagPause) {
  const { key, version, reason, isPaused, endsAt, banner } = asked
  return inTransaction(caller.db, async (db) => {
    const row = await findRow(db, key)
    const rules = {
      ...defaultRules(key),
      isEnabled: isPaused,
      endsAt: isPaused ? timeOf(endsAt) : null,
    }
    await check(db, key, rules)
    const before = { isPaused: row?.isEnabled ?? false, endsAt: row?.endsAt ?? null, ...texts(row) }
    const after = { isPaused, endsAt: rules.endsAt, bannerEn: banner.en, bannerEs: banner.es }
    if (!before.isPaused && !isPaused) fail('NOTHING_CHANGED')
    if (JSON.stringify(before) === JSON.stringify(after)) fail('NOTHING_CHANGED')
    const texted = { bannerEn: banner.en, bannerEs: banner.es }
    await save({ ...caller, db }, { key, version, rules, ...texted })
    const action = isPaused ? 'pull-kill-switch' : 'release-kill-switch'
    await writeDown(
      { ...caller, db },
      { action, entity: 'feature_flags', entityId: key, reason, before, after },
    )
  })

  function texts(row: FlagRow | undefined) {
    const { en, es } = bannerOf(key, row)
    return { bannerEn: en, bannerEs: es }
  }
}

// With names in place of ids, for those who may see people.
export async function readHistory({ db, actor }: SignedInCaller, key: FlagName) {
  const rows = await readEntries(db, { entityId: key }, shownChanges)
  const ids = rows.flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)])
  const names = actor.permissions.has('people.read') ? await listNames(db, ids) : new Map()
  const named = (values: JsonObject | null) => {
    if (values === null || !('userIds' in values)) return values
    const { userIds: _, ...rest } = values
    return { ...rest, people: idsIn(values).map((id) => names.get(id) ?? '…') }
  }
  return rows.map((row) => ({ ...row, before: named(row.before), after: named(row.after) }))
}

function idsIn(values: JsonObject | null) {
  const ids = values?.userIds
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

// Cities by their names, for the trail.
async function readable(db: Db, { cityIds, ...rules }: FlagRules) {
  const chosen = (await listCities(db)).filter(({ id }) => cityIds.includes(id))
  return { ...rules, cities: chosen.map(({ name }) => name) }
}

async function check(db: Db, key: FlagName, rules: FlagRules) {
  const { percent, roles, cityIds, userIds, isEnabled, endsAt } = rules
  const isNarrow = percent < 100 || roles.length + cityIds.length + userIds.length > 0
  if (isWhole(key) && isNarrow)
    fail('INVALID_INPUT', { 'rules.percent': 'This one is on for everyone or for no one' })
  if (isEnabled && endsAt !== null && Date.parse(endsAt) <= Date.now())
    fail('INVALID_INPUT', { 'rules.endsAt': "Choose an end that isn't over" })
  const cities = await listCities(db)
  if (!cityIds.every((id) => cities.some((city) => city.id === id)))
    fail('INVALID_INPUT', { 'rules.cityIds': 'Choose cities from the list' })
  if ((await countUsers(db, userIds)) < new Set(userIds).size)
    fail('INVALID_INPUT', { 'rules.userIds': 'Choose people from the list' })
}

type Saved = {
  key: FlagName
  version: number
  rules: FlagRules
  bannerEn?: string
  bannerEs?: string
}

// Browsers and servers hear of the change by a trigger, and of its dates by a job.
async function save({ db, actor }: SignedInCaller, { key, version, rules, ...texts }: Saved) {
  const { percent, ...rest } = tidy(rules)
  const row = { ...rest, ...texts, rolloutPercent: percent, updatedBy: actor.id }
  const isSaved =
    version === 0 ? await insertRow(db, { key, ...row }) : await updateRow(db, key, version, row)
  if (!isSaved) fail('FLAG_CHANGED')
  for (const [name, runAt] of [
    ['start', rules.startsAt],
    ['end', rules.endsAt],
  ] as const)
    if (runAt !== null && Date.parse(runAt) > Date.now())
      await enqueue(db, 'announce-flags', {}, { runAt, jobKey: `flags:${key}:${name}` })
}

function rulesIn({ isEnabled, percent, roles, cityIds, userIds, startsAt, endsAt }: FlagRow) {
  return tidy({ isEnabled, percent, roles, cityIds, userIds, startsAt, endsAt })
}

// The same rules are written the same way, so that they can be compared.
function tidy(rules: FlagRules): FlagRules {
  return {
    isEnabled: rules.isEnabled,
    percent: rules.percent,
    roles: [...new Set(rules.roles)].toSorted(),
    cityIds: [...new Set(rules.cityIds)].toSorted(),
    userIds: [...new Set(rules.userIds)].toSorted(),
    startsAt: timeOf(rules.startsAt),
    endsAt: timeOf(rules.endsAt),
  }
}

function timeOf(at: string | null) {
  return at === null ? null : new Date(at).toISOString()
}
