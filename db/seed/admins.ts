// Three administrators with different rights.
import { dayMs, type Clock } from './clock.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { enrolSecret } from '#server/features/second-factor/service.ts'
import { accountant, admin, demoSecret, personId, supporter } from './people.ts'
import { insertRows } from './rows.ts'

const team: { email: string; subRole: SubRole; days: number; reason: string }[] = [
  { email: admin.email, subRole: 'owner', days: 480, reason: 'Founder' },
  { email: supporter.email, subRole: 'support', days: 260, reason: 'Answers clients and barbers' },
  { email: accountant.email, subRole: 'finance', days: 140, reason: 'Keeps the books' },
]

export async function writeAdmins(db: Db, { nowMs }: Clock) {
  const grants = team.map(({ email, subRole, days, reason }) => ({
    userId: personId(email),
    subRole,
    reason,
    grantedBy: email === admin.email ? null : personId(admin.email),
    grantedAt: new Date(nowMs - days * dayMs).toISOString(),
  }))
  await insertRows(db, 'adminGrants', grants)
  for (const { email } of team) await enrolSecret(db, personId(email), demoSecret)
}
