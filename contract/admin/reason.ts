// Why an administrator does something; every write asks for it, and the audit trail keeps it.
import * as z from 'zod'
import { readableText } from '#contract/fields.ts'

export const reason = z
  .string()
  .trim()
  .min(3, 'Please give a reason')
  .max(500, 'Reason must be less than 500 characters')
  .refine(...readableText)

// Where one may be left out.
export const reasonOrNone = z
  .string()
  .trim()
  .max(500, 'Reason must be less than 500 characters')
  .refine(...readableText)
  .default('')
