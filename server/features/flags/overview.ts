// Flags as administrators see them: rules, numbers, and who has what.
import { roles as allRoles } from '#contract/access.ts'
import type { FlagPreview, FlagRules, FlagSearch } from '#contract/admin/flags.ts'
import { flagNames, isPause, neededFor, type FlagName } from '#contract/flags.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { readHolders } from '#server/features/admin-grants/service.ts'
import { readPeople } from '#server/features/admin-people/service.ts'
import { judge, type Asker } from './judge.ts'
import {
  countUse,
  listAskers,
  listCities,
  listNames,
  listRows,
  listUpdaters,
  type FlagRow,
} from './queries.ts'
import { defaultRules } from './rules.ts'
import { bannerOf } from './service.ts'

const batch = 5000
const mostFound = 5

export async function readFlagStates({ db, actor }: SignedInCaller) {
  const rows = new Map((await listRows(db)).map((row) => [row.key, row]))
  const named = [...rows.values()].flatMap(({ userIds }) => userIds)
  const names = actor.permissions.has('people.read') ? await listNames(db, named) : new Map()
  const updaters = await listUpdaters(db)
  const use = await countUse(db)
  return {
    cities: await listCities(db),
    flags: flagNames.map((key) => {
      const row = rows.get(key)
      const rules = rulesOf(key, row)
      return {
        key,
        rules,
        banner: isPause(key) ? bannerOf(key, row) : { en: '', es: '' },
        people: rules.userIds.map((id) => ({ id, name: names.get(id) ?? null })),
        use: use[key],
        version: row?.version ?? 0,
        updatedAt: row?.updatedAt ?? null,
        updatedBy: updaters.get(key) ?? null,
      }
    }),
  }
}

type Count = { people: number; before: number; after: number }
const none = (): Count => ({ people: 0, before: 0, after: 0 })

// Judged one by one with the function that also decides calls, in batches.
export async function previewFlag(db: Db, { key, rules }: FlagPreview) {
  const row = (await listRows(db)).find((each) => each.key === key)
  const nowMs = Date.now()
  const total = none()
  const byRole = new Map(allRoles.map((role) => [role, none()]))
  const needsCity = rules.cityIds.length + (row?.cityIds.length ?? 0) > 0
  const usable = await usersOf(db, key)
  for await (const asker of allAskers(db, needsCity)) {
    if (usable && !(asker.userId !== null && usable.has(asker.userId))) continue
    const before = judge(key, row, asker, nowMs).isOn
    const after = judge(key, rules, asker, nowMs).isOn
    const groups = usable ? (['admin'] as const) : asker.roles
    for (const count of [total, ...groups.map((role) => byRole.get(role))]) {
      if (!count) continue
      count.people++
      if (before) count.before++
      if (after) count.after++
    }
  }
  const roles = [...byRole].map(([role, count]) => ({ role, ...count }))
  return { ...total, roles: roles.filter(({ people }) => people > 0) }
}

// Undefined where everyone can use it.
async function usersOf(db: Db, key: FlagName) {
  const needs = neededFor(key)
  return needs && readHolders(db, needs)
}

async function* allAskers(db: Db, needsCity: boolean): AsyncGenerator<Asker> {
  for (let after: string | null = null; ;) {
    const page: Asker[] = await listAskers(db, { after, size: batch, needsCity })
    yield* page
    if (page.length < batch) return
    after = page.at(-1)?.userId ?? null
  }
}

export async function searchPeople(caller: SignedInCaller, { key, q }: FlagSearch) {
  const { rows: found } = await readPeople(caller, { q, state: 'active' })
  const row = (await listRows(caller.db)).find((each) => each.key === key)
  const people = found.slice(0, mostFound)
  const ids = people.map(({ id }) => id)
  const askers = await listAskers(caller.db, { ids, size: mostFound, needsCity: true })
  return people.flatMap(({ id, name, email }) => {
    const asker = askers.find(({ userId }) => userId === id)
    return asker ? [{ id, name, email, ...judge(key, row, asker, Date.now()) }] : []
  })
}

function rulesOf(key: FlagName, row: FlagRow | undefined): FlagRules {
  if (!row) return defaultRules(key)
  const { isEnabled, percent, roles, cityIds, userIds, startsAt, endsAt } = row
  return { isEnabled, percent, roles, cityIds, userIds, startsAt, endsAt }
}
