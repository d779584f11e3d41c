// How the parts of the system are, in states that a person can act on.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'

export const healthParts = [
  'mail',
  'sms',
  'push',
  'payments',
  'jobs',
  'storage',
  'database',
  'disk',
  'backup',
] as const
export type HealthPart = (typeof healthParts)[number]

// 'off' was chosen in the settings; 'unknown' when the worker has not reported.
export const healthStates = ['ok', 'warning', 'failing', 'off', 'unknown'] as const
export type HealthState = (typeof healthStates)[number]

// Each has its words in web/texts/admin/health.ts.
export const healthCauses = [
  'mail_ok',
  'mail_off',
  'mail_unreachable',
  'mail_late',
  'mail_dead',
  'sms_ok',
  'sms_off',
  'sms_unreachable',
  'sms_failed',
  'push_ok',
  'push_late',
  'push_dead',
  'payments_ok',
  'payments_demo',
  'payments_off',
  'payments_unreachable',
  'payments_late',
  'payments_refused',
  'jobs_ok',
  'jobs_late',
  'jobs_retried',
  'jobs_dead',
  'jobs_silent',
  'storage_ok',
  'storage_unreachable',
  'database_ok',
  'database_busy',
  'database_standby',
  'database_stuck',
  'database_unreachable',
  'disk_ok',
  'disk_low',
  'disk_unreadable',
  'backup_ok',
  'backup_off',
  'backup_old',
  'backup_none',
  'backup_damaged',
  'backup_pictures',
  'not_checked',
] as const
export type HealthCause = (typeof healthCauses)[number]

const healthCheck = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  cause: z.enum(healthCauses),
  // Numbers and names for the words of the cause.
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  since: z.iso.datetime(),
})
export type HealthCheck = z.output<typeof healthCheck>

// Parts whose work has a number of tries.
export const runAgainParts = ['mail', 'push', 'jobs'] as const
export type RunAgainPart = (typeof runAgainParts)[number]

export const health = {
  read: call({
    summary: 'Read how mail, jobs, storage and the other parts of the system are',
    access: { needs: 'overview.read' },
    method: 'GET',
    path: '/api/admin/health',
    output: z.object({
      // Null before the first check.
      checkedAt: z.iso.datetime().nullable(),
      checks: z.array(healthCheck),
    }),
  }),
  runAgain: call({
    summary: 'Give jobs or messages that were given up new tries',
    access: { needs: 'settings.write' },
    method: 'POST',
    path: '/api/admin/health/:part/run-again',
    input: z.object({ part: z.enum(runAgainParts), reason }),
    output: z.object({ count: z.int() }),
  }),
}

export type RunAgain = Received<typeof health.runAgain>
