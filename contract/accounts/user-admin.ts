// Administrators' actions on an account. Every call takes a reason and is audited.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { call, type Received } from '#contract/call.ts'

const reason = z
  .string()
  .trim()
  .min(3, 'Please give a reason')
  .max(500, 'Reason must be less than 500 characters')
const id = z.uuid()

export const userAdmin = {
  suspend: call({
    summary: 'Suspend an account',
    access: ['admin'],
    method: 'POST',
    path: '/api/people/:id/suspend',
    input: z.object({ id, reason }),
    errors: ['NOT_YOURSELF'],
  }),
  restore: call({
    summary: 'Restore a suspended account',
    access: ['admin'],
    method: 'POST',
    path: '/api/people/:id/restore',
    input: z.object({ id, reason }),
  }),
  grantRole: call({
    summary: 'Grant a role to an account',
    access: ['admin'],
    method: 'PUT',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(roles), reason }),
  }),
  revokeRole: call({
    summary: 'Take a role away from an account',
    access: ['admin'],
    method: 'DELETE',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(roles), reason }),
    errors: ['LAST_ADMIN'],
  }),
}

export type Suspension = Received<typeof userAdmin.suspend>
export type RoleChange = Received<typeof userAdmin.grantRole>
