// People as administrators find and help them. Contacts are masked for those without the right.
import { roles } from '#contract/access.ts'
import type { PeopleQuery, PersonOrder, Standing } from '#contract/admin/people.ts'
import { fail } from '#contract/errors.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { standingOf } from '#server/features/bookings/reliability.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { readSessionsOf } from '#server/features/sessions/service.ts'
import { maskContacts } from '#server/masks.ts'
import { meaningOf, type Meaning } from '#server/meaning.ts'
import { findErasure } from './erasures-queries.ts'
import { countPeople, findPeople, findPerson, listNewestBookings, listPeople } from './queries.ts'

export function findIds(db: Db, meaning: Meaning) {
  return findPeople(db, meaning)
}

export async function readPeople(caller: SignedInCaller, asked: PeopleQuery) {
  const found = await listFound(caller, asked, pageLimit)
  const page = cutPage(found, ({ joinedAt }) => joinedAt)
  return { ...page, total: await countFound(caller, asked) }
}

export async function listFound({ db, actor }: SignedInCaller, asked: PeopleQuery, limit: number) {
  const rows = await listPeople(db, await wantedIn(db, asked), { after: asked.after, limit })
  const seesContacts = actor.permissions.has('people.contacts')
  return rows.map((row) => (seesContacts ? withRoles(row) : maskContacts(withRoles(row))))
}

export async function countFound({ db }: SignedInCaller, asked: PeopleQuery) {
  return countPeople(db, await wantedIn(db, asked))
}

async function wantedIn(db: Db, { q, role, state }: PeopleQuery) {
  return { role, state, ids: q ? await findPeople(db, meaningOf(q)) : undefined }
}

export async function readPerson({ db, actor }: SignedInCaller, id: string) {
  const row = (await findPerson(db, id)) ?? fail('NOT_FOUND')
  const { confirmedAt, shopId, shopName, deactivatedAt, deactivationReason, ...person } = row
  const whole = withRoles(person)
  return {
    ...(actor.permissions.has('people.contacts') ? whole : maskContacts(whole)),
    hasSecondFactor: confirmedAt !== null,
    devices: await readSessionsOf({ db, actor: { id } }),
    standing: await readStanding(db, id),
    erasure: (await findErasure(db, id)) ?? null,
    bookings: actor.permissions.has('bookings.read') ? await listNewestBookings(db, id) : [],
    shop: shopId === null || shopName === null ? null : { id: shopId, name: shopName },
    suspension:
      person.isActive || deactivatedAt === null
        ? null
        : { at: deactivatedAt, reason: deactivationReason ?? '' },
  }
}

async function readStanding(db: Db, clientId: string) {
  const found = await standingOf(db, { clientId, email: null })
  const { noShows, lateCancels, mustConfirm, isAskedFirst, isOff } = found
  return { tier: tierOf({ mustConfirm, isAskedFirst, isOff }), noShows, lateCancels }
}

type Steps = { mustConfirm: boolean; isAskedFirst: boolean; isOff: boolean }

function tierOf({ mustConfirm, isAskedFirst, isOff }: Steps): Standing {
  if (isOff) return 'off'
  if (isAskedFirst) return 'asked'
  return mustConfirm ? 'confirms' : 'good'
}

export function sendReset(caller: SignedInCaller, { id, reason }: PersonOrder) {
  return inTransaction(caller.db, async (db) => {
    const { email } = (await findPerson(db, id)) ?? fail('NOT_FOUND')
    await enqueue(db, 'mail-password-reset', { email, mayMail: true })
    const deed = { action: 'send-reset-link', entity: 'profile', entityId: id, reason }
    await writeDown({ ...caller, db }, deed)
  })
}

function withRoles<Row extends { roles: string[] }>(row: Row) {
  return { ...row, roles: roles.filter((role) => row.roles.includes(role)) }
}
