import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { About } from '#server/tasks.ts'
import { verdicts, type Verdict } from './approval-mails.ts'
import { boxOf, letterOf, type DeskKind, type MailData, type MailKind } from './kinds.ts'
import { drawLetter } from './layout.ts'
import { insertMail, setQueued } from './queries.ts'
import { currentSettings, isMailReadable } from './settings.ts'

type Mail<Kind extends MailKind> = {
  kind: Kind
  language: Language
  data: MailData[Kind]
  userId?: string
  replyTo?: string
  // An iCalendar file to attach.
  calendar?: string
  // Send not before this time.
  runAt?: string | undefined
  about?: About | undefined
} & (Kind extends DeskKind ? { to?: string } : { to: string })

// Written in the caller's transaction, sent by the worker once that has committed.
export async function queueMail<Kind extends MailKind>(db: Db, mail: Mail<Kind>) {
  const { kind, language, data, userId, replyTo, calendar, runAt, about } = mail
  const settings = currentSettings()
  const toAddress = mail.to ?? boxOf(kind, settings)
  if (toAddress === undefined) throw new Error(`A ${kind} mail needs an address.`)

  const { subject, html, text } = drawLetter(letterOf(kind, data), language, settings.publicUrl)
  const mailId = await insertMail(db, {
    kind,
    language,
    toAddress,
    replyTo,
    userId,
    calendar,
    subject,
    html,
    body: text,
    bookingId: about?.bookingId,
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

export function mailSettings() {
  return currentSettings()
}

export function canMail() {
  return currentSettings().SMTP_URL !== undefined || isMailReadable()
}

// The in-app notification of a decision about a listing says the same as its mail.
export function textsOfVerdict(verdict: Verdict) {
  return verdicts[verdict]
}
