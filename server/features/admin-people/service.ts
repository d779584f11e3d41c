// People as administrators find and help them. Contacts are masked for those without the right.
import { roles, type Actor } from '#contract/access.ts'
import type { PeopleQuery, PersonOrder, Standing } from '#contract/admin/people.ts'
import { fail } from '#contract/errors.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { isLastOwner } from '#server/features/admin-grants/service.ts'
import {
  countLately,
  writeDown,
  writeDownContacts,
  writeDownLook,
} from '#server/features/audit/service.ts'
import { lockAccountOf } from '#server/features/auth/service.ts'
import { readCredit } from '#server/features/booking-money/service.ts'
import { standingOf } from '#server/features/bookings/reliability.ts'
import { countUpcomingOf } from '#server/features/bookings/stop-bookings.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { readSessionsOf } from '#server/features/sessions/service.ts'
import { maskContacts, maskEmail } from '#server/masks.ts'
import { meaningFor, type Meaning } from '#server/meaning.ts'
import { findErasure } from './erasures-queries.ts'
import { countPeople, findPeople, findPerson, listNewestBookings, listPeople } from './queries.ts'

const resetsAnHour = 3

export function findIds(db: Db, meaning: Meaning, mostNear?: number) {
  return findPeople(db, meaning, mostNear)
}

export async function readPeople(caller: SignedInCaller, asked: PeopleQuery) {
  const { db, actor } = caller
  const wanted = await wantedIn(caller, asked)
  const found = await listPeople(db, wanted, { after: asked.after, limit: pageLimit })
  const { rows, next } = cutPage(found, ({ joinedAt }) => joinedAt)
  await writeDownContacts(caller, 'people', rows.length)
  return { rows: rows.map(shownTo(actor)), next, total: await countPeople(db, wanted) }
}

export async function listFound({ db, actor }: SignedInCaller, asked: PeopleQuery, limit: number) {
  const rows = await listPeople(db, await wantedIn({ db, actor }, asked), {
    after: asked.after,
    limit,
  })
  return rows.map(shownTo(actor))
}

// For the palette, which has found them already.
export async function listByIds(caller: SignedInCaller, ids: string[], limit: number) {
  const { db, actor } = caller
  const wanted = { role: undefined, state: undefined, ids }
  const newest = { after: undefined, limit, isFrequent: true }
  const rows = await listPeople(db, wanted, newest)
  await writeDownContacts(caller, 'find', rows.length)
  return rows.map(shownTo(actor))
}

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number]

const shownTo = ({ permissions }: Actor) => {
  const seesContacts = permissions.has('people.contacts')
  return (row: PersonRow) => (seesContacts ? withRoles(row) : maskContacts(withRoles(row)))
}

type Seeker = Pick<SignedInCaller, 'db' | 'actor'>

async function wantedIn({ db, actor }: Seeker, { q, role, state }: PeopleQuery) {
  return { role, state, ids: q ? await findPeople(db, meaningFor(actor, q)) : undefined }
}

// Who sees the contacts of someone else leaves a row in the trail.
export async function readPerson(caller: SignedInCaller, id: string) {
  const { db, actor } = caller
  const row = (await findPerson(db, id)) ?? fail('NOT_FOUND')
  const { confirmedAt, shopId, shopName, deactivatedAt, deactivationReason, ...person } = row
  const whole = withRoles(person)
  const seesContacts = actor.permissions.has('people.contacts')
  if (seesContacts && id !== actor.id)
    await writeDownLook(caller, { action: 'open-person', entity: 'profile', entityId: id })
  return {
    ...(seesContacts ? whole : maskContacts(whole)),
    hasSecondFactor: confirmedAt !== null,
    isLastOwner: await isLastOwner(db, id),
    devices: await readSessionsOf({ db, actor: { id } }),
    standing: await readStanding(db, id),
    creditCents: actor.permissions.has('money.read') ? await readCredit(db, id) : null,
    upcoming: await countUpcomingOf(db, id),
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

// Counted in the trail and not as a rate limit, because one for many people runs in a transaction.
export function sendReset(caller: SignedInCaller, { id, reason }: PersonOrder) {
  const deed = { action: 'send-reset-link', entity: 'profile', entityId: id, reason }
  return inTransaction(caller.db, async (db) => {
    const { email } = await lockAccountOf(db, id)
    if ((await countLately(db, deed)) >= resetsAnHour) fail('TOO_MANY_REQUESTS')
    await enqueue(db, 'mail-password-reset', { email, mayMail: true })
    await writeDown({ ...caller, db }, { ...deed, after: { sentTo: maskEmail(email) } })
  })
}

function withRoles<Row extends { roles: string[] }>(row: Row) {
  return { ...row, roles: roles.filter((role) => row.roles.includes(role)) }
}
