// Saved answers of the support desk, in both languages.
import * as z from 'zod'
import { ticketPriorities } from '#contract/accounts/ticket-words.ts'
import { readableText } from '#contract/fields.ts'

// What a reply leaves behind: still ours, waiting for the requester, or solved.
export const replyStates = ['open', 'pending_user', 'solved'] as const

export const macro = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .max(80, 'Name must be less than 80 characters')
    .refine(...readableText),
  bodyEn: z
    .string()
    .trim()
    .min(1, 'Write the English text')
    .max(2000, 'Text must be less than 2000 characters'),
  bodyEs: z
    .string()
    .trim()
    .min(1, 'Write the Spanish text')
    .max(2000, 'Text must be less than 2000 characters'),
  state: z.enum(replyStates).nullable(),
  priority: z.enum(ticketPriorities).nullable(),
})
export const savedMacro = macro.extend({ id: z.uuid(), isOwn: z.boolean() })
export type Macro = z.output<typeof savedMacro>
