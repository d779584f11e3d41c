// The settings of the platform, for administrators: sections with bounds, and their history.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { storedTheme, themeForm } from '#contract/admin/settings/theme-form.ts'
import { call, type Received } from '#contract/call.ts'
import { readable, version } from '#contract/fields.ts'
import {
  mostWelcomeBonusDollars,
  rewardDollars,
  rules,
  taxPercent,
  type RuleName,
} from '#contract/marketplace/rules.ts'

const whole = (name: RuleName) => {
  const { least, most } = rules[name]
  const message = `Enter a whole number from ${least} to ${most}`
  return z.int(message).min(least, message).max(most, message)
}

const bonus = `Enter an amount from $0 to $${mostWelcomeBonusDollars}`
const reward = `Enter an amount from $${rewardDollars.least} to $${rewardDollars.most}`
const tax = `Enter a percentage from ${taxPercent.least} to ${taxPercent.most}`
const policyText = z
  .string()
  .trim()
  .min(10, 'Please write a whole sentence')
  .max(300, 'Text must be less than 300 characters')
  .refine(...readable)

// The forms of the sections. The screen draws them in this order.
export const sectionForms = {
  booking: z.object({
    minBookingNoticeHours: whole('minBookingNoticeHours'),
    holdMinutes: whole('holdMinutes'),
    requestAnswerHours: whole('requestAnswerHours'),
    proposalAnswerHours: whole('proposalAnswerHours'),
    mostReschedules: whole('mostReschedules'),
    apartHours: whole('apartHours'),
  }),
  visits: z.object({
    closeFinishedHours: whole('closeFinishedHours'),
    closeUntouchedHours: whole('closeUntouchedHours'),
    reviewAskHours: whole('reviewAskHours'),
  }),
  standing: z
    .object({
      noShowsToConfirm: whole('noShowsToConfirm'),
      noShowsToAsk: whole('noShowsToAsk'),
      lateCancelsToAsk: whole('lateCancelsToAsk'),
      noShowsUntilOff: whole('noShowsUntilOff'),
      shopCancelsToWarn: whole('shopCancelsToWarn'),
      shopCancelsToReview: whole('shopCancelsToReview'),
    })
    .refine(({ noShowsToConfirm, noShowsToAsk }) => noShowsToConfirm <= noShowsToAsk, {
      path: ['noShowsToAsk'],
      error: 'This step comes after the one before it.',
    })
    .refine(({ noShowsToAsk, noShowsUntilOff }) => noShowsToAsk < noShowsUntilOff, {
      path: ['noShowsUntilOff'],
      error: 'This step comes after the one before it.',
    })
    .refine(
      ({ shopCancelsToWarn, shopCancelsToReview }) => shopCancelsToWarn < shopCancelsToReview,
      {
        path: ['shopCancelsToReview'],
        error: 'This step comes after the one before it.',
      },
    ),
  referrals: z.object({
    // In dollars, as in get-referral-settings.
    refereeWelcomeBonus: z
      .number(bonus)
      .min(0, bonus)
      .max(mostWelcomeBonusDollars, bonus)
      .multipleOf(0.01, bonus),
    referrerReward: z
      .number(reward)
      .min(rewardDollars.least, reward)
      .max(rewardDollars.most, reward)
      .multipleOf(0.01, reward),
    yearlyReferrals: whole('yearlyReferrals'),
  }),
  tax: z.object({
    taxPercent: z
      .number(tax)
      .min(taxPercent.least, tax)
      .max(taxPercent.most, tax)
      .multipleOf(0.001, tax),
  }),
  site: z.object({
    cityDefault: z.string().trim().min(1, 'Choose a city').max(60, 'Choose a city'),
    cancellationPolicyText: policyText,
    cancellationPolicyTextEs: policyText,
  }),
  theme: themeForm,
}

export const sectionNames = [
  'booking',
  'visits',
  'standing',
  'referrals',
  'tax',
  'site',
  'theme',
] as const
export type SectionName = (typeof sectionNames)[number]

