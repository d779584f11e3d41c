// What administrators see and do about one booking besides its moves.
import type { AdminBooking, LinkKind, LinkOrder } from '#contract/admin/booking-desk.ts'
import { questionUntil } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown, writeDownContacts } from '#server/features/audit/service.ts'
import { netOf } from '#server/features/booking-money/ending.ts'
import { announce } from '#server/features/bookings/announce.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { readAs, reachOf, requireBooking } from '#server/features/bookings/booking-view.ts'
import { bookByAdmin } from '#server/features/bookings/by-admins/book.ts'
import { countNoShows } from '#server/features/bookings/service.ts'
import { mailBookingLink } from '#server/features/guests/bookings.ts'
import { listCasePayments } from '#server/features/payments/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { shortestName } from '#server/database/named.ts'
import { meaningOf } from '#server/meaning.ts'
import { findAppeal } from './appeal-queries.ts'
import { findOpenFollowUp } from './follow-up-queries.ts'
import { listGuests } from './guest-queries.ts'

const linksAnHour = 3

export async function readCase(caller: SignedInCaller, id: string) {
  const { db, actor } = caller
  const row = await requireBooking(db, id)
  const open = await findOpenFollowUp(db, id)
  const { subtotalCents, discountCents, creditCents, totalCents, tipCents, cancelFeeCents } = row
  const { commissionCents: cents } = row
  const percent = Number(row.commissionPercent)
  return {
    clientId: row.clientId,
    amounts: {
      subtotalCents,
      discountCents,
      creditCents,
      totalCents,
      tipCents,
      cancelFeeCents,
      commission: actor.permissions.has('money.read')
        ? { percent, cents, netCents: netOf(row) + tipCents }
        : null,
    },
    payments: await listCasePayments(caller, id),
    noShows: await countNoShows(db, row),
    appeal: (await findAppeal(db, id)) ?? null,
    links: linksOf(row),
    followUp: open
      ? {
          id: open.id,
          assignee: { id: open.assigneeId, name: open.name },
          note: open.note,
          dueOn: open.dueOn,
          by: open.by,
          createdAt: open.createdAt,
        }
      : null,
  }
}

export async function findGuests(caller: SignedInCaller, typed: string) {
  const { kind, text } = meaningOf(typed)
  if (kind === 'number' || typed.length < shortestName) return { guests: [] }
  const guests = await listGuests(caller.db, { kind, text })
  await writeDownContacts(caller, 'guests', guests.length)
  return { guests }
}

export async function book(caller: SignedInCaller, asked: AdminBooking) {
  const id = await bookByAdmin(caller, asked)
  const { row, see } = await readAs(caller, { id })
  return see(row)
}

export async function sendLink(caller: SignedInCaller, { id, kind, reason }: LinkOrder) {
  const row = await requireBooking(caller.db, id)
  if (!linksOf(row).includes(kind)) fail('MOVE_NOT_OPEN')
  const key = `admin-link:${id}:${kind}`
  await limit(caller.db, [{ key, points: linksAnHour, seconds: 3600 }])
  await inTransaction(caller.db, async (db) => {
    const order = { caller: { ...caller, db }, row }
    await (kind === 'manage' ? sendManageLink(order) : sendCompletionLink(order))
    const deed = { action: 'send-link', entity: 'bookings', entityId: id, reason, after: { kind } }
    await writeDown({ ...caller, db }, deed)
  })
}

type Order = { caller: SignedInCaller; row: BookingRow }

async function sendManageLink({ caller: { db }, row }: Order) {
  const { guestEmail: email, bookingNumber, language } = row
  if (email !== null) await mailBookingLink(db, { email, bookingNumber, language })
}

// Only the client gets it: the one staff member named is the actor, who gets no message.
async function sendCompletionLink({ caller: { db, actor }, row }: Order) {
  const event = row.priceAsk === null ? 'finish' : 'price_asked'
  await announce(db, row, event, { actorId: actor.id, onlyStaffId: actor.id })
}

function linksOf(row: BookingRow): LinkKind[] {
  const isGuest = row.clientId === null && row.guestEmail !== null && row.status !== 'held'
  const isAsked =
    row.status === 'awaiting_confirmation' &&
    reachOf(row) !== 'none' &&
    Date.now() < Date.parse(questionUntil(row))
  return [...(isGuest ? ['manage' as const] : []), ...(isAsked ? ['completion' as const] : [])]
}
