// Administrators' actions on an account. Every call takes a reason and is audited.
import * as z from 'zod'
import { reason } from '#contract/admin/reason.ts'
import { fate, stopped, suspendForm } from '#contract/admin/stopping.ts'
import { call, type Received } from '#contract/call.ts'

const id = z.uuid()
// Administrators get their rights at /admin/roles.
export const plainRoles = ['client', 'barber', 'employee'] as const

// What a role takes with it: upcoming bookings at work stay, sessions end.
const count = z.int().min(0).max(1_000_000)
export const lostWithRole = z.object({ upcoming: count, sessions: count })

export const userAdmin = {
  previewSuspend: call({
    summary: 'Count what suspending an account would cancel',
    access: { needs: 'people.suspend' },
    method: 'GET',
    path: '/api/people/:id/suspend',
    input: z.object({ id, fate }),
    output: stopped,
    errors: ['NOT_YOURSELF', 'LAST_OWNER', 'ALREADY_SUSPENDED'],
  }),
  suspend: call({
    summary: 'Suspend an account, and keep or cancel what is booked',
    access: { needs: 'people.suspend' },
    method: 'POST',
    path: '/api/people/:id/suspend',
    input: suspendForm.extend({ id }),
    output: stopped,
    errors: ['NOT_YOURSELF', 'LAST_OWNER', 'ALREADY_SUSPENDED', 'NUMBERS_CHANGED'],
  }),
  restore: call({
    summary: 'Restore a suspended account',
    access: { needs: 'people.suspend' },
    method: 'POST',
    path: '/api/people/:id/restore',
    input: z.object({ id, reason }),
    errors: ['ACCOUNT_ACTIVE'],
  }),
  grantRole: call({
    summary: 'Grant a role to an account',
    access: { needs: 'roles.write' },
    method: 'PUT',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(plainRoles), reason }),
    errors: ['NOTHING_CHANGED'],
  }),
  previewRevoke: call({
    summary: 'Count what taking a role away would leave behind',
    access: { needs: 'roles.write' },
    method: 'GET',
    path: '/api/people/:id/roles/:role/revoke',
    input: z.object({ id, role: z.enum(plainRoles) }),
    output: lostWithRole,
    errors: ['NOTHING_CHANGED', 'CLIENT_STAYS'],
  }),
  revokeRole: call({
    summary: 'Take a role away from an account',
    access: { needs: 'roles.write' },
    method: 'DELETE',
    path: '/api/people/:id/roles/:role',
    input: z.object({ id, role: z.enum(plainRoles), reason, agreed: lostWithRole }),
    output: lostWithRole,
    errors: ['NOTHING_CHANGED', 'CLIENT_STAYS', 'NUMBERS_CHANGED'],
  }),
}

export type Suspension = Received<typeof userAdmin.suspend>
export type SuspensionQuery = Received<typeof userAdmin.previewSuspend>
export type Restoring = Received<typeof userAdmin.restore>
export type RoleQuery = Received<typeof userAdmin.previewRevoke>
export type RoleChange = Received<typeof userAdmin.grantRole>
export type RoleRevocation = Received<typeof userAdmin.revokeRole>
