// What the desk does to requests besides answering: assign, snooze, priority, state, link, merge.
import type { Received } from '#contract/call.ts'
import type { DeskChange, supportDesk, TicketChange } from '#contract/admin/support/support-desk.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { sendSystemLine } from '#server/features/messages/send.ts'
import { dueFor } from '#server/features/tickets/clock/clock.ts'
import { refreshDesk, tellAssignee } from '#server/features/tickets/notices.ts'
import { lockTicket, updateTicket, type TicketRow } from '#server/features/tickets/queries.ts'
import { over } from '#server/features/tickets/state.ts'
import { findByNumber, findIdOf, findNumber } from './queries.ts'
import { readHelpers } from './read.ts'

const entity = 'support_tickets'

export function changeTicket(caller: SignedInCaller, { id, ...change }: DeskChange) {
  return inTransaction(caller.db, async (db) => {
    await requireHelper({ ...caller, db }, change)
    const ticket = (await lockTicket(db, id)) ?? fail('NOT_FOUND')
    if (ticket.mergedInto !== null) fail('TICKET_MERGED')
    await apply({ ...caller, db }, ticket, change)
  })
}

type Bulk = Received<typeof supportDesk.bulk>

// In the order of their ids, so that two at once do not wait for each other. Merged ones are left alone.
export function changeMany(caller: SignedInCaller, { ids, ...change }: Bulk) {
  return inTransaction(caller.db, async (db) => {
    await requireHelper({ ...caller, db }, change)
    let changed = 0
    for (const id of [...new Set(ids)].sort()) {
      const ticket = await lockTicket(db, id)
      if (!ticket || ticket.mergedInto !== null) continue
      await apply({ ...caller, db }, ticket, change)
      changed += 1
    }
    return { changed }
  })
}

async function requireHelper({ db }: SignedInCaller, { assigneeId }: TicketChange) {
  if (!assigneeId) return
  const { rows } = await readHelpers({ db })
  if (!rows.some(({ id }) => id === assigneeId)) fail('NOT_A_HELPER')
}

async function apply(caller: SignedInCaller, ticket: TicketRow, change: TicketChange) {
  const { db, actor } = caller
  const { id } = ticket
  await updateTicket(db, id, { ...change, ...(await follows(db, ticket, change)) })
  const { assigneeId } = change
  if (assigneeId && assigneeId !== actor.id && assigneeId !== ticket.assigneeId)
    await tellAssignee(db, { ...ticket, assigneeId }, ticket.subject)
  await refreshDesk(db, ticket)
  const [before, after] = [valuesOf(ticket, change), valuesOf({ ...ticket, ...change }, change)]
  await writeDown(caller, {
    action: 'change-ticket',
    entity,
    entityId: id,
    reason: '',
    before,
    after,
  })
}

const shown = ['assigneeId', 'priority', 'state', 'snoozedUntil'] as const

function valuesOf(row: Pick<TicketRow, (typeof shown)[number]>, change: TicketChange) {
  return Object.fromEntries(
    shown.filter((key) => change[key] !== undefined).map((key) => [key, row[key]]),
  )
}

// The clock and the marks that belong to the new state.
async function follows(db: Db, ticket: TicketRow, change: TicketChange) {
  const now = new Date().toISOString()
  const { state = ticket.state, priority = ticket.priority } = change
  if (change.state === 'solved') return { ...over, solvedAt: ticket.solvedAt ?? now }
  if (change.state === 'pending_user')
    return { ...over, solvedAt: null, pendingAt: ticket.pendingAt ?? now }
  if (change.snoozedUntil) return { dueAt: null }
  const isOurs = state === 'new' || state === 'open'
  if (!isOurs || (ticket.waitingSince === null && change.state === undefined)) return {}
  const dueAt = await dueFor(db, ticket.waitingSince ?? now, priority)
  return change.state === 'open' ? { ...over, dueAt, solvedAt: null } : { dueAt }
}

type Link = Received<typeof supportDesk.link>

export function linkTicket(caller: SignedInCaller, { id, bookingNumber }: Link) {
  return inTransaction(caller.db, async (db) => {
    const ticket = (await lockTicket(db, id)) ?? fail('NOT_FOUND')
    const booking = (await findByNumber(db, bookingNumber)) ?? fail('NO_SUCH_BOOKING')
    await updateTicket(db, id, {
      bookingId: booking.id,
      bookingNumber: booking.bookingNumber,
    })
    await refreshDesk(db, ticket)
    const before = { bookingNumber: ticket.bookingNumber }
    const after = { bookingNumber: booking.bookingNumber }
    const deed = { action: 'link-ticket', entity, entityId: id, reason: '', before, after }
    await writeDown({ ...caller, db }, deed)
  })
}

type Merge = Received<typeof supportDesk.merge>

const merged = {
  en: 'We answer this in {number}.',
  es: 'Respondemos esto en {number}.',
}

// Both are locked in the order of their ids, so that merges in opposite directions do not close both.
export function mergeTicket(caller: SignedInCaller, { id, into, reason }: Merge) {
  return inTransaction(caller.db, async (db) => {
    if (!(await findNumber(db, id))) fail('NOT_FOUND')
    const { id: intoId } = (await findIdOf(db, into)) ?? fail('MERGE_REFUSED')
    if (intoId === id) fail('MERGE_REFUSED')
    const locked = new Map<string, TicketRow | undefined>()
    for (const each of [id, intoId].sort()) locked.set(each, await lockTicket(db, each))
    const [source, target] = [locked.get(id) ?? fail('NOT_FOUND'), locked.get(intoId)]
    if (!target || !isSamePerson(source, target)) return fail('MERGE_REFUSED')
    if (source.mergedInto !== null || target.mergedInto !== null) fail('TICKET_MERGED')
    const now = new Date().toISOString()
    await updateTicket(db, id, { ...over, mergedInto: intoId, state: 'closed', solvedAt: now })
    const { conversationId, language } = source
    const body = merged[language].replace('{number}', target.ticketNumber)
    await sendSystemLine(db, { conversationId, body })
    await refreshDesk(db, target)
    await writeDown(
      { ...caller, db },
      {
        action: 'merge-ticket',
        entity,
        entityId: id,
        reason,
        before: { number: source.ticketNumber },
        after: { into: target.ticketNumber },
      },
    )
  })
}

// The same account, or the same address that both have proved.
function isSamePerson(one: TicketRow, other: TicketRow) {
  if (one.userId !== null || other.userId !== null) return one.userId === other.userId
  return one.email === other.email && one.isProved && other.isProved
}
