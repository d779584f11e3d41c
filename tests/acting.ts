// Administrators who agree to the numbers they are shown.
import type { Actor } from '#contract/access.ts'
import type { Fate } from '#contract/admin/stopping.ts'
import type { plainRoles } from '#contract/accounts/user-admin.ts'
import { as } from './world.ts'

type Order = { id: string; reason: string; fate?: Fate }

export async function suspendPerson(admin: Actor, order: Order) {
  const { id, fate } = order
  const agreed = await as(admin).userAdmin.previewSuspend({ id, fate })
  return as(admin).userAdmin.suspend({ ...order, agreed })
}

export async function suspendListing(admin: Actor, order: Order) {
  const { id, fate } = order
  const agreed = await as(admin).approvals.previewSuspend({ id, fate })
  return as(admin).approvals.suspend({ ...order, agreed })
}

type Taken = { id: string; role: (typeof plainRoles)[number]; reason: string }

export async function takeRole(admin: Actor, order: Taken) {
  const { id, role } = order
  const agreed = await as(admin).userAdmin.previewRevoke({ id, role })
  return as(admin).userAdmin.revokeRole({ ...order, agreed })
}

export async function takeGrant(admin: Actor, order: { id: string; reason: string }) {
  const agreed = await as(admin).adminGrants.previewRevoke({ id: order.id })
  return as(admin).adminGrants.revoke({ ...order, agreed })
}

// For those who were shown nothing that is lost, or would be refused in any case.
export const noneStopped = { upcoming: 0, canceled: 0, told: 0, backCents: 0 }
export const noneLost = { upcoming: 0, sessions: 0 }
export const noGrantLost = {
  permissions: 0,
  sessions: 0,
  followUps: 0,
  invitations: 0,
  erasures: 0,
}