// A section, or the id of a city.
const subject = z.union([z.enum(sectionNames), z.uuid()])
export type Subject = z.output<typeof subject>

const stored = <Values extends z.ZodType>(values: Values) => z.object({ version, values })

const sections = z.object({
  booking: stored(sectionForms.booking),
  visits: stored(sectionForms.visits),
  standing: stored(sectionForms.standing),
  referrals: stored(sectionForms.referrals),
  tax: stored(sectionForms.tax),
  site: stored(sectionForms.site),
  theme: stored(storedTheme),
})
export type StoredSections = z.output<typeof sections>

const order = { version, reason }

const content = z.record(z.string(), z.unknown())

const settingsVersion = z.object({
  id: z.uuid(),
  version: z.int(),
  at: z.iso.datetime(),
  // Null for what was there before the first change, and for people who left.
  by: z.string().nullable(),
  reason: z.string(),
  // The version before, and this one.
  before: content.nullable(),
  after: content,
  isCurrent: z.boolean(),
})
export type SettingsVersion = z.output<typeof settingsVersion>

// What a change touches. Standing is judged for so many clients at most.
export const settingsEffects = ['movable', 'closing', 'standing', 'referrals'] as const
export const mostPeopleJudged = 500
const settingsEffect = z.object({ effect: z.enum(settingsEffects), count: z.int() })
export type SettingsEffect = z.output<typeof settingsEffect>

export const adminSettings = {
  read: call({
    summary: 'Read the settings by section',
    access: { needs: 'settings.read' },
    method: 'GET',
    path: '/api/admin/settings',
    output: z.object({ sections, commissionPercent: z.number() }),
  }),
  save: call({
    summary: 'Save one section of the settings',
    access: { needs: 'settings.write' },
    method: 'PUT',
    path: '/api/admin/settings',
    input: z.discriminatedUnion('section', [
      z.object({ section: z.literal('booking'), values: sectionForms.booking, ...order }),
      z.object({ section: z.literal('visits'), values: sectionForms.visits, ...order }),
      z.object({ section: z.literal('standing'), values: sectionForms.standing, ...order }),
      z.object({ section: z.literal('referrals'), values: sectionForms.referrals, ...order }),
      z.object({ section: z.literal('tax'), values: sectionForms.tax, ...order }),
      z.object({ section: z.literal('site'), values: sectionForms.site, ...order }),
      z.object({ section: z.literal('theme'), values: sectionForms.theme, ...order }),
    ]),
    errors: ['SETTINGS_CHANGED', 'NOTHING_CHANGED'],
  }),
  preview: call({
    summary: 'Count what a change of the settings would touch',
    access: { needs: 'settings.read' },
    method: 'POST',
    path: '/api/admin/settings/preview',
    input: z.discriminatedUnion('section', [
      z.object({ section: z.literal('booking'), values: sectionForms.booking }),
      z.object({ section: z.literal('visits'), values: sectionForms.visits }),
      z.object({ section: z.literal('standing'), values: sectionForms.standing }),
      z.object({ section: z.literal('referrals'), values: sectionForms.referrals }),
    ]),
    output: z.array(settingsEffect),
  }),
  history: call({
    summary: 'List versions of a setting',
    access: { needs: 'settings.read' },
    method: 'GET',
    path: '/api/admin/settings/history',
    input: z.object({ subject }),
    output: z.array(settingsVersion),
  }),
  // A new version with the content of an old one.
  restore: call({
    summary: 'Return to an earlier version',
    access: { needs: 'settings.write' },
    method: 'POST',
    path: '/api/admin/settings/history/:id/restore',
    input: z.object({ id: z.uuid(), ...order }),
    errors: [
      'SETTINGS_CHANGED',
      'NOTHING_CHANGED',
      'CITY_IN_USE',
      'CITY_EXISTS',
      'CITY_CLOSED',
      'DEFAULT_CITY',
    ],
  }),
}

export type SectionOrder = Received<typeof adminSettings.save>
export type Restoration = Received<typeof adminSettings.restore>
export type SettingsPreview = Received<typeof adminSettings.preview>
