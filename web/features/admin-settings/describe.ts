// The values of a section, the theme or a city, as a person reads them.
import { flat } from '#contract/admin/words/changes.ts'
import type { Params, Text } from '#contract/language.ts'
import { cityWords } from '#web/texts/admin/settings/cities.ts'
import { settingLabels, unitOf } from '#contract/admin/words/settings-fields.ts'
import { settingsWords as words } from '#web/texts/admin/settings/settings.ts'
import { themeNames } from '#contract/admin/words/theme-names.ts'

export type Values = Record<string, unknown>
export type Difference = { key: string; label: string; before: string; after: string }
type Say = (text: Text, params?: Params) => string

const labels: Record<string, Text> = { ...cityWords, ...themeNames, ...settingLabels }

export function differences(before: Values, after: Values, t: Say): Difference[] {
  const old = flat(before)
  return [...flat(after)].flatMap(([key, value]) => {
    const [was, is] = [said(key, old.get(key), t), said(key, value, t)]
    const label = labels[key]
    return was === is ? [] : [{ key, label: label ? t(label) : key, before: was, after: is }]
  })
}

function said(key: string, value: unknown, t: Say) {
  if (typeof value === 'boolean') return t(value ? words.yes : words.no)
  if (value === '' || value === undefined || value === null) return t(words.empty)
  if (key === 'refereeWelcomeBonus' || key === 'referrerReward') return `$${String(value)}`
  if (key === 'taxPercent') return `${String(value)}%`
  const unit = unitOf(key)
  return unit ? `${String(value)} ${t(unit)}` : String(value)
}
