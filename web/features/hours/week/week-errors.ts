import * as z from 'zod'
import { isRefusal } from '#contract/errors.ts'
import { week, type Week } from '#contract/business/week.ts'

type Errors = Record<string, string>

const form = z.object({ week })

// Errors of a week by field; empty when it can be saved.
export function errorsIn(draft: Week): Errors {
  const read = form.safeParse({ week: draft })
  if (read.success) return {}
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.'), message] as const),
  )
}

export function errorsOf(refusal: unknown): Errors | undefined {
  return isRefusal(refusal) ? refusal.fields : undefined
}
