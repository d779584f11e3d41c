import { fail } from '#contract/errors.ts'
import type { HumanCheck } from '#contract/accounts/human-check.ts'
import type { NewTicket, TicketType } from '#contract/accounts/support.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import {
  dropAttachments,
  listAttachmentsBefore,
  touchAttachment,
} from '#server/features/media/service.ts'
import { listFilesInDisputes } from '#server/features/disputes/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { refuseScripts } from '#server/features/proof-of-work/service.ts'
import { insertMessage, insertTicket, listFilesAmong } from './queries.ts'

// Types with high priority.
const urgent: TicketType[] = ['safety', 'payment']

// The email is unverified. A ticket belongs to an account only if it was signed in; accounts are
// not looked up by email, so the answer does not reveal who has one.
export async function openTicket(
  { db, config, actor, request }: Caller,
  given: NewTicket & Partial<HumanCheck>,
) {
  const { email, type, bookingNumber, message, files } = given
  await refuseScripts(db, 'ticket', request, given)
  for (const file of files)
    if (!(await touchAttachment(file))) fail('INVALID_INPUT', { files: fileGone })
  const isThanked = await isWithin(db, { key: `thanks:${email}`, points: 3, seconds: 24 * 3600 })

  return inTransaction(db, async (db) => {
    const { id, ticketNumber } = await insertTicket(db, {
      userId: actor?.id,
      email,
      type,
      bookingNumber: bookingNumber || null,
      subject: subjectOf(message),
      priority: urgent.includes(type) ? 'urgent' : 'normal',
    })
    await insertMessage(db, { ticketId: id, authorId: actor?.id, body: message, files })
    await queueMail(db, {
      to: config.SUPPORT_EMAIL,
      kind: 'support-ticket',
      language: 'en',
      replyTo: email,
      data: { ticketNumber, email, type, bookingNumber: bookingNumber || null, message },
    })
    if (isThanked)
      await queueMail(db, {
        to: email,
        kind: 'support-ticket-received',
        language: request.language,
        data: { ticketNumber },
      })
    await notifyAdmins(db, 'support.read', {
      event: 'support',
      type: 'support_ticket',
      title: { en: 'New support ticket {number}', es: 'Nuevo ticket de soporte {number}' },
      message: { en: '{subject}', es: '{subject}' },
      params: { number: ticketNumber, subject: subjectOf(message) },
      actionUrl: '/admin/support',
      data: { ticketNumber },
    })
    return { ticketNumber }
  })
}

const fileGone = "That photo isn't there anymore. Please add it again."
const waitMs = 60 * 60 * 1000

// Deletes pictures whose ticket was never sent.
export async function dropWaitingFiles(db: Db) {
  const old = await listAttachmentsBefore(Date.now() - waitMs)
  const kept = [...(await listFilesAmong(db, old)), ...(await listFilesInDisputes(db, old))]
  await dropAttachments(old.filter((name) => !kept.includes(name)))
}

const longestSubject = 80

// The first line, shown in lists.
function subjectOf(message: string) {
  const [line = ''] = message.split(/\r?\n/)
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line
}
