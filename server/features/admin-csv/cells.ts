import type { Text } from '#contract/language.ts'
import type { Said } from './service.ts'

export const dollars = (cents: number) => (cents / 100).toFixed(2)

export function nameIn(words: Record<string, Text>, code: string, said: Said) {
  const text = words[code]
  return text ? said.word(text) : code
}
