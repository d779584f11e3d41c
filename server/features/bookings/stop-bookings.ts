// Ends bookings when a business closes or pauses, a provider leaves or a service is switched off.
// Each function locks the business first: a booking confirmed at the same time is either counted or
// refused.
import type { Fate, Stopped } from '#contract/admin/stopping.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Text } from '#contract/language.ts'
import { mostCanceledAtOnce } from '#contract/limits.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { findEmployerOf, lockBusiness } from '#server/features/businesses/service.ts'
import { clearingOfAll } from '#server/features/ledger/service.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { requireBooking } from './booking-view.ts'
import { listToCancel } from './client-list-queries.ts'
import {
  countUpcoming,
  isClosed,
  listOpenHolds,
  listUpcoming,
  type Closed,
  type Held,
} from './closing-queries.ts'
import { moveLocked } from './moves/moves.ts'
import { lockBooking } from './queries.ts'

// Ends the holds with and by this person, wherever they work. Returns the number of upcoming bookings.
export async function stopBookingsOf(db: Db, userId: string) {
  const employerId = await findEmployerOf(db, userId)
  for (const id of [barberIdOf(userId), employerId].filter((each) => each !== null).sort())
    await lockBusiness(db, id)
  await lockPeople(db, [`user:${userId}`])
  await endHolds(db, { userId })
  return countUpcomingOf(db, userId)
}

export function countUpcomingOf(db: Db, userId: string) {
  return countUpcoming(db, { userId })
}

// The same at one business, for everyone or only for one provider or service.
export async function stopBookingsAt(
  db: Db,
  barberId: BarberId,
  of: { providerId?: string; serviceId?: string } = {},
) {
  await lockBusiness(db, barberId)
  await endHolds(db, { barberId, ...of })
  return countUpcoming(db, { barberId, ...of })
}

export function countUpcomingAt(db: Db, barberId: BarberId) {
  return countUpcoming(db, { barberId })
}

async function endHolds(db: Db, held: Held) {
  for (const { id } of await listOpenHolds(db, held)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'held')
      await moveLocked(db, id, 'expire', { parts: ['system'], actorId: null })
  }
}

export async function listCancelable(db: Db, clientId: string) {
  const rows = await listToCancel(db, clientId)
  return rows.map((row) => ({
    id: row.id,
    shopName: row.shopName,
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    isLate: termsOf(row, Date.now()).isLate,
  }))
}

// For a client whose account is closed, by themselves or by an administrator, in the same
// transaction.
export async function cancelAllOf(db: Db, clientId: string, actorId = clientId) {
  const by = inNameOf(clientId, actorId)
  for (const { id } of await listToCancel(db, clientId)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'pending' || locked?.status === 'confirmed')
      await moveLocked(db, id, 'cancel', by)
  }
}

// What an administrator does in a client's name costs the client nothing.
function inNameOf(clientId: string, actorId: string) {
  const by = { parts: ['client'], actorId } as const
  return actorId === clientId ? by : ({ ...by, isFree: true } as const)
}

// The shop cancels a booking, or declines it while it is still a request.
export async function cancelByShop({ db, actor }: SignedInCaller, id: string, reason: string) {
  const locked = await lockBooking(db, id)
  const move = locked?.status === 'pending' ? 'decline' : 'cancel'
  await moveLocked(db, id, move, { parts: ['owner'], actorId: actor.id, reason })
}

// What clients read when an administrator closes the shop or the chair they booked.
const closedWords: Text = {
  en: "This barber isn't taking appointments on Kempt at the moment.",
  es: 'Este barbero no está dando citas en Kempt por ahora.',
}

// What closing a listing would do to its bookings. Plain reads, so that looking at the confirmation
// stops nobody from booking. The one that closes it counts with the same function, after its locks.
export async function countClosingAt(
  db: Db,
  barberId: BarberId,
  { fate, actorId }: Choice,
): Promise<Stopped> {
  const upcoming = await countUpcomingAt(db, barberId)
  if (fate === 'keep') return { upcoming, ...nothing }
  const rows = await listUpcoming(db, { barberId })
  const told = toldOf({ rows, own: [], actorId })
  told.delete(barberId)
  return { upcoming, canceled: rows.length, told: told.size, backCents: await paidFor(db, rows) }
}

// `left` are bookings for a job, when one transaction should not cancel all of them.
type Closing = { done: Stopped; left: string[] }
type Choice = { fate: Fate; actorId: string | null }
type Terms = Choice & { mayLeave: boolean }

