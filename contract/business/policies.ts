// A barber's policies: payment, cancellation deadline and fees. A booking keeps the policies of the
// time it was made.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { keysOf } from '#contract/lists.ts'
import { bookingPolicies } from '#contract/marketplace/barbers.ts'

// Percent of the price for a late cancellation and for a no-show.
export const feePresets = {
  flexible: { lateCancelFeePercent: 0, noShowFeePercent: 0 },
  moderate: { lateCancelFeePercent: 25, noShowFeePercent: 50 },
  strict: { lateCancelFeePercent: 50, noShowFeePercent: 100 },
} as const
export type FeePreset = keyof typeof feePresets
export const presetNames = keysOf(feePresets)
export const cancellationWindows = [2, 12, 24, 48] as const
export const mostMessage = 300

const tipPercent = z
  .int('Please enter a whole number')
  .min(1, 'Tips go from 1 to 50 percent')
  .max(50, 'Tips go from 1 to 50 percent')

const link = /https?:|www\.|\b[\w-]+\.(com|net|org|info|io|co|me|ly|link|app|biz|mx|us|xyz|ru)\b/i

// Without web addresses, because our mails carry this text.
const message = z
  .string()
  .trim()
  .max(mostMessage, 'Message must be at most 300 characters')
  .refine((text) => !link.test(text), 'Please leave out links')
  .transform((text) => text.replace(/[^\P{C}\n]/gu, ''))

// The share of the price that is paid by card to book.
export const depositPercent = z
  .int('Please enter a whole number')
  .min(5, 'A deposit goes from 5 to 100 percent')
  .max(100, 'A deposit goes from 5 to 100 percent')

export const depositForm = z.object({ depositPercent })
export const tipForm = z.object({ tipPercents: z.array(tipPercent).length(3) })
export const messageForm = z.object({ messageEn: message, messageEs: message })

const policy = bookingPolicies
  .pick({
    paymentPolicy: true,
    cancellationWindowHours: true,
    lateCancelFeePercent: true,
    noShowFeePercent: true,
  })
  .extend({
    // The share that is paid to book, with prepay.
    depositPercent: z.int(),
    // Cards can be charged: a payment provider is switched on.
    takesCards: z.boolean(),
    // Null when the fees match no preset.
    preset: z.enum(presetNames).nullable(),
    tipPercents: z.array(z.int()),
    messageEn: z.string(),
    messageEs: z.string(),
    // The barber's own booking link, once there is a public page.
    link: z.string().nullable(),
  })
export type OwnPolicies = z.output<typeof policy>

export const policies = {
  read: call({
    summary: 'Read your payment, cancellation and tip policies',
    access: ['barber'],
    method: 'GET',
    path: '/api/policies',
    output: policy,
  }),
  // Omitted fields stay unchanged.
  save: call({
    summary: 'Change your payment, cancellation and tip policies',
    access: ['barber'],
    method: 'PATCH',
    path: '/api/policies',
    input: z.object({
      paymentPolicy: bookingPolicies.shape.paymentPolicy.optional(),
      ...depositForm.partial().shape,
      preset: z.enum(presetNames).optional(),
      cancellationWindowHours: z.literal(cancellationWindows).optional(),
      ...tipForm.partial().shape,
      ...messageForm.partial().shape,
    }),
    output: policy,
    errors: ['CARDS_NOT_AVAILABLE'],
  }),
}

export type PolicyChange = Received<typeof policies.save>
