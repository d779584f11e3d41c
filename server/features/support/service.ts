// The public form. The email is unverified: a ticket belongs to an account only if it was signed in;
// accounts are not looked up by email, so the answer does not reveal who has one.
import type { HumanCheck } from '#contract/accounts/human-check.ts'
import type { NewTicket } from '#contract/accounts/support.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { refuseScripts } from '#server/features/proof-of-work/service.ts'
import { keepFiles, makeTicketLink, openTicket as open } from '#server/features/tickets/service.ts'

export async function openTicket(
  { db, config, actor, request }: Caller,
  given: NewTicket & Partial<HumanCheck>,
) {
  const { email, type, bookingNumber, message, files } = given
  await refuseScripts(db, 'ticket', request, given)
  await keepFiles(files)
  const isThanked = await isWithin(db, { key: `thanks:${email}`, points: 3, seconds: 24 * 3600 })

  return inTransaction(db, async (db) => {
    const { id, ticketNumber, body } = await open(db, {
      email,
      type,
      message,
      files,
      language: request.language,
      userId: actor?.id ?? null,
      isProved: false,
      bookingNumber: bookingNumber || null,
    })
    await queueMail(db, {
      to: config.SUPPORT_EMAIL,
      kind: 'support-ticket',
      language: 'en',
      replyTo: email,
      data: { ticketNumber, email, type, bookingNumber: bookingNumber || null, message: body },
    })
    if (isThanked)
      await queueMail(db, {
        to: email,
        kind: 'support-ticket-received',
        language: request.language,
        data: { ticketNumber, path: actor === null ? await makeTicketLink(db, id) : null },
      })
    return { ticketNumber }
  })
}
