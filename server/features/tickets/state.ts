// The requester closes a request, opens it again, or rates the help.
import type { NewRating } from '#contract/accounts/tickets.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { requireOwn } from './access.ts'
import { dueFor } from './clock/clock.ts'
import { refreshDesk } from './notices.ts'
import { lockTicket, updateTicket, type TicketRow } from './queries.ts'
import { isFresh } from './read.ts'

type Change = (locked: Caller, ticket: TicketRow) => Promise<void>

async function changeOwn(caller: Caller, id: string, change: Change) {
  await requireOwn(caller, id)
  await inTransaction(caller.db, async (db) => {
    const ticket = (await lockTicket(db, id)) ?? fail('NOT_FOUND')
    await change({ ...caller, db }, ticket)
    await refreshDesk(db, ticket)
  })
}

export function closeOwn(caller: Caller, id: string) {
  return changeOwn(caller, id, async ({ db }, { state, mergedInto }) => {
    if (state === 'solved' || state === 'closed' || mergedInto !== null) fail('TICKET_NOT_OPEN')
    await updateTicket(db, id, {
      state: 'solved',
      solvedAt: new Date().toISOString(),
      ...over,
    })
  })
}

// Nothing is due anymore, and nothing wakes up.
export const over = { dueAt: null, pendingAt: null, nudgedAt: null, snoozedUntil: null }

export function reopenOwn(caller: Caller, id: string) {
  return changeOwn(caller, id, async ({ db }, ticket) => {
    if (!isFresh(ticket)) fail('TICKET_NOT_SOLVED')
    await updateTicket(db, id, {
      state: 'open',
      solvedAt: null,
      reopened: (eb) => eb('reopened', '+', 1),
      dueAt: await dueFor(db, new Date().toISOString(), ticket.priority),
    })
  })
}

export function rateOwn(caller: Caller, { id, stars, note }: NewRating) {
  return changeOwn(caller, id, async ({ db }, ticket) => {
    if (!isFresh(ticket)) fail('TICKET_NOT_SOLVED')
    const csatAt = new Date().toISOString()
    await updateTicket(db, id, { csat: stars, csatNote: note, csatAt, updatedAt: undefined })
  })
}
