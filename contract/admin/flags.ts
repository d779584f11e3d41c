// Feature flags and kill switches, for administrators.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { auditRow } from '#contract/admin/audit.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { moment, version } from '#contract/fields.ts'
import {
  featureNames,
  flagNames,
  mostBannerCharacters,
  mostNamedPeople,
  pauseNames,
} from '#contract/flags.ts'

const key = z.enum(flagNames)
const feature = z.enum(featureNames)
const percentBounds = 'Choose a share between 0 and 100'

type Window = { startsAt: string | null; endsAt: string | null }
const endsLater = ({ startsAt, endsAt }: Window) =>
  startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)
const ending = { path: ['endsAt'], error: 'The end must be after the start' }

// Whom a feature is on for. Empty lists do not narrow it down.
export const flagRules = z
  .object({
    isEnabled: z.boolean(),
    percent: z.number(percentBounds).min(0, percentBounds).max(100, percentBounds).multipleOf(0.01),
    roles: z.array(z.enum(roles)).max(roles.length),
    cityIds: z.array(z.uuid()).max(50),
    // People who have it whatever the other rules say.
    userIds: z.array(z.uuid()).max(mostNamedPeople, 'You can name up to 50 people'),
    startsAt: moment().nullable(),
    endsAt: moment().nullable(),
  })
  .refine(endsLater, ending)
export type FlagRules = z.output<typeof flagRules>

const bannerText = z
  .string()
  .trim()
  .min(10, 'Please write a sentence people understand')
  .max(mostBannerCharacters, 'Banner must be at most 160 characters')
export const banner = z.object({ en: bannerText, es: bannerText })

// How much hangs on it, counted by the flag's own subject.
const use = z.object({ lastDay: z.int(), open: z.int() })

const flagState = z.object({
  key,
  rules: flagRules,
  banner: z.object({ en: z.string(), es: z.string() }),
  // The named people; without a name for those who may not see people.
  people: z.array(z.object({ id: z.uuid(), name: z.string().nullable() })),
  use,
  // 0 as long as nobody has changed it.
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
})
export type FlagState = z.output<typeof flagState>

export const decidingSteps = [
  'default',
  'off',
  'early',
  'over',
  'named',
  'role',
  'city',
  'percent',
] as const
export type DecidingStep = (typeof decidingSteps)[number]

const share = z.object({ people: z.int(), before: z.int(), after: z.int() })

const flagCount = share.extend({ roles: z.array(share.extend({ role: z.enum(roles) })) })
export type FlagCount = z.output<typeof flagCount>

export const adminFlags = {
  list: call({
    summary: 'List the feature flags with their rules',
    access: { needs: 'flags.read' },
    method: 'GET',
    path: '/api/admin/flags',
    output: z.object({
      flags: z.array(flagState),
      cities: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  // Counts everyone with an active account, by the rules that hold and by the proposed ones.
  preview: call({
    summary: 'Count who has a feature now and with other rules',
    access: { needs: 'flags.read' },
    method: 'POST',
    path: '/api/admin/flags/:key/preview',
    input: z.object({ key: feature, rules: flagRules }),
    output: flagCount,
  }),
  people: call({
    summary: 'Find people and whether they have a feature',
    access: { needs: 'people.read' },
    method: 'GET',
    path: '/api/admin/flags/:key/people',
    input: z.object({ key: feature, q: z.string().trim().min(2).max(80) }),
    output: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        email: z.string(),
        isOn: z.boolean(),
        // The first rule that settled it.
        step: z.enum(decidingSteps),
      }),
    ),
  }),
  change: call({
    summary: 'Change whom a feature is on for',
    access: { needs: 'flags.write' },
    method: 'PUT',
    path: '/api/admin/flags/:key',
    input: z.object({ key: feature, rules: flagRules, version, reason }),
    errors: ['FLAG_CHANGED', 'NOTHING_CHANGED'],
  }),
  pause: call({
    summary: 'Pull or release a kill switch',
    access: { needs: 'flags.pause' },
    method: 'POST',
    path: '/api/admin/flags/:key/pause',
    input: z.object({
      key: z.enum(pauseNames),
      isPaused: z.boolean(),
      // Null: until someone releases it.
      endsAt: moment().nullable(),
      banner,
      version,
      reason,
    }),
    errors: ['FLAG_CHANGED', 'NOTHING_CHANGED'],
  }),
  history: call({
    summary: 'List the changes of a flag, newest first',
    access: { needs: 'flags.read' },
    method: 'GET',
    path: '/api/admin/flags/:key/history',
    input: z.object({ key }),
    output: z.array(auditRow),
  }),
}

export type FlagPreview = Received<typeof adminFlags.preview>
export type FlagChange = Received<typeof adminFlags.change>
export type FlagPause = Received<typeof adminFlags.pause>
export type FlagSearch = Received<typeof adminFlags.people>
