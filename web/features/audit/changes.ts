// The difference between two states, as a person reads it.

export type Change = { key: string; before: string; after: string }
type Values = Record<string, unknown> | null

export type Spoken = {
  yes: string
  no: string
  when: (at: string) => string
  day: (day: string) => string
}

const isTime = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/
const isDay = /^\d{4}-\d\d-\d\d$/

export function changesIn(before: Values, after: Values, words: Spoken): Change[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys]
    .map((key) => ({
      key,
      before: textOf(before?.[key], words),
      after: textOf(after?.[key], words),
    }))
    .filter((change) => change.before !== change.after)
}

function textOf(value: unknown, words: Spoken): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((each) => textOf(each, words)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${textOf(each, words)}`)
      .join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  const text = String(value)
  if (isTime.test(text)) return words.when(text)
  return isDay.test(text) ? words.day(text) : text
}
