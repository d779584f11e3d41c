import type { earnings as calls } from '#contract/money/earnings.ts'
import type { Handlers } from '#server/handlers.ts'
import { exportLines, readEarnings, readLines, readStatements } from './service.ts'

export const earnings: Handlers<typeof calls> = {
  read: ({ input, ...caller }) => readEarnings(caller, input),
  lines: ({ input, ...caller }) => readLines(caller, input),
  export: ({ input, ...caller }) => exportLines(caller, input),
  statements: (caller) => readStatements(caller),
}
