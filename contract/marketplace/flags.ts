// Which features are on, for the screens.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { flagNames, pauseNames } from '#contract/flags.ts'
import { paymentProvider } from '#contract/money/payment-provider.ts'

const on = z.array(z.enum(flagNames))

export const flags = {
  // The same for everyone, so it is part of every page.
  everyone: call({
    summary: 'List the features and pauses that are on for everyone',
    access: 'public',
    method: 'GET',
    path: '/api/flags',
    output: z.object({
      on,
      // Some feature is on for a part of the people only: ask `mine`.
      isSplit: z.boolean(),
      payments: paymentProvider,
      banners: z.array(z.object({ flag: z.enum(pauseNames), en: z.string(), es: z.string() })),
    }),
    until: ['feature_flags'],
  }),
  mine: call({
    summary: 'List the features and pauses that are on for the caller',
    access: 'public',
    method: 'GET',
    path: '/api/flags/mine',
    output: z.object({ on }),
  }),
}
