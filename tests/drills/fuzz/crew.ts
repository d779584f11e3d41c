// The callers: guests, and people of the demo city with each role.
import { randomUUID } from 'node:crypto'
import type { Role } from '#contract/access.ts'
import type { Db } from '#server/database/db.ts'
import { openSession } from '#server/features/sessions/service.ts'
import { noRequest } from '#server/http/request-info.ts'

export type Asker = 'guest' | Role
export type Member = { id: string; asker: Asker; email: string; cookies: Map<string, string> }

export const askers: Asker[] = ['guest', 'client', 'barber', 'employee', 'admin']
const perRole = 8

export async function gatherCrew(db: Db): Promise<Member[]> {
  const crew: Member[] = []
  for (const asker of askers) {
    if (asker === 'guest') {
      for (let n = 0; n < perRole; n++)
        crew.push({ id: randomUUID(), asker, email: '', cookies: new Map() })
      continue
    }
    // The busiest people first: they own most of the requested rows.
    const found = await db
      .selectFrom('userRoles')
      .innerJoin('users', 'users.id', 'userRoles.userId')
      .leftJoin('bookings', (join) =>
        join.on((eb) =>
          eb.or([
            eb('bookings.clientId', '=', eb.ref('users.id')),
            eb('bookings.providerId', '=', eb.ref('users.id')),
          ]),
        ),
      )
      .select(['users.id', 'users.email'])
      .where('role', '=', asker)
      .groupBy(['users.id', 'users.email'])
      .orderBy((eb) => eb.fn.count('bookings.id'), 'desc')
      .limit(perRole)
      .execute()
    for (const person of found) crew.push({ ...person, asker, cookies: new Map() })
  }
  for (const member of crew) await signIn(db, member)
  return crew
}

// Signs a person in again after their session ended: by a sign-out, a suspension, or the end of the
// account.
export async function signIn(db: Db, member: Member) {
  if (member.asker === 'guest') return
  await db
    .updateTable('profiles')
    .set({ isActive: true, deactivatedAt: null, deactivatedBy: null })
    .where('userId', '=', member.id)
    .execute()
  await db
    .insertInto('userRoles')
    .values({ userId: member.id, role: member.asker })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch(() => {})
  const request = {
    ...noRequest,
    setSession: (token: string | null) => void member.cookies.set('__Host-session', token ?? ''),
  }
  await openSession({ db, request }, { userId: member.id, hasSecondFactor: true }).catch(() => {})
}
