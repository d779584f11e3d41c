// A request as the person who made it reads it.
import { firstName } from '#contract/first-name.ts'
import type { Ticket, TicketLine, TicketMessage } from '#contract/accounts/tickets.ts'
import { reopenDays } from '#contract/accounts/ticket-words.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { requireOwn } from './access.ts'
import {
  findBooking,
  findNameOf,
  findReadBySupport,
  listBookingsOf,
  listLast,
  listSaid,
} from './messages-queries.ts'
import { listOwn, type TicketRow } from './queries.ts'

const pageSize = 20
const mostBookings = 8
const dayMs = 86_400_000

export async function readOwnPage({ db, actor }: SignedInCaller, after: string | undefined) {
  const found = await listOwn(db, { userId: actor.id, after, limit: pageSize + 1 })
  const rows = await linesOf(db, found.slice(0, pageSize))
  return { rows, hasMore: found.length > pageSize }
}

export async function readBookings({ db, actor }: SignedInCaller) {
  return { rows: await listBookingsOf(db, actor.id, mostBookings) }
}

async function linesOf(db: Db, found: TicketRow[]): Promise<TicketLine[]> {
  const last = await listLast(
    db,
    found.map(({ conversationId }) => conversationId),
  )
  return found.map((row) => ({
    ...lineOf(row),
    last: last.find(({ conversationId }) => conversationId === row.conversationId) ?? null,
  }))
}

function lineOf(row: TicketRow) {
  const { id, ticketNumber, subject, type, state, isUnread, updatedAt } = row
  return { id, ticketNumber, subject, type, state, isUnread, updatedAt }
}

export async function readOwn(caller: Caller, id: string): Promise<Ticket> {
  const row = await requireOwn(caller, id)
  const { db } = caller
  const { bookingId, conversationId, assigneeId, csat, csatNote } = row
  const [line] = await linesOf(db, [row])
  return {
    ...lineOf(row),
    last: line?.last ?? null,
    booking: (bookingId && (await findBooking(db, bookingId))) || null,
    messages: await readSaid(db, conversationId),
    isGuest: row.userId === null,
    dueAt: row.dueAt,
    readSeq: await findReadBySupport(db, conversationId),
    agent: assigneeId === null ? null : firstName(await findNameOf(db, assigneeId)),
    mayReopen: isFresh(row),
    csat,
    csatNote,
    mayRate: isFresh(row),
  }
}

// Solved lately: it opens again with a word of its requester, and can be rated.
export function isFresh({ state, solvedAt }: Pick<TicketRow, 'state' | 'solvedAt'>) {
  const isOver = state === 'solved' || state === 'closed'
  return isOver && solvedAt !== null && Date.now() - Date.parse(solvedAt) < reopenDays * dayMs
}

export async function readSaid(db: Db, conversationId: string): Promise<TicketMessage[]> {
  const said = await listSaid(db, conversationId)
  return said.map(({ name, isErased, ...message }) => ({
    ...message,
    author: message.from === 'system' ? null : isErased ? name : firstName(name),
  }))
}
