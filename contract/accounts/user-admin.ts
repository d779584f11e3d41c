// Administrators' actions on an account. Every call takes a reason and is audited.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { call, type Received } from '#contract/call.ts'

const id = z.uuid()
// Administrators get their rights at /admin/roles.
const plainRoles = ['client', 'barber', 'employee'] as const

export const userAdmin = {
  suspend: call({
    summary: 'Suspend an account',
    access: { needs: 'people.suspend' },
    method: 'POST',
    path: '/api/people/:id/suspend',
    input: z.object({ id, reason }),
    errors: ['NOT_YOURSELF', 'LAST_OWNER'],
  }),
  restore: call({
    summary: 'Restore a suspended account',
    access: { needs: 'people.suspend' },
    method: 'POST',
    path: '/api/people/:id/restore',
    input: z.object({ id, reason }),
  }),
  grantRole: call({
    summary: 'Grant a role to an account',
    access: { needs: 'roles.write' },
    method: 'PUT',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(plainRoles), reason }),
  }),
  revokeRole: call({
    summary: 'Take a role away from an account',
    access: { needs: 'roles.write' },
    method: 'DELETE',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(plainRoles), reason }),
  }),
}

export type Suspension = Received<typeof userAdmin.suspend>
export type RoleChange = Received<typeof userAdmin.grantRole>
