// Every kind of work for later. A feature adds its own in features/<noun>/jobs.ts and one word here.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from './db.ts'
import { approvalJobs } from './features/approvals/jobs.ts'
import { authJobs } from './features/auth/jobs.ts'
import { bookingJobs } from './features/bookings/jobs.ts'
import { badgeJobs } from './features/badges/jobs.ts'
import { pageViewJobs } from './features/page-views/jobs.ts'
import { guestJobs } from './features/guests/jobs.ts'
import { limitJobs } from './features/rate-limits/jobs.ts'
import { liveJobs } from './features/live/jobs.ts'
import { mailJobs } from './features/mail/jobs.ts'
import { notificationJobs } from './features/notifications/jobs.ts'
import { sessionJobs } from './features/sessions/jobs.ts'
import { smsJobs } from './features/sms/jobs.ts'
import { supportJobs } from './features/support/jobs.ts'
import { teamJobs } from './features/team/jobs.ts'
import { visitJobs } from './features/after-booking/jobs.ts'
import { waitlistJobs } from './features/waitlist/jobs.ts'

export const jobs = {
  ...approvalJobs,
  ...authJobs,
  ...bookingJobs,
  ...badgeJobs,
  ...pageViewJobs,
  ...guestJobs,
  ...limitJobs,
  ...liveJobs,
  ...mailJobs,
  ...notificationJobs,
  ...sessionJobs,
  ...smsJobs,
  ...supportJobs,
  ...teamJobs,
  ...visitJobs,
  ...waitlistJobs,
}

// What each task is given: Tasks['send-mail'] is { mailId: string }.
export type Tasks = { [Name in keyof typeof jobs]: PayloadOf<(typeof jobs)[Name]> }

// A feature's tasks with their payloads: `export const mailJobs: Jobs<{ 'send-mail': Mail }> = ...`.
// The annotation matters: without it the compiler goes round in a circle.
export type Jobs<Payloads extends Record<string, object>> = {
  [Name in keyof Payloads]: Job<Payloads[Name]>
}

export type Job<Payload extends object> = {
  // May run twice, when a machine dies between the deed and the note that it is done.
  run: (payload: Payload, context: JobContext) => Promise<unknown>
  // Minute, hour, day, month, weekday, in UTC: for work that comes round by itself.
  cron?: string
  maxAttempts?: number
}

export type JobContext = { db: Db; log: FastifyBaseLogger; signal: AbortSignal }

type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never

// Past the compiler: a task is found by the name in its row.
export type AnyJobs = Record<string, Job<never>>