// An administrator closes a listing, and its upcoming bookings stay or are canceled.
export async function closeBookingsAt(db: Db, barberId: BarberId, terms: Terms): Promise<Closing> {
  await stopBookingsAt(db, barberId)
  const done = await countClosingAt(db, barberId, terms)
  if (terms.fate === 'keep') return { done, left: [] }
  if (terms.mayLeave && done.canceled > mostCanceledAtOnce)
    return { done, left: (await listUpcoming(db, { barberId })).map(({ id }) => id) }
  await cancelAtWork(db, { barberId }, terms.actorId)
  return { done, left: [] }
}

// The numbers as a suspension says them: above the most, only that there are more.
export function roundOff(stopped: Stopped): Stopped {
  const { canceled, told } = stopped
  if (canceled <= mostCanceledAtOnce) return stopped
  const most = mostCanceledAtOnce + 1
  return { upcoming: most, canceled: most, told: Math.min(told, most), backCents: null }
}

// The same for a person: as a client, as a barber with a team, and as a member of one.
export async function countClosingOf(
  db: Db,
  userId: string,
  { fate, actorId }: Choice,
): Promise<Stopped> {
  const upcoming = await countUpcomingOf(db, userId)
  if (fate === 'keep') return { upcoming, ...nothing }
  const own = await listToCancel(db, userId)
  const isOwn = new Set(own.map(({ id }) => id))
  const rows = (await listUpcoming(db, { userId })).filter(({ id }) => !isOwn.has(id))
  const all = [...own, ...rows]
  const told = toldOf({ rows, own, actorId })
  told.delete(userId)
  return { upcoming, canceled: all.length, told: told.size, backCents: await paidFor(db, all) }
}

const nothing = { canceled: 0, told: 0, backCents: 0 }

// Their own bookings are canceled in their name, so that shops do not learn of it.
export async function closeBookingsOf(
  db: Db,
  userId: string,
  terms: Terms & { actorId: string },
): Promise<Closing> {
  await stopBookingsOf(db, userId)
  const done = await countClosingOf(db, userId, terms)
  if (terms.fate === 'keep') return { done, left: [] }
  if (terms.mayLeave && done.canceled > mostCanceledAtOnce) {
    const all = [...(await listToCancel(db, userId)), ...(await listUpcoming(db, { userId }))]
    return { done, left: [...new Set(all.map(({ id }) => id))] }
  }
  await cancelAllOf(db, userId, terms.actorId)
  await cancelAtWork(db, { userId }, terms.actorId)
  return { done, left: [] }
}

// One of those that were left to a job, while the listing or the account is still closed. One that was
// canceled or is over meanwhile stays as it is.
export async function cancelLeft({ db, actor }: SignedInCaller, id: string, of: Closed) {
  if (!(await isClosed(db, of))) fail('NOT_SUSPENDED')
  const locked = await lockBooking(db, id)
  if (!locked || !cancelable.includes(locked.status)) return
  if ('userId' in of && locked.clientId === of.userId && locked.status !== 'checked_in')
    await moveLocked(db, id, 'cancel', inNameOf(of.userId, actor.id))
  else await cancelByAdmin(db, id, actor.id)
}

const cancelable: readonly Status[] = ['pending', 'confirmed', 'checked_in']

type Work = { barberId: string; providerId: string }
type Row = Work & {
  status: Status
  clientId: string | null
  guestEmail: string | null
  guestPhone: string | null
}
type Canceled = { rows: readonly Row[]; own: readonly Work[]; actorId: string | null }

// Whom the messages about the canceled bookings reach (booking-messages/send.ts): clients, and owners and
// providers who did not do it themselves. `own` are the client's own, canceled in their name.
function toldOf({ rows, own, actorId }: Canceled) {
  const staff = [...own, ...rows.filter(({ status }) => status !== 'pending')].flatMap(staffIn)
  return new Set([...rows.flatMap(clientIn), ...staff.filter((userId) => userId !== actorId)])
}

const staffIn = ({ barberId, providerId }: Work) => [barberId, providerId]

// A guest without an email is told by text, but not that a request was declined. Nobody knows a guest
// with only a name.
function clientIn({ status, clientId, guestEmail, guestPhone }: Row) {
  return clientId ?? guestEmail ?? (status === 'pending' ? null : guestPhone) ?? []
}

// All of it goes back: nothing is kept of a booking that an administrator cancels.
function paidFor(db: Db, rows: readonly { id: string }[]) {
  return clearingOfAll(
    db,
    rows.map(({ id }) => id),
  )
}

async function cancelAtWork(db: Db, held: Held, actorId: string | null) {
  for (const { id } of await listUpcoming(db, held)) {
    await lockBooking(db, id)
    await cancelByAdmin(db, id, actorId)
  }
}

// Needs the booking's lock.
async function cancelByAdmin(db: Db, id: string, actorId: string | null) {
  const { status, language } = await requireBooking(db, id)
  const move = status === 'pending' ? 'decline' : 'cancel'
  await moveLocked(db, id, move, { parts: ['admin'], actorId, reason: closedWords[language] })
}
