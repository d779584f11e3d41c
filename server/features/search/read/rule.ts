// One pattern over the folded words of a query, and what it asks for.
import type { ChipKind, Clock, Wanted } from './types.ts'

// A group that matched nothing is empty.
type Groups = readonly string[]

export type Rule = {
  kind: ChipKind
  pattern: string
  // null when the words fit but make no sense, such as the 31st of February.
  wanted: (groups: Groups, clock: Clock) => Wanted | null
  // Not worth trying on a query without a day, or without an hour.
  needs?: 'day' | 'hour'
}

export const whenRule = (pattern: string, wanted: Rule['wanted']): Rule => ({
  kind: 'when',
  pattern,
  wanted,
})

export const needing = (needs: NonNullable<Rule['needs']>, rules: readonly Rule[]): Rule[] =>
  rules.map((rule) => ({ ...rule, needs }))
