import * as z from 'zod'
import { call } from '#contract/call.ts'
import { email, personName } from '#contract/fields.ts'
import { humanCheck } from '#contract/accounts/human-check.ts'

// The form for barbers and businesses that want to join. The phone is not validated.
export const businessInquiry = z.object({
  name: personName,
  email,
  phone: z.string().trim().max(1000).default(''),
  message: z
    .string()
    .trim()
    .min(3, 'Message must be at least 3 characters')
    .max(1000, 'Message must be less than 1000 characters'),
})

export type BusinessInquiry = z.output<typeof businessInquiry>

export const inquiryBytes = 16 * 1024

export const inquiries = {
  send: call({
    summary: 'Send an inquiry from a business',
    access: 'public',
    method: 'POST',
    path: '/api/inquiries',
    bodyLimit: inquiryBytes,
    input: businessInquiry.extend(humanCheck),
    errors: ['PROOF_WANTED'],
  }),
}
