// A request at the desk, with everything that stands beside it.
import type { DeskQuery, DeskTicket, QueueLine } from '#contract/admin/support/support-desk.ts'
import { rolesWith } from '#contract/permissions.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { writeDownContacts, writeDownLook } from '#server/features/audit/service.ts'
import { listCasePayments } from '#server/features/payments/service.ts'
import { maskEmail, maskPhone } from '#server/masks.ts'
import { findNameOf } from '#server/features/tickets/messages-queries.ts'
import type { TicketRow } from '#server/features/tickets/queries.ts'
import { readSaid } from '#server/features/tickets/read.ts'
import { requireShown, seesAll } from './access.ts'
import {
  countQueue,
  findAccount,
  findNumber,
  listHelpers,
  listMerged,
  listNotes,
  listOthers,
  listQueue,
  listTheirs,
  type QueueRow,
} from './queries.ts'

export async function readQueue(caller: SignedInCaller, { after, ...query }: DeskQuery) {
  const { db, actor } = caller
  const rights = { seesAll: seesAll(actor), seesContacts: mayContact(caller) }
  const wanted = { ...query, ...rights, actorId: actor.id }
  const found = await listQueue(db, wanted, { after, limit: pageLimit })
  const page = cutPage(found, ({ sortedBy }) => sortedBy)
  await writeDownContacts(caller, 'support', page.rows.length)
  return {
    ...page,
    rows: page.rows.map((row) => lineOf(row, caller)),
    total: await countQueue(db, wanted),
  }
}

const mayContact = ({ actor }: Pick<SignedInCaller, 'actor'>) =>
  actor.permissions.has('people.contacts')

export function lineOf(row: QueueRow, caller: Pick<SignedInCaller, 'actor'>): QueueLine {
  const { assigneeId, assigneeName, name, email, userId: _, sortedBy: __, ...rest } = row
  return {
    ...rest,
    name: name ?? (mayContact(caller) ? email : maskEmail(email)),
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
  }
}

export async function readDeskTicket(caller: SignedInCaller, id: string): Promise<DeskTicket> {
  const { db, actor } = caller
  const row = await requireShown(caller, id)
  const look = { action: 'open-ticket', entity: 'support_tickets', entityId: id }
  await writeDownLook(caller, look)
  const { assigneeId, mergedInto, followsId, bookingId, userId } = row
  const requester = await readRequester(caller, row)
  return {
    ...row,
    name: requester.name,
    assignee:
      assigneeId === null ? null : { id: assigneeId, name: await findNameOf(db, assigneeId) },
    messages: await readSaid(db, row.conversationId),
    notes: await listNotes(db, id),
    merged: await readMerged(caller, id),
    mergedInto: (mergedInto && (await findNumber(db, mergedInto))) || null,
    follows: (followsId && (await findNumber(db, followsId))) || null,
    requester,
    others: seesAll(actor) ? await listOthers(db, row) : [],
    bookings: actor.permissions.has('bookings.read')
      ? await listTheirs(db, { userId, bookingId })
      : [],
    payments:
      bookingId !== null && actor.permissions.has('money.read')
        ? await listCasePayments(caller, bookingId)
        : null,
    mayWrite: seesAll(actor),
  }
}

async function readMerged({ db }: SignedInCaller, id: string) {
  const found = await listMerged(db, id)
  return Promise.all(
    found.map(async ({ conversationId, ...rest }) => ({
      ...rest,
      messages: conversationId === null ? [] : await readSaid(db, conversationId),
    })),
  )
}

// Without the right to contacts, only a part of them.
async function readRequester(caller: SignedInCaller, row: TicketRow) {
  const account = row.userId === null ? undefined : await findAccount(caller.db, row.userId)
  const { email = row.email, phone = null, since = null, visits = 0, noShows = 0 } = account ?? {}
  const isShown = mayContact(caller)
  const shownEmail = isShown ? email : maskEmail(email)
  return {
    id: row.userId,
    name: account?.name ?? shownEmail,
    email: shownEmail,
    phone: phone === null || isShown ? phone : maskPhone(phone),
    isProved: row.isProved || row.userId !== null,
    since,
    visits,
    noShows,
  }
}

export async function readHelpers({ db }: Pick<SignedInCaller, 'db'>) {
  return { rows: await listHelpers(db, rolesWith('support.write')) }
}
