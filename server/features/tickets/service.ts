// Requests to support: a new one, its conversation, its first message, and its pictures.
import { randomUUID } from 'node:crypto'
import type { TicketType } from '#contract/accounts/support.ts'
import type { OwnTicket } from '#contract/accounts/tickets.ts'
import type { TicketPriority } from '#contract/accounts/ticket-words.ts'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { listFilesInDisputes } from '#server/features/disputes/service.ts'
import {
  dropAttachments,
  listAttachmentsBefore,
  touchAttachment,
} from '#server/features/media/service.ts'
import { openSupportConversation } from '#server/features/messages/places.ts'
import { send } from '#server/features/messages/send.ts'
import { readerOf } from '#server/features/notifications/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { dueFor } from './clock/clock.ts'
import { eraseFiles, eraseLinks, eraseWords, type Person } from './erasing-queries.ts'
import { findBookingOf, insertFiles, listFilesAmong } from './messages-queries.ts'
import { makeTicketLink as makeLink } from './links.ts'
import { tellDeskOfNew } from './notices.ts'
import { findTicket, insertTicket, muteConversation } from './queries.ts'

export type NewTicketRow = {
  id?: string
  userId: string | null
  email: string
  isProved: boolean
  language: Language
  type: TicketType
  booking?: { id: string; number: string; isToday: boolean } | undefined
  // As typed into the public form.
  bookingNumber?: string | null
  message: string
  files: readonly string[]
  followsId?: string
}

// Types with high priority.
const urgent: readonly TicketType[] = ['safety', 'payment']

// Runs in the caller's transaction.
export async function openTicket(db: Db, given: NewTicketRow) {
  const { id, userId, email, type, booking, message, files } = given
  const { conversationId, participantId } = await openSupportConversation(
    db,
    userId === null ? { guestEmail: email } : { userId },
  )
  await muteConversation(db, conversationId)
  const clientId = id ?? randomUUID()
  const sent = await send(db, { conversationId, senderId: participantId, clientId, body: message })
  const at = { conversationId, seq: sent.message.seq }
  if ((await insertFiles(db, files, at)).length < files.length) fail('INVALID_INPUT', fileTaken)
  const priority: TicketPriority = urgent.includes(type) || booking?.isToday ? 'urgent' : 'normal'
  const { isProved, language, followsId } = given
  const subject = subjectOf(sent.message.body)
  const row = await insertTicket(db, {
    ...(id !== undefined && { id }),
    userId,
    email,
    type,
    subject,
    priority,
    language,
    isProved,
    conversationId,
    bookingId: booking?.id,
    bookingNumber: booking?.number ?? given.bookingNumber,
    dueAt: await dueFor(db, sent.message.createdAt, priority),
    followsId,
  })
  await tellDeskOfNew(db, { ...row, type, subject })
  return { ...row, conversationId, body: sent.message.body, isMasked: sent.masked.length > 0 }
}

const fileTaken = { files: "That photo isn't there anymore. Please add it again." }

const perHour = 10

// With an account. The same form sent twice is one request.
export async function createOwn({ db, actor }: SignedInCaller, given: OwnTicket) {
  const { requestId: id, type, bookingId, message, files } = given
  const known = await findTicket(db, id)
  if (known) return known.userId === actor.id ? numberOf(known) : fail('NOT_FOUND')
  await limit(db, [{ key: `ticket:user:${actor.id}`, points: perHour, seconds: 3600 }])
  await keepFiles(files)
  const booking =
    bookingId === null
      ? undefined
      : ((await findBookingOf(db, actor.id, bookingId)) ?? fail('NOT_FOUND'))
  return inTransaction(db, async (db) => {
    const { email, language } = await readerOf(db, actor.id)
    const row = { id, userId: actor.id, email, language, type, message, files }
    return numberOf(await openTicket(db, { ...row, isProved: true, booking }))
  })
}

const numberOf = ({ id, ticketNumber }: { id: string; ticketNumber: string }) => ({
  id,
  ticketNumber,
})

// Their time is renewed, so that no cleanup takes them now.
export async function keepFiles(files: readonly string[]) {
  for (const file of files) if (!(await touchAttachment(file))) fail('INVALID_INPUT', fileTaken)
}

const longestSubject = 80

// The first line, shown in lists.
function subjectOf(message: string) {
  const [line = ''] = message.split(/\r?\n/)
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line
}

const waitMs = 60 * 60 * 1000

// Deletes pictures whose message was never sent.
export async function dropWaitingFiles(db: Db) {
  const old = await listAttachmentsBefore(Date.now() - waitMs)
  const kept = [...(await listFilesAmong(db, old)), ...(await listFilesInDisputes(db, old))]
  await dropAttachments(old.filter((name) => !kept.includes(name)))
}

// What the person wrote goes, also without an account from its address; our answers stay. Returns the
// names of the pictures, which go after the commit.
export async function eraseTickets(db: Db, person: Person) {
  await eraseWords(db, person)
  await eraseLinks(db, person)
  const files = await eraseFiles(db, person)
  const evidence = await listFilesInDisputes(db, files)
  return files.filter((file) => !evidence.includes(file))
}

// The address of a request, for a mail to a guest.
export function makeTicketLink(db: Db, id: string) {
  return makeLink(db, id)
}
