// The difference between two states, as a person reads it.

export type Change = { key: string; before: string; after: string }
type Values = Record<string, unknown> | null

export function changesIn(before: Values, after: Values): Change[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...keys]
    .map((key) => ({ key, before: textOf(before?.[key]), after: textOf(after?.[key]) }))
    .filter((change) => change.before !== change.after)
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${textOf(each)}`)
      .join(', ')
  return String(value)
}
