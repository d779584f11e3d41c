import type { SubRole } from '#contract/permissions.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { closeExpired, insertAdminRole, insertGrant } from './queries.ts'

export type Terms = {
  subRole: SubRole
  endsAt: string | null
  grantedBy: string | null
  reason: string
}

export async function give(caller: Witnessed, userId: string, { endsAt, ...terms }: Terms) {
  const { db } = caller
  await closeExpired(db, userId, terms.subRole)
  await insertGrant(db, { userId, expiresAt: endsAt, ...terms })
  await insertAdminRole(db, userId)
  await writeDown(caller, {
    action: 'grant-sub-role',
    entity: 'admin_grants',
    entityId: userId,
    reason: terms.reason,
    after: { subRole: terms.subRole, endsAt },
  })
}
