// Fields that a public form sends so that the server can detect scripts.
import * as z from 'zod'
import { proofOfWork } from './proof-of-work.ts'

// A person does not fill in a form faster than this.
export const fastestFillMs = 2000
// The upper bound that the browser reports: a tab may stay open for weeks.
export const longestFillMs = 3_600_000

export const humanCheck = {
  // A hidden field that people do not see and therefore leave empty.
  website: z.string().max(2000).default(''),
  filledInMs: z.number().min(0).max(longestFillMs),
  proof: proofOfWork,
}

export type HumanCheck = { website: string; filledInMs: number; proof?: string | undefined }
