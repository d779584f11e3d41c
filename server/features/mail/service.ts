import type { Language } from '#contract/language.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import type { About } from '#server/tasks.ts'
import { verdicts, type Verdict } from './approval-mails.ts'
import { letterOf, type MailData, type MailKind } from './kinds.ts'
import { drawLetter } from './layout.ts'
import { storedOrigin } from './origin.ts'
import { insertMail, setQueued } from './queries.ts'
import { isMailReadable } from './readable.ts'

type Mail<Kind extends MailKind> = {
  to: string
  kind: Kind
  language: Language
  data: MailData[Kind]
  userId?: string
  replyTo?: string
  // An iCalendar file to attach.
  calendar?: string
  // Send not before this time.
  runAt?: string | undefined
  // The booking it is about, for the booking's trail.
  bookingId?: string
  about?: About | undefined
}

// Written in the caller's transaction, sent by the worker once that has committed.
export async function queueMail<Kind extends MailKind>(db: Db, mail: Mail<Kind>) {
  const { to, kind, language, data, userId, replyTo, calendar, runAt, bookingId, about } = mail
  const { cityDefault } = await readSettings(db)
  const letter = letterOf(kind, data)
  const { subject, html, text } = drawLetter(letter, language, storedOrigin, cityDefault)
  const mailId = await insertMail(db, {
    kind,
    language,
    toAddress: to,
    replyTo,
    userId,
    calendar,
    subject,
    html,
    body: text,
    bookingId: about?.bookingId ?? bookingId,
    aboutStart: about?.startsAt,
    trueUntil: about?.trueUntil,
  })
  await enqueue(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}`, runAt })
  return mailId
}

// Gives a dead mail new tries. False when it is not dead.
export async function retryMail(db: Db, mailId: string) {
  const isQueued = await setQueued(db, mailId)
  if (isQueued) await enqueue(db, 'send-mail', { mailId }, { jobKey: `mail:${mailId}` })
  return isQueued
}

export function canMail(config: Config) {
  return config.SMTP_URL !== undefined || isMailReadable(config)
}

// The in-app notification of a decision about a listing says the same as its mail.
export function textsOfVerdict(verdict: Verdict) {
  return verdicts[verdict]
}
