// The person who made a request writes again.
import type { NewReply } from '#contract/accounts/tickets.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { markSeen } from '#server/features/messages/reading.ts'
import { send } from '#server/features/messages/send.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireOwn } from './access.ts'
import { dueFor } from './clock/clock.ts'
import { insertFiles } from './messages-queries.ts'
import { refreshDesk, settleNotices, tellAssignee } from './notices.ts'
import { findTicket, insertDeviceOf, lockTicket, updateTicket, type TicketRow } from './queries.ts'
import { isFresh } from './read.ts'
import { keepFiles, openTicket } from './service.ts'

const hour = 3600
const perAccount = 300
const perGuest = 60

export async function replyToSupport(caller: Caller, reply: NewReply) {
  const { db, actor, request } = caller
  const { id } = await requireOwn(caller, reply.id)
  await limit(db, [
    actor
      ? { key: `ticket-reply:user:${actor.id}`, points: perAccount, seconds: hour }
      : { key: `ticket-reply:ticket:${id}`, points: perGuest, seconds: hour },
    { key: `ticket-reply:net:${request.network}`, points: 600, seconds: hour },
  ])
  await keepFiles(reply.files)
  return inTransaction(db, async (db) => {
    const ticket = await lockCurrent(db, id)
    if (isOver(ticket)) return goOn(db, ticket, reply)
    return add(db, ticket, reply)
  })
}

// Of a merged request, the one it was merged into.
async function lockCurrent(db: Db, id: string): Promise<TicketRow> {
  const ticket = (await lockTicket(db, id)) ?? fail('NOT_FOUND')
  return ticket.mergedInto === null ? ticket : lockCurrent(db, ticket.mergedInto)
}

const isOver = (ticket: TicketRow) =>
  ticket.state === 'closed' || (ticket.state === 'solved' && !isFresh(ticket))

async function add(db: Db, ticket: TicketRow, { clientId, body, files }: NewReply) {
  const { id, conversationId, participantId: senderId, state, priority } = ticket
  const { message, masked, isRepeated } = await send(db, {
    conversationId,
    senderId,
    clientId,
    body,
  })
  const done = { id, seq: message.seq, isMasked: masked.length > 0 }
  if (isRepeated) return done
  await insertFiles(db, files, { conversationId, seq: message.seq })
  await updateTicket(db, id, {
    state: state === 'new' ? 'new' : 'open',
    ...(state === 'solved' && { reopened: (eb) => eb('reopened', '+', 1), solvedAt: null }),
    dueAt: ticket.dueAt ?? (await dueFor(db, message.createdAt, priority)),
    pendingAt: null,
    nudgedAt: null,
    snoozedUntil: null,
  })
  await tellAssignee(db, ticket, ticket.subject)
  await refreshDesk(db, ticket)
  return done
}

// What was closed long ago stays as it is. The new request says from which one it goes on.
async function goOn(db: Db, old: TicketRow, { clientId, body, files }: NewReply) {
  const { id: followsId, userId, email, isProved, language, type } = old
  const known = await findTicket(db, clientId)
  if (known && known.followsId !== followsId) fail('NOT_FOUND')
  if (known) return { id: known.id, seq: 1, isMasked: false }
  const opened = await openTicket(db, {
    id: clientId,
    userId,
    email,
    isProved,
    language,
    type,
    files,
    followsId,
    message: body === '' ? old.subject : body,
  })
  await insertDeviceOf(db, { from: followsId, to: opened.id })
  return { id: opened.id, seq: 1, isMasked: opened.isMasked }
}

export async function markOwnSeen(caller: Caller, { id, seq }: { id: string; seq: number }) {
  const { participantId } = await requireOwn(caller, id)
  await inTransaction(caller.db, async (db) => {
    await markSeen(db, participantId, seq)
    if (caller.actor) await settleNotices(db, caller.actor.id, id)
  })
}
