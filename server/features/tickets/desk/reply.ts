// The desk answers, notes, puts on hold.
import type { DeskReply } from '#contract/admin/support/support-desk.ts'
import { firstName } from '#contract/first-name.ts'
import type { Received } from '#contract/call.ts'
import type { supportDesk } from '#contract/admin/support/support-desk.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { join } from '#server/features/messages/places.ts'
import { markSeen } from '#server/features/messages/reading.ts'
import { send } from '#server/features/messages/send.ts'
import { minutesBetween } from '#server/features/tickets/clock/clock.ts'
import { findNameOf, insertFiles } from '#server/features/tickets/messages-queries.ts'
import {
  refreshDesk,
  settleNotices,
  tellLook,
  tellRequester,
} from '#server/features/tickets/notices.ts'
import { lockTicket, updateTicket, type TicketRow } from '#server/features/tickets/queries.ts'
import { keepFiles } from '#server/features/tickets/service.ts'
import { over } from '#server/features/tickets/state.ts'
import { requireShown } from './access.ts'
import { insertNote } from './queries.ts'

type Answer = Omit<DeskReply, 'state'> & {
  state: DeskReply['state'] | 'on_hold'
  until?: string
}

export async function replyAtDesk(caller: SignedInCaller, answer: Answer) {
  await keepFiles(answer.files)
  return inTransaction(caller.db, async (db) => {
    const ticket = (await lockTicket(db, answer.id)) ?? fail('NOT_FOUND')
    if (ticket.mergedInto !== null) fail('TICKET_MERGED')
    return say({ ...caller, db }, ticket, answer)
  })
}

async function say(caller: SignedInCaller, ticket: TicketRow, answer: Answer) {
  const { db, actor } = caller
  const { conversationId, id } = ticket
  const { clientId, body, files, seenSeq } = answer
  const place = { conversationId, userId: actor.id, side: 'support', hasAlerts: false } as const
  const senderId = await join(db, place)
  const stale = seenSeq === undefined ? {} : { seenSeq }
  const sent = await send(db, { conversationId, senderId, clientId, body, ...stale })
  const { message } = sent
  const done = { seq: message.seq, isMasked: sent.masked.length > 0 }
  if (sent.isRepeated) return done
  await insertFiles(db, files, { conversationId, seq: message.seq })
  await updateTicket(db, id, { ...stateAfter(answer), ...(await firstReply(caller, ticket)) })
  await tell(caller, ticket, message.body)
  await refreshDesk(db, ticket)
  await settleNotices(db, actor.id, id)
  await writeDown(caller, {
    action: answer.state === 'on_hold' ? 'hold-ticket' : 'answer-ticket',
    entity: 'support_tickets',
    entityId: id,
    reason: '',
    before: { state: ticket.state },
    after: { state: answer.state },
  })
  return done
}

function stateAfter({ state, until }: Answer) {
  const now = new Date().toISOString()
  if (state === 'solved') return { ...over, state, solvedAt: now }
  const pendingAt = state === 'pending_user' ? now : null
  return { ...over, state, solvedAt: null, pendingAt, snoozedUntil: until ?? null }
}

// From the first message, in hours of support. Who answers first takes it.
async function firstReply({ db, actor }: SignedInCaller, ticket: TicketRow) {
  const assigneeId = ticket.assigneeId ?? actor.id
  if (ticket.firstRepliedAt !== null) return { assigneeId }
  const now = new Date().toISOString()
  const firstReplyMinutes = await minutesBetween(db, ticket.createdAt, now)
  return { assigneeId, firstRepliedAt: now, firstReplyMinutes }
}

// One bell for all that is unread.
async function tell({ db, actor }: SignedInCaller, ticket: TicketRow, body: string) {
  if (ticket.isUnread) return
  const agent = firstName(await findNameOf(db, actor.id))
  await tellRequester(db, ticket, { what: 'replied', agent, body })
}

type Hold = Received<typeof supportDesk.hold>

export async function holdTicket(caller: SignedInCaller, { until, ...hold }: Hold) {
  const at = `${until}T14:00:00Z`
  if (Date.parse(at) <= Date.now()) fail('INVALID_INPUT', { until: 'Choose a later day' })
  await replyAtDesk(caller, { ...hold, files: [], state: 'on_hold', until: at })
}

export async function noteTicket(
  caller: SignedInCaller,
  { id, body }: { id: string; body: string },
) {
  await requireShown(caller, id)
  return inTransaction(caller.db, async (db) => {
    const ticket = (await lockTicket(db, id)) ?? fail('NOT_FOUND')
    const row = { ticketId: id, authorId: caller.actor.id, afterSeq: ticket.lastSeq, body }
    const note = await insertNote(db, row)
    await refreshDesk(db, ticket)
    await writeDown(
      { ...caller, db },
      {
        action: 'note-ticket',
        entity: 'support_tickets',
        entityId: id,
        reason: '',
        after: { number: ticket.ticketNumber },
      },
    )
    return note
  })
}

// Colleagues who have it open hear of it; nothing is kept.
export async function lookAt(caller: SignedInCaller, look: { id: string; isWriting: boolean }) {
  const { db, actor } = caller
  const ticket = await requireShown(caller, look.id)
  await inTransaction(db, async (db) => {
    const name = firstName(await findNameOf(db, actor.id))
    await tellLook(db, ticket, { ...look, userId: actor.id, name })
    const { conversationId, lastSeq } = ticket
    const place = { conversationId, userId: actor.id, side: 'support', hasAlerts: false } as const
    await markSeen(db, await join(db, place), lastSeq)
    await settleNotices(db, actor.id, look.id)
  })
}
