// The state of a flag in plain words: 'On for 25% of clients until Dec 1, 2026'.
import type { FlagRules } from '#contract/admin/flags.ts'
import { fill, type Language, type Text } from '#contract/language.ts'
import { audienceNames } from '#web/texts/admin/flags/flags.ts'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { numberFormat } from '#web/words/formats.ts'
import { ownDay, ownTime } from '#web/words/own-time.ts'

export type City = { id: string; name: string }
type Context = {
  cities: readonly City[]
  language: Language
  nowMs: number
}

export function stateOf(rules: FlagRules, { cities, language, nowMs }: Context) {
  const { startsAt, endsAt, isEnabled } = rules
  const say = (text: Text, params = {}) => fill(text, language, params)
  if (!isEnabled) return say(words.off)
  if (endsAt !== null && Date.parse(endsAt) <= nowMs)
    return say(words.ended, { when: ownDay(endsAt, language) })
  const chosen = cities.filter(({ id }) => rules.cityIds.includes(id)).map(({ name }) => name)
  let whom = audienceOf(rules, chosen, language)
  if (endsAt !== null) whom = say(words.untilDay, { whom, when: ownDay(endsAt, language) })
  return startsAt !== null && Date.parse(startsAt) > nowMs
    ? say(words.startsFor, { when: ownDay(startsAt, language), whom })
    : say(words.onFor, { whom })
}

export function pauseOf({ isEnabled, endsAt }: FlagRules, { language, nowMs }: Context) {
  if (!isPulled({ isEnabled, endsAt }, nowMs)) return fill(words.running, language)
  return endsAt === null
    ? fill(words.paused, language)
    : fill(words.pausedUntil, language, { when: ownTime(endsAt, language) })
}

export function isPulled(
  { isEnabled, endsAt }: Pick<FlagRules, 'isEnabled' | 'endsAt'>,
  nowMs: number,
) {
  return isEnabled && (endsAt === null || Date.parse(endsAt) > nowMs)
}

function audienceOf({ percent, roles, userIds }: FlagRules, cities: string[], language: Language) {
  const say = (text: Text, params = {}) => fill(text, language, params)
  const names = listed(
    roles.map((role) => say(audienceNames[role])),
    language,
  )
  const share = `${numberFormat(language, { maximumFractionDigits: 2 }).format(percent)}%`
  const named =
    userIds.length === 1 ? say(words.namedOne) : say(words.named, { count: userIds.length })
  if (percent === 0) return userIds.length > 0 ? named : say(words.noOne)
  const part =
    percent < 100
      ? say(roles.length > 0 ? words.share : words.shareOfAll, { percent: share, roles: names })
      : roles.length > 0
        ? names
        : say(words.everyone)
  const whom =
    cities.length > 0 ? say(words.inCities, { whom: part, cities: listed(cities, language) }) : part
  return userIds.length > 0 ? say(words.plus, { whom, named }) : whom
}

function listed(names: readonly string[], language: Language) {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
