import type { Jobs } from '#server/tasks.ts'
import { sendJudgement } from './messages.ts'

export const reliabilityJobs: Jobs<'announce-reliability'> = {
  'announce-reliability': { run: (judgement, { db }) => sendJudgement(db, judgement) },
}
