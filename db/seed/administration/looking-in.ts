// Saved views of the administrators' lists, an account someone looked at, and one to be erased.
import type { Db } from '#server/database/db.ts'
import { dayMs, iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId, supporter } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Deed } from './deeds.ts'

// One of support's own, and what everyone uses.
export async function writeViews(db: Db, { nowMs }: Clock) {
  const views = [
    { by: admin, list: 'bookings', name: 'Direct links', query: 'source=direct_link' },
    { by: admin, list: 'people', name: 'Barbers', query: 'role=barber' },
    { by: admin, list: 'audit', name: 'Settings', query: 'about=settings' },
    { by: supporter, list: 'bookings', name: 'Walk-ins', query: 'source=walk_in', isOwn: true },
    { by: supporter, list: 'barbers', name: 'Razor shops', query: 'q=razor&show=approved' },
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
      createdAt: iso(nowMs - (40 - position * 6) * dayMs),
    })),
  )
}

// An owner once looked at a client's account.
export async function writeLook(db: Db, nowMs: number): Promise<Deed[]> {
  const ago = (minutes: number) => iso(nowMs - 9 * dayMs - minutes * 60_000)
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
export async function writeErasure(db: Db, nowMs: number): Promise<Deed[]> {
  const { userId } = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('userRoles as r', 'r.userId', 'p.userId')
    .select('p.userId')
    .where('r.role', '=', 'client')
    .where('u.email', 'not like', '%@kempt.example')
    .where('p.isActive', '=', true)
    .orderBy('p.name', 'desc')
    .executeTakeFirstOrThrow()
  const at = (days: number) => iso(nowMs + days * dayMs)
  const requestedBy = personId(admin.email)
  const reason = 'Asked for it by letter'
  await insertRows(db, 'erasures', [
    { userId, requestedBy, reason, isOwnWish: true, createdAt: at(-2), dueAt: at(5) },
  ])
  const deed = { actorId: requestedBy, entity: 'profile', entityId: userId, reason, before: null }
  return [
    {
      ...deed,
      action: 'plan-erasure',
      after: { dueAt: at(5), isOwnWish: true },
      createdAt: at(-2),
    },
  ]
}
