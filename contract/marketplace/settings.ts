import * as z from 'zod'
import { call } from '#contract/call.ts'
import { launch } from './launch.ts'
import { taxPercent } from './rules.ts'

export const platformSettings = z.object({
  minBookingNoticeHours: z.int(),
  platformCommissionPercent: z.number(),
  // On the price after the discount.
  taxPercent: z.number(),
  cancellationPolicyText: z.string(),
  cityDefault: z.string(),
  // Where the default city is.
  city: z.object({ state: z.string(), latitude: z.number(), longitude: z.number() }),
  // Third-party tiles to show over the built-in map, or null.
  mapTiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
})

export type Settings = z.output<typeof platformSettings>

// Used when the settings cannot be read.
export const defaultSettings: Settings = {
  minBookingNoticeHours: 1,
  platformCommissionPercent: 10,
  taxPercent: taxPercent.usual,
  cancellationPolicyText: 'Cancellations must be made at least 24 hours in advance.',
  cityDefault: launch.city,
  city: { state: launch.state, latitude: launch.latitude, longitude: launch.longitude },
  mapTiles: null,
}

export const defaultCancellationTextEs =
  'Las cancelaciones deben hacerse con al menos 24 horas de anticipación.'

export const settings = {
  read: call({
    summary: 'Read the public settings of the platform',
    access: 'public',
    method: 'GET',
    path: '/api/settings',
    output: platformSettings,
    until: ['settings'],
  }),
  // The active theme as CSS declarations, all values built from parsed numbers.
  theme: call({
    summary: 'Read the colors of the platform as CSS',
    access: 'public',
    method: 'GET',
    path: '/api/settings/theme',
    output: z.object({ css: z.string() }),
    until: ['theme_settings'],
  }),
}
