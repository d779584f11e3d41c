// Which features are on. The API's guard asks here before each call that names a flag.
import type { Actor } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import {
  flagNames,
  flags,
  isPause,
  isWhole,
  pauseNames,
  type FeatureName,
  type FlagName,
  type PauseName,
} from '#contract/flags.ts'
import type { Language } from '#contract/language.ts'
import { defaultBanners } from '#contract/marketplace/flag-banners.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { deviceOf, type RequestInfo } from '#server/http/request-info.ts'
import { anyone, judge, type Asker } from './judge.ts'
import { readFlags } from './memory.ts'
import { findCityOf, type FlagRow } from './queries.ts'

type Asking = { db: Db; actor: Actor | null; request?: RequestInfo }

// Refuses a call whose feature is off for the caller, or which is paused.
export async function demandFlags(call: Pick<Call, 'flags' | 'guestFlags'>, asking: Asking) {
  const { flags: own = [], guestFlags = [] } = call
  const names = asking.actor === null ? [...own, ...guestFlags] : own
  for (const name of names)
    if ((await hasFlag(asking, name)) === isPause(name)) fail(flags[name].refusal)
}

export async function hasFlag(asking: Asking, name: FlagName) {
  const row = (await readFlags(asking.db)).get(name)
  return judge(name, row, await askerOf(asking, row), Date.now()).isOn
}

// For what happens without anyone asking, such as jobs.
export function isPaused(db: Db, name: PauseName) {
  return hasFlag({ db, actor: null }, name)
}

// False when nobody has it.
export async function isOffered(db: Db, name: FeatureName) {
  const row = (await readFlags(db)).get(name)
  const { isOn, step } = judge(name, row, anyone, Date.now())
  return isOn || !['default', 'off', 'early', 'over'].includes(step)
}

// Whether people can pay by card: there is a provider, and nobody has switched it off.
export async function takesCards({ db, config }: { db: Db; config: Config }) {
  return config.payments !== 'shop' && (await isOffered(db, 'online_payments'))
}

// English, when Spanish is off.
export async function offeredLanguage(db: Db, language: Language): Promise<Language> {
  return language === 'en' || (await isOffered(db, 'spanish')) ? language : 'en'
}

export async function readEveryone({ db, config }: { db: Db; config: Config }) {
  const rows = await readFlags(db)
  const on = await listOn({ db, actor: null })
  const isSplit = flagNames.some((name) => isForSome(name, rows.get(name)))
  const banners = pauseNames
    .filter((name) => on.includes(name))
    .map((flag) => ({ flag, ...bannerOf(flag, rows.get(flag)) }))
  return { on, isSplit, payments: config.payments, banners }
}

function isForSome(name: FlagName, row: FlagRow | undefined) {
  if (isWhole(name)) return false
  const { isOn, step } = judge(name, row, anyone, Date.now())
  return !isOn && ['role', 'city', 'percent'].includes(step)
}

export async function readMine(asking: Asking) {
  return { on: await listOn(asking) }
}

async function listOn(asking: Asking) {
  const on: FlagName[] = []
  for (const name of flagNames) if (await hasFlag(asking, name)) on.push(name)
  return on
}

export function bannerOf(name: PauseName, row: FlagRow | undefined) {
  const { en, es } = defaultBanners[name]
  return { en: row?.bannerEn ?? en, es: row?.bannerEs ?? es }
}

// The city costs a query, so only a flag that depends on it looks it up.
async function askerOf({ db, actor, request }: Asking, row: FlagRow | undefined): Promise<Asker> {
  const deviceId = request ? deviceOf(request) : null
  if (actor === null) return { ...anyone, deviceId }
  const { id, roles } = actor
  const cityId = row && row.cityIds.length > 0 ? await findCityOf(db, id) : null
  return { userId: id, deviceId, roles, cityId }
}
