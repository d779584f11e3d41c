// What administrators and businesses did: who, what, why, before and after.
import * as z from 'zod'
import { pageOf } from '#contract/admin/page.ts'
import { call, type Received } from '#contract/call.ts'
import { day } from '#contract/fields.ts'
import { mostVersion } from '#contract/limits.ts'

const rowNumber = z.coerce.number<number>().int().min(1).max(mostVersion)
const values = z.record(z.string(), z.unknown()).nullable()

export const auditRow = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  // Null for the command line and the server itself.
  actor: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  // The person or business it is about, if there is one.
  subject: z.string().nullable(),
  // Of the shop, where it is about an appointment.
  timeZone: z.string().nullable(),
  reason: z.string(),
  before: values,
  after: values,
})
export type AuditRow = z.output<typeof auditRow>

// `undo`: what was before, with its ids, where the opposite action would bring it back. Null where there is
// none, or where something newer was done.
const trailRow = auditRow.extend({ undo: values })
export type TrailRow = z.output<typeof trailRow>

// `entryId` is null when the whole trail no longer fits an earlier check.
const trailBreak = z.object({
  entryId: z.int().nullable(),
  kind: z.enum(['changed', 'removed', 'gap', 'added', 'replaced']),
})
export type TrailBreak = z.output<typeof trailBreak>

export const trailCheck = z.object({
  // Null before the first check.
  last: z
    .object({ at: z.iso.datetime(), entries: z.int(), breaks: z.array(trailBreak) })
    .nullable(),
})
export type TrailCheck = z.output<typeof trailCheck>

export const audit = {
  list: call({
    summary: 'List what was done, newest first',
    access: { needs: 'audit.read' },
    method: 'GET',
    path: '/api/admin/audit',
    input: z.object({
      actorId: z.uuid().optional(),
      // The trail of one thing.
      entityId: z.uuid().optional(),
      // The trail of a booking with that of its appeal, reports and claims.
      bookingId: z.uuid().optional(),
      action: z.string().max(60).optional(),
      // The kind of thing it is about: a profile, a booking.
      entity: z.string().max(60).optional(),
      // Days in the time zone of the launch city, both included.
      from: day().optional(),
      to: day().optional(),
      // In the reason.
      q: z.string().trim().max(80).optional(),
      // One row.
      entry: rowNumber.optional(),
      // Rows older than this one.
      before: rowNumber.optional(),
    }),
    output: pageOf(trailRow).extend({
      // For the filters.
      actions: z.array(z.string()),
      entities: z.array(z.string()),
      actors: z.array(z.object({ id: z.uuid(), name: z.string() })),
    }),
  }),
  check: call({
    summary: 'Read whether the trail is complete, as last checked',
    access: { needs: 'audit.read' },
    method: 'GET',
    path: '/api/admin/audit/check',
    output: trailCheck,
  }),
  checkNow: call({
    summary: 'Check now that nobody rewrote the trail',
    access: { needs: 'audit.read' },
    method: 'POST',
    path: '/api/admin/audit/check',
    output: trailCheck,
  }),
}

export type AuditQuery = Received<typeof audit.list>
