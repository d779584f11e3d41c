// Ends an employment. Upcoming bookings are reassigned, canceled with a reason, or finished first.
import { fail } from '#contract/errors.ts'
import type { Deactivation, UpcomingBooking, UpcomingQuery } from '#contract/business/team.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import {
  listUpcomingWith,
  type BookingRow,
} from '#server/features/bookings/booking-rows-queries.ts'
import { canReassignTo, reassign } from '#server/features/bookings/service.ts'
import { cancelByShop, stopBookingsAt } from '#server/features/bookings/stop-bookings.ts'
import { businessOf, employmentOf, lockBusiness } from '#server/features/businesses/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { tellTeam } from './joining.ts'
import { tellMember, tellOwner } from './notices.ts'
import {
  findShopName,
  listFinished,
  listMembers,
  lockMember,
  setEnded,
  updateEmployee,
  type LockedMember,
} from './queries.ts'

export async function listUpcoming(caller: SignedInCaller, { id, toUserId }: UpcomingQuery) {
  const { db } = caller
  const { barberId } = await businessOf(caller, 'barber')
  const members = await listMembers(db, barberId)
  const member = members.find((each) => each.id === id) ?? fail('NOT_FOUND')
  const bookings = await listUpcomingWith(db, barberId, member.userId)
  const checked = []
  for (const row of bookings)
    checked.push({
      ...upcomingOf(row),
      canMove: toUserId !== undefined && (await canReassignTo(db, row, toUserId)),
    })
  return checked
}

function upcomingOf(row: BookingRow): UpcomingBooking {
  const { id, bookingNumber, status, startsAt, items } = row
  const clientName = row.clientName ?? row.guestName ?? ''
  return {
    id,
    bookingNumber,
    status,
    startsAt,
    clientName,
    services: items.map(({ name }) => name),
  }
}

export async function deactivate(caller: SignedInCaller, asked: Deactivation) {
  const { barberId } = await businessOf(caller, 'barber')
  const { id, way, toUserId, reason } = asked
  if (way === 'cancel' && reason === '') fail('REASON_REQUIRED', { reason: 'Please say why.' })
  return inTransaction(caller.db, async (db) => {
    await lockBusiness(db, barberId)
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    if (way === 'reassign' && (!toUserId || toUserId === member.userId)) fail('NOT_FOUND')
    await stopBookingsAt(db, barberId, { providerId: member.userId })
    const bookings = await listUpcomingWith(db, barberId, member.userId)
    const moved = way === 'reassign' ? await moveAll({ ...caller, db }, bookings, toUserId) : 0
    if (way === 'cancel') await cancelAll({ ...caller, db }, bookings, reason)
    const deed = {
      action: `deactivate-${way}`,
      entity: 'employees',
      entityId: id,
      reason,
      after: { visits: bookings.length, moved },
    }
    await writeDown({ ...caller, db }, deed)
    const left = await listUpcomingWith(db, barberId, member.userId)
    const hasLeft = left.length === 0
    if (hasLeft) await end(db, member)
    else if (way === 'finish') await letFinish(db, member)
    return { hasLeft, moved, left: left.map(upcomingOf) }
  })
}

async function moveAll(caller: SignedInCaller, bookings: BookingRow[], toUserId = '') {
  let moved = 0
  for (const { id } of bookings) if (await reassign(caller, id, toUserId)) moved += 1
  return moved
}

async function cancelAll(caller: SignedInCaller, bookings: BookingRow[], reason: string) {
  for (const { id } of bookings) await cancelByShop(caller, id, reason)
}

async function letFinish(db: Db, { id, userId, barberId }: LockedMember) {
  await updateEmployee(db, id, { finishingSince: new Date().toISOString() })
  await tellMember(db, userId, 'finishing', { shop: (await findShopName(db, barberId)) ?? '' })
  await tellTeam(db, barberId, userId)
}

// Ends all sessions and live streams at once, because they show other people's data.
async function end(db: Db, { id, userId, barberId }: LockedMember) {
  await setEnded(db, id, userId)
  await tellMember(db, userId, 'ended', { shop: (await findShopName(db, barberId)) ?? '' })
  await tellTeam(db, barberId, userId)
  await endSessionsOf(db, userId)
}

// The owner withdraws the deactivation before the member's last booking.
export async function keepMember(caller: SignedInCaller, id: string) {
  const { barberId } = await businessOf(caller, 'barber')
  await inTransaction(caller.db, async (db) => {
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    if (member.finishingSince === null) return
    await updateEmployee(db, id, { finishingSince: null })
    const deed = { action: 'keep-member', entity: 'employees', entityId: id, reason: '' }
    const states = { before: { isFinishing: true }, after: { isFinishing: false } }
    await writeDown({ ...caller, db }, { ...deed, ...states })
    await tellMember(db, member.userId, 'kept', { shop: (await findShopName(db, barberId)) ?? '' })
    await tellTeam(db, barberId, member.userId)
  })
}

// A member leaves, once they have no upcoming bookings.
export async function leaveShop(caller: SignedInCaller) {
  const { db, actor } = caller
  const { barberId, employeeId } = (await employmentOf(db, actor)) ?? fail('NOT_FOUND')
  await inTransaction(db, async (db) => {
    await lockBusiness(db, barberId)
    const member = (await lockMember(db, barberId, employeeId ?? '')) ?? fail('NOT_FOUND')
    await stopBookingsAt(db, barberId, { providerId: actor.id })
    const bookings = await listUpcomingWith(db, barberId, actor.id)
    if (bookings.length > 0) fail('UPCOMING_BOOKINGS')
    const deed = { action: 'leave-shop', entity: 'employees', entityId: member.id, reason: '' }
    const states = { before: { isInTeam: true }, after: { isInTeam: false } }
    await writeDown({ ...caller, db }, { ...deed, ...states })
    const { name } = await demandAccount(db, actor.id)
    await tellOwner(db, barberId, 'left', { name })
    await end(db, member)
  })
}

// Ends the employment of members who have finished their last booking.
export async function endFinished(db: Db) {
  for (const { id, barberId } of await listFinished(db))
    await inTransaction(db, async (db) => {
      const member = await lockMember(db, barberId, id)
      if (!member || member.finishingSince === null) return
      const { name } = await demandAccount(db, member.userId)
      await tellOwner(db, barberId, 'left', { name })
      await end(db, member)
    })
}
