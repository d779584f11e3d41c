// An administrator sees the app as someone else sees it, without being able to change anything.
import * as z from 'zod'
import { session } from '#contract/accounts/auth.ts'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'

export const viewMinutes = 15

export const impersonations = {
  start: call({
    summary: 'See the app as someone else for 15 minutes, read-only',
    access: { needs: 'people.impersonate' },
    method: 'POST',
    path: '/api/admin/people/:id/impersonate',
    flags: ['impersonation'],
    input: z.object({ id: z.uuid(), reason }),
    output: session,
    errors: ['NOT_YOURSELF', 'ADMIN_NOT_VIEWABLE', 'ACCOUNT_NOT_OPEN'],
  }),
  // Also takes note that the time is over.
  stop: call({
    summary: 'Stop seeing the app as someone else',
    access: 'signed-in',
    method: 'POST',
    path: '/api/admin/impersonation/stop',
    stopsViewing: true,
    output: session,
  }),
}

export type ImpersonationOrder = Received<typeof impersonations.start>
