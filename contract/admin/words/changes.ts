// The difference between two states, as a person reads it.
import { fill, type Language, type Text } from '#contract/language.ts'
import { keyNames, nameOfKey } from './keys.ts'
import { unitOf } from './settings-fields.ts'
import { wordOf } from './values.ts'

export type Change = { key: string; label: string; before: string; after: string }
type Values = Record<string, unknown> | null
type Deed = { entity: string; before: Values; after: Values }

export type Spoken = {
  language: Language
  when: (at: string, key: string) => string
  day: (day: string) => string
}

const words = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  photo: { en: 'A new photo', es: 'Una foto nueva' },
} satisfies Record<string, Text>

const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const isDay = /^\d{4}-\d\d-\d\d$/

export function changesIn({ entity, before, after }: Deed, spoken: Spoken): Change[] {
  const [old, now] = [flat(before ?? {}), flat(after ?? {})]
  const say = (path: string, value: unknown) => textOf({ entity, path, value }, spoken)
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({
      key: path,
      label: labelOf(path, spoken.language),
      before: say(path, old.get(path)),
      after: say(path, now.get(path)),
    }))
    .filter((change) => change.before !== change.after)
}

// { colors: { primary: '#036' } } as 'colors.primary'.
export function flat(values: Record<string, unknown>, path = ''): Map<string, unknown> {
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [...flat({ ...value }, `${path}${key}.`)]
        : [[`${path}${key}`, value]],
    ),
  )
}

// 'Pay: Per hour' for a path that has no name of its own.
function labelOf(path: string, language: Language) {
  const [first = '', ...rest] = path.split('.')
  const keys = rest.length > 0 && first in keyNames ? [first, ...rest] : [path]
  return keys.map((key) => nameOfKey(key)[language]).join(': ')
}

type Stored = { entity: string; path: string; value: unknown }

function textOf({ entity, path, value }: Stored, spoken: Spoken): string {
  const { language } = spoken
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value.map((each) => textOf({ entity, path, value: each }, spoken)).join(', ')
  if (typeof value === 'boolean') return words[value ? 'yes' : 'no'][language]
  if (typeof value === 'number') return numberOf(path, value, language)
  const text = String(value)
  const key = path.split('.').at(-1) ?? path
  if (isTime.test(text)) return spoken.when(text, key)
  if (isDay.test(text)) return spoken.day(text)
  if (key.endsWith('Picture')) return words.photo[language]
  return wordOf(entity, key, text)?.[language] ?? text
}

function numberOf(path: string, value: number, language: Language) {
  if (path.endsWith('Cents')) return dollars(value / 100)
  if (path === 'refereeWelcomeBonus' || path === 'referrerReward') return dollars(value)
  if (/percent$/i.test(path)) return `${value}%`
  const unit = unitOf(path)
  const text = value.toLocaleString(`${language}-US`, { maximumFractionDigits: 6 })
  return unit ? `${text} ${fill(unit, language)}` : text
}

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
