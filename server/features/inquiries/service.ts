import { fail } from '#contract/errors.ts'
import type { HumanCheck } from '#contract/accounts/human-check.ts'
import type { BusinessInquiry } from '#contract/marketplace/inquiries.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { refuseScripts } from '#server/features/proof-of-work/service.ts'
import { insertInquiry } from './queries.ts'

const longestPhone = 64

// Saved before it is mailed, so that no inquiry depends on the mail server.
export async function sendInquiry(
  { db, config, request }: Caller,
  given: BusinessInquiry & Partial<HumanCheck>,
) {
  const { name, email, phone, message } = given
  // The contract has no rule for the phone, so the error names no field.
  if (phone.length > longestPhone) fail('INVALID_INPUT')
  await refuseScripts(db, 'inquiry', request, given)
  // Anyone can type any address, so each gets at most three thank-you mails a day.
  const isThanked = await isWithin(db, { key: `thanks:${email}`, points: 3, seconds: 24 * 3600 })

  await inTransaction(db, async (db) => {
    const data = { name, email, phone, message }
    await insertInquiry(db, data)
    await queueMail(db, {
      to: config.INQUIRY_EMAIL,
      kind: 'inquiry',
      language: 'en',
      replyTo: email,
      data,
    })
    if (isThanked)
      await queueMail(db, {
        to: email,
        kind: 'inquiry-received',
        language: request.language,
        data: { name },
      })
  })
}
