import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { JobContext } from '#server/tasks.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { createCircuit } from '#server/http/circuit.ts'
import { withPublicUrl } from './origin.ts'
import { countTry, dropUntrue, setFailed, setKept, setSent, type WaitingMail } from './queries.ts'

export const mostTries = 25
const wholeMs = 30_000
const noteEveryMs = 200
const mostNotes = 100
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 15_000 }

const circuit = createCircuit({ failures: 5, pauseMs: 30_000 })

// Sends at least once. After a crash between sending and recording, it sends again with the same
// Message-ID, by which mail programs recognize a copy.
export async function sendMail(mailId: string, { db, config, log }: JobContext) {
  if (await dropUntrue(db, mailId)) return
  const { SMTP_URL, MAIL_FROM } = config
  if (SMTP_URL === undefined) return setKept(db, mailId)
  const waitMs = circuit.waitMs()
  if (waitMs > 0) return putOff(mailId, waitMs, db)

  const mail = await countTry(db, mailId)
  if (mail === undefined) return
  try {
    await deliver(withPublicUrl(mail, config), { url: SMTP_URL, from: MAIL_FROM })
    circuit.succeeded()
  } catch (error) {
    if (isServerAway(error)) circuit.failed()
    else circuit.succeeded()
    const isLast = mail.attempts >= mostTries
    await setFailed(db, mailId, { error: withoutAddresses(error), isLast })
    if (!isLast) throw new Error(withoutAddresses(error))
    log.error({ mail: mailId, kind: mail.kind, tries: mail.attempts }, 'a mail is dead')
    return
  }
  await noteSent(db, mailId)
}

// Retries recording, so that a short database outage does not send the mail twice.
async function noteSent(db: JobContext['db'], mailId: string) {
  for (let failures = 0; ; failures++) {
    try {
      return await setSent(db, mailId)
    } catch (error) {
      if (failures === mostNotes) throw error
      await sleep(noteEveryMs)
    }
  }
}

// The server was not contacted, so no try is counted.
function putOff(mailId: string, waitMs: number, db: JobContext['db']) {
  const runAt = Temporal.Now.instant().add({ milliseconds: Math.ceil(waitMs) })
  return enqueue(db, 'send-mail', { mailId }, { runAt: runAt.toString(), jobKey: `mail:${mailId}` })
}

type Sender = { url: string; from: string }

async function deliver(mail: WaitingMail, { url, from }: Sender) {
  const transport = createTransport({ url, ...timeouts })
  const sending = transport.sendMail({
    from,
    // An object, because a string is parsed as a list of addresses.
    to: { name: '', address: mail.toAddress },
    replyTo: mail.replyTo === null ? undefined : { name: '', address: mail.replyTo },
    subject: mail.subject,
    text: mail.body,
    html: mail.html,
    ...(mail.calendar !== null && { attachments: [invitation(mail.calendar)] }),
    messageId: `<${mail.id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // A server that sends one byte a second never times out by itself.
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () =>
      reject(Object.assign(new Error('The mail server takes too long.'), { code: 'ETIMEDOUT' })),
    wholeMs,
  )
  await Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
}

const invitation = (content: string) => ({
  filename: 'appointment.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})

const awayCodes = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']

// True when the server is unreachable, as opposed to one that rejects this mail.
function isServerAway(error: unknown) {
  if (!(error instanceof Error)) return false
  const isClosing = 'responseCode' in error && error.responseCode === 421
  return isClosing || ('code' in error && awayCodes.includes(String(error.code)))
}

// Mail servers repeat the address they reject; it must not get into logs.
function withoutAddresses(error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  return message.replace(/[^\s<>"']+@[^\s<>"']+/g, '<address>').slice(0, 500)
}

function domainOf(from: string) {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
