// What an open form sends beside its fields, so that the server can tell a person from a script.
import * as z from 'zod'
import { proofOfWork } from './proof-of-work.ts'

// Nobody fills in a form faster than that.
export const fastestFillMs = 2000
// A tab may stay open for weeks; whoever took longer than this says this.
export const longestFillMs = 3_600_000

export const humanCheck = {
  // No person sees this field, so no person fills it in.
  website: z.string().max(2000).default(''),
  filledInMs: z.number().min(0).max(longestFillMs),
  proof: proofOfWork,
}

export type HumanCheck = { website: string; filledInMs: number; proof?: string | undefined }
