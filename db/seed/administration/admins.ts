// Three administrators with different rights.
import { emailOf } from '#db/seed/clients.ts'
import { dayMs, iso, type Clock } from '#db/seed/clock.ts'
import { rules } from '#contract/marketplace/rules.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { maskEmail } from '#server/masks.ts'
import { enrolSecret } from '#server/features/second-factor/service.ts'
import { accountant, admin, demoSecret, personId, supporter, suspended } from '#db/seed/people.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Deed } from './deeds.ts'
import { flagDeeds } from './flags.ts'
import { writeErasure, writeLook } from './looking-in.ts'

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
    grantedAt: iso(nowMs - days * dayMs),
  }))
  await insertRows(db, 'adminGrants', grants)
  for (const { email } of team) await enrolSecret(db, personId(email), demoSecret)
}

// What they did besides deciding: roles, help, a suspended account, files and settings.
export async function writeAdminDeeds(db: Db, clock: Clock): Promise<Deed[]> {
  const { nowMs } = clock
  const grants = team.slice(1).map(({ email, subRole, days, reason }) => ({
    actorId: personId(admin.email),
    action: 'grant-sub-role',
    entity: 'admin_grants',
    entityId: personId(email),
    reason,
    before: null,
    after: { subRole },
    createdAt: iso(nowMs - days * dayMs),
  }))
  return [
    ...grants,
    ...(await writeSuspended(db, nowMs)),
    ...helpDeeds(nowMs),
    ...(await writeTries(db, nowMs)),
    ...flagDeeds(clock),
    ...(await writeLook(db, nowMs)),
    ...(await writeErasure(db, nowMs)),
  ]
}

const opened = { isAccountOpen: true }
const closed = { isAccountOpen: false, upcoming: 0, canceled: 0, told: 0 }

// One account is suspended, and one was and has been restored.
async function writeSuspended(db: Db, nowMs: number): Promise<Deed[]> {
  const reason = 'Called shops and offered to sell them reviews, also after our warning'
  const at = iso(nowMs - 8.2 * dayMs)
  await db
    .updateTable('profiles')
    .set({
      isActive: false,
      deactivatedAt: at,
      deactivatedBy: personId(admin.email),
      deactivationReason: reason,
    })
    .where('userId', '=', personId(suspended.email))
    .execute()
  const by = { actorId: personId(admin.email), entity: 'profile' }
  const mistaken = { ...by, entityId: personId(emailOf('Corey Richard')) }
  return [
    {
      ...mistaken,
      action: 'suspend',
      reason: 'A shop says that he threatened the staff',
      before: opened,
      after: closed,
      createdAt: iso(nowMs - 31.3 * dayMs),
    },
    {
      ...mistaken,
      action: 'restore',
      reason: 'The shop mixed up two clients with the same first name',
      before: { isAccountOpen: false },
      after: opened,
      createdAt: iso(nowMs - 30.1 * dayMs),
    },
    {
      ...by,
      action: 'suspend',
      entityId: personId(suspended.email),
      reason,
      before: opened,
      after: closed,
      createdAt: at,
    },
  ]
}

function helpDeeds(nowMs: number): Deed[] {
  const resets = [
    { email: 'client@kempt.example', reason: 'Locked out after a new phone, called twice' },
    { email: 'barber-client@kempt.example', reason: 'Verified by phone, the account is his' },
  ].map(({ email, reason }, index) => ({
    actorId: personId(supporter.email),
    action: 'send-reset-link',
    entity: 'profile',
    entityId: personId(email),
    reason,
    before: null,
    after: { sentTo: maskEmail(email) },
    createdAt: iso(nowMs - (12 - index * 7) * dayMs),
  }))
  const file = {
    actorId: personId(accountant.email),
    action: 'export-list',
    entity: 'list',
    entityId: 'bookings',
    reason: '',
    before: null,
    after: { status: 'completed' },
    createdAt: iso(nowMs - 2.6 * dayMs),
  }
  return [...resets, file]
}

// A setting that was tried for three weeks and taken back: its versions, and the deeds.
async function writeTries(db: Db, nowMs: number): Promise<Deed[]> {
  const usual = {
    closeFinishedHours: rules.closeFinishedHours.usual,
    closeUntouchedHours: rules.closeUntouchedHours.usual,
    reviewAskHours: rules.reviewAskHours.usual,
  }
  const tried = { ...usual, reviewAskHours: 24 }
  const changedBy = personId(admin.email)
  const versions = [
    { content: usual, reason: '', changedBy: null, days: 64 },
    {
      content: tried,
      reason: 'Ask the next day, when the cut has been slept on',
      changedBy,
      days: 64,
    },
    { content: usual, reason: 'A third fewer reviews came in', changedBy, days: 43 },
  ].map(({ days, ...row }, version) => ({
    ...row,
    subject: 'visits',
    version,
    createdAt: iso(nowMs - days * dayMs),
  }))
  await insertRows(db, 'settingsHistory', versions)
  return versions.slice(1).map(({ content: after, reason, version, createdAt }) => ({
    actorId: changedBy,
    action: version === 1 ? 'save-settings' : 'restore-settings',
    entity: 'settings',
    entityId: 'visits',
    reason,
    before: version === 1 ? usual : tried,
    after,
    createdAt,
  }))
}
