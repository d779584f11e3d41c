// One action on many rows of a list: a job does each as a single click would, and reports what was
// refused.
import * as z from 'zod'
import { adminBookings } from '#contract/admin/bookings.ts'
import { newFollowUp } from '#contract/admin/follow-ups.ts'
import { adminPeople } from '#contract/admin/people.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'
import { mostBulkRows } from '#contract/limits.ts'

// 'cancel-bookings' is started by a suspension that cancels more than one transaction should.
export const bulkActions = [
  'assign-follow-up',
  'finish-follow-up',
  'send-reset-link',
  'cancel-bookings',
] as const
export type BulkAction = (typeof bulkActions)[number]

// Made by the browser: the same order sent twice is one run.
const id = z.uuid()
const ids = z.array(z.uuid()).min(1).max(mostBulkRows)
const started = z.object({ id })

// The chosen rows, or all that match the filters, as many as were shown.
const rowsOf = <Filters extends z.ZodType>(filters: Filters) =>
  z.union([
    z.strictObject({ ids }),
    z.strictObject({ matching: filters, count: z.int().min(1).max(mostBulkRows) }),
  ])

export const bulkRun = z.object({
  id,
  action: z.enum(bulkActions),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  total: z.int(),
  done: z.int(),
  // Which row (the number of a booking, the name of a person), and the sentence of its refusal.
  refused: z.array(z.object({ id, label: z.string(), message: z.string() })),
})
export type BulkRun = z.output<typeof bulkRun>

const needsOverview = { needs: 'overview.read' } as const

export const bulkRuns = {
  assign: call({
    summary: 'Assign many bookings to yourself or a colleague',
    access: { needs: 'bookings.write' },
    method: 'POST',
    path: '/api/admin/bulk/assign-follow-up',
    input: newFollowUp.extend({
      id,
      rows: rowsOf(adminBookings.list.input.omit({ after: true })),
    }),
    output: started,
    creates: true,
    errors: ['NUMBERS_CHANGED'],
  }),
  finish: call({
    summary: 'Close many follow-ups',
    access: { needs: 'bookings.write' },
    method: 'POST',
    path: '/api/admin/bulk/finish-follow-up',
    input: z.object({ id, rows: z.strictObject({ ids }) }),
    output: started,
    creates: true,
  }),
  sendResets: call({
    summary: 'Email many people a link to set a new password',
    access: { needs: 'people.help' },
    method: 'POST',
    path: '/api/admin/bulk/send-reset-link',
    input: z.object({
      id,
      reason,
      rows: rowsOf(adminPeople.list.input.omit({ after: true })),
    }),
    output: started,
    creates: true,
    errors: ['NUMBERS_CHANGED'],
  }),
  read: call({
    summary: 'Read how far a run of yours is, and what it refused',
    access: needsOverview,
    method: 'GET',
    path: '/api/admin/bulk/:id',
    input: z.object({ id }),
    output: bulkRun,
  }),
  // So that a closed report is found again.
  latest: call({
    summary: 'Read your run of the last day, if there is one',
    access: needsOverview,
    method: 'GET',
    path: '/api/admin/bulk',
    input: z.object({ action: z.enum(bulkActions) }),
    output: z.object({ run: bulkRun.nullable() }),
  }),
}

export type AssignMany = Received<typeof bulkRuns.assign>
export type FinishMany = Received<typeof bulkRuns.finish>
export type ResetMany = Received<typeof bulkRuns.sendResets>
