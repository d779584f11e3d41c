import type { EarningLine } from '#contract/money/earnings.ts'
import type { Text } from '#contract/language.ts'
import { lineWords as words } from '#web/texts/money/earnings.ts'

// What a line is, if it is not simply a completed visit.
export function nameOf({
  kind,
  isReversal,
}: Pick<EarningLine, 'kind' | 'isReversal'>): Text | null {
  if (isReversal) return words.reversal
  return kind === 'booking' ? null : words[kind]
}
