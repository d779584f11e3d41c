// Every minute: requests that have waited for their person are asked about once, then counted as solved;
// snoozed ones come back; an answer that is overdue is told to those who can give it, in hours only.
import { nudgeDays, reopenDays, solveDays } from '#contract/accounts/ticket-words.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { refreshDesk, tellRequester } from '#server/features/tickets/notices.ts'
import { lockTicket, updateTicket, type TicketRow } from '#server/features/tickets/queries.ts'
import { over } from '#server/features/tickets/state.ts'
import { dueFor, openness } from './clock.ts'
import { closeOld, listAsleep, listOverdue, listQuiet, listUnclocked } from './sweep-queries.ts'

export async function sweepTickets(db: Db) {
  await each(db, await listQuiet(db, nudgeDays), 'pending_user', nudge)
  await each(db, await listQuiet(db, solveDays, true), 'pending_user', solveQuiet)
  await each(db, await listAsleep(db), null, wake)
  await each(db, await listUnclocked(db), null, startClock)
  await closeOld(db, reopenDays)
  if ((await openness(db)).isOpen) await each(db, await listOverdue(db), null, tellOverdue)
}

type Step = (db: Db, ticket: TicketRow) => Promise<void>

// One transaction each. Another server may have done it, or the person may have written meanwhile.
async function each(db: Db, found: { id: string }[], state: string | null, step: Step) {
  for (const { id } of found)
    await inTransaction(db, async (db) => {
      const ticket = await lockTicket(db, id)
      if (ticket && (state === null || ticket.state === state)) await step(db, ticket)
    })
}

const daysSince = (at: string | null) =>
  at === null ? 0 : (Date.now() - Date.parse(at)) / 86_400_000

async function nudge(db: Db, ticket: TicketRow) {
  if (daysSince(ticket.pendingAt) < nudgeDays || ticket.nudgedAt !== null) return
  await updateTicket(db, ticket.id, { nudgedAt: new Date().toISOString(), updatedAt: undefined })
  await tellRequester(db, ticket, { what: 'nudged' })
}

async function solveQuiet(db: Db, ticket: TicketRow) {
  if (daysSince(ticket.pendingAt) < solveDays) return
  await updateTicket(db, ticket.id, {
    ...over,
    state: 'solved',
    solvedAt: new Date().toISOString(),
  })
  await tellRequester(db, ticket, { what: 'solved' })
  await refreshDesk(db, ticket)
}

async function wake(db: Db, ticket: TicketRow) {
  const { id, snoozedUntil, state, priority } = ticket
  if (snoozedUntil === null || Date.parse(snoozedUntil) > Date.now()) return
  const now = new Date().toISOString()
  const isOver = state === 'solved' || state === 'closed'
  await updateTicket(db, id, {
    snoozedUntil: null,
    ...(!isOver && { state: 'open', dueAt: await dueFor(db, now, priority) }),
  })
  await refreshDesk(db, ticket)
}

// Written by the previous release, or not through our calls.
async function startClock(db: Db, ticket: TicketRow) {
  const { id, waitingSince, priority } = ticket
  if (waitingSince === null || ticket.dueAt !== null) return
  const dueAt = await dueFor(db, waitingSince, priority)
  await updateTicket(db, id, { dueAt, updatedAt: undefined })
}

async function tellOverdue(db: Db, ticket: TicketRow) {
  await updateTicket(db, ticket.id, {
    overdueToldAt: new Date().toISOString(),
    updatedAt: undefined,
  })
  await notifyAdmins(db, 'bookings.force', {
    event: 'support',
    type: 'support_ticket',
    title: { en: '{number} is overdue', es: '{number} está atrasada' },
    message: { en: '{subject}', es: '{subject}' },
    params: { number: ticket.ticketNumber, subject: ticket.subject },
    actionUrl: `/admin/support?ticket=${ticket.id}`,
    data: { ticketNumber: ticket.ticketNumber, ticketId: ticket.id },
  })
}
