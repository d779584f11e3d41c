// Three administrators with different rights.
import { dayMs, type Clock } from './clock.ts'
import { rules } from '#contract/marketplace/rules.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { enrolSecret } from '#server/features/second-factor/service.ts'
import { flagDeeds } from './flags.ts'
import { accountant, admin, demoSecret, personId, supporter } from './people.ts'
import { idOf } from './random.ts'
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

// Views of their lists: one of support's own, and what everyone uses.
export async function writeViews(db: Db, { nowMs }: Clock) {
  const views = [
    { by: admin, list: 'bookings', name: 'Direct links', query: 'source=direct_link' },
    { by: admin, list: 'people', name: 'Barbers', query: 'role=barber' },
    { by: admin, list: 'audit', name: 'Settings', query: 'about=settings' },
    { by: supporter, list: 'bookings', name: 'Walk-ins', query: 'source=walk_in', isOwn: true },
    { by: supporter, list: 'barbers', name: 'Licenses to check', query: 'show=expiring' },
  ] as const
  await insertRows(
    db,
    'savedViews',
    views.map(({ by, list, name, query, ...rest }, position) => ({
      id: idOf('view', `${list} ${name}`),
      list,
      name,
      query,
      ownerId: 'isOwn' in rest ? personId(by.email) : null,
      createdBy: personId(by.email),
      position,
      createdAt: new Date(nowMs - (40 - position * 6) * dayMs).toISOString(),
    })),
  )
}

// What they did, for the activity of the administration. Called when the shops are there.
export async function writeDeeds(db: Db, clock: Clock) {
  const { nowMs } = clock
  const listings = await db
    .selectFrom('barberProfiles')
    .select(['id', 'shopName'])
    .where('approvalStatus', '=', 'approved')
    .orderBy('shopName')
    .limit(6)
    .execute()
  const approvals = listings.map(({ id }, index) => ({
    actorId: personId(admin.email),
    action: 'approve',
    entity: 'barber_profiles',
    entityId: id,
    reason: 'License and photos checked against the state register',
    before: { status: 'submitted' },
    after: { status: 'approved', waitedHours: 5 + ((index * 7) % 24) },
    createdAt: new Date(nowMs - (120 - index * 20) * dayMs).toISOString(),
  }))
  const grants = team.slice(1).map(({ email, subRole, days, reason }) => ({
    actorId: personId(admin.email),
    action: 'grant-sub-role',
    entity: 'admin_grants',
    entityId: personId(email),
    reason,
    before: null,
    after: { subRole },
    createdAt: new Date(nowMs - days * dayMs).toISOString(),
  }))
  const help = [
    { email: 'client@kempt.example', reason: 'Locked out after a wrong report, called twice' },
    { email: 'barber-client@kempt.example', reason: 'Verified by phone, the account is his' },
  ].map(({ email, reason }, index) => ({
    actorId: personId(index === 0 ? supporter.email : accountant.email),
    action: 'restore',
    entity: 'profile',
    entityId: personId(email),
    reason,
    before: null,
    after: null,
    createdAt: new Date(nowMs - (12 - index * 7) * dayMs).toISOString(),
  }))
  const verdicts = await verdictsOf(db, nowMs)
  const tries = await writeTries(db, nowMs)
  const people = [...(await writeView(db, nowMs)), ...(await writeErasure(db, nowMs))]
  const work = [...grants, ...approvals, ...verdicts, ...help, ...tries]
  const deeds = [...work, ...people, ...flagDeeds(clock)]
  await insertRows(
    db,
    'auditLog',
    deeds.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
  )
}

// An owner once looked at a client's account.
async function writeView(db: Db, nowMs: number) {
  const ago = (minutes: number) => new Date(nowMs - 9 * dayMs - minutes * 60_000).toISOString()
  const [adminId, userId] = [personId(admin.email), personId('client@kempt.example')]
  const reason = 'Cannot find the appointment of Saturday, asked us to look'
  const times = { startedAt: ago(20), endsAt: ago(5), endedAt: ago(14) }
  await insertRows(db, 'impersonations', [{ adminId, userId, reason, ...times }])
  const deed = { actorId: adminId, entity: 'profile', entityId: userId, reason, before: null }
  return [
    { ...deed, action: 'impersonate', after: { endsAt: ago(5) }, createdAt: ago(20) },
    { ...deed, action: 'end-impersonation', after: { minutes: 6 }, createdAt: ago(14) },
  ]
}

// An account that waits to be erased.
async function writeErasure(db: Db, nowMs: number) {
  const { userId } = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('userRoles as r', 'r.userId', 'p.userId')
    .select('p.userId')
    .where('r.role', '=', 'client')
    .where('u.email', 'not like', '%@kempt.example')
    .orderBy('p.name', 'desc')
    .executeTakeFirstOrThrow()
  const at = (days: number) => new Date(nowMs + days * dayMs).toISOString()
  const requestedBy = personId(admin.email)
  const reason = 'Asked for it by letter'
  await insertRows(db, 'erasures', [
    { userId, requestedBy, reason, createdAt: at(-2), dueAt: at(5) },
  ])
  const deed = { actorId: requestedBy, entity: 'profile', entityId: userId, reason, before: null }
  return [{ ...deed, action: 'plan-erasure', after: { dueAt: at(5) }, createdAt: at(-2) }]
}

// A setting that was tried for three weeks and taken back: its versions, and the deeds.
async function writeTries(db: Db, nowMs: number) {
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
    createdAt: new Date(nowMs - days * dayMs).toISOString(),
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

// What was said to the barbers who were sent back or suspended.
async function verdictsOf(db: Db, nowMs: number) {
  const rows = await db
    .selectFrom('barberProfiles as b')
    .innerJoin('barberSetups as s', 's.barberId', 'b.userId')
    .select(['b.id', 'b.approvalStatus', 's.reasons', 's.note', 's.decidedAt'])
    .where('b.approvalStatus', 'in', ['changes_requested', 'suspended'])
    .execute()
  return rows.map(({ id, approvalStatus: status, reasons, note, decidedAt }) => {
    const isSuspended = status === 'suspended'
    return {
      actorId: personId(admin.email),
      action: isSuspended ? 'suspend' : 'request-changes',
      entity: 'barber_profiles',
      entityId: id,
      reason: note || Object.values(reasons ?? {}).join('\n'),
      before: { status: isSuspended ? 'approved' : 'submitted' },
      after: { status, ...(isSuspended ? { upcoming: 0 } : { waitedHours: 12 }) },
      createdAt: decidedAt ?? new Date(nowMs).toISOString(),
    }
  })
}
