import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { languages, type Language } from '#contract/language.ts'
import { readConfig } from '#server/config.ts'
import { inTransaction } from '#server/database/db.ts'
import { startWorker } from '#server/worker.ts'
import { headerIn, openMailbox } from '#tests/mailbox.ts'
import { databaseUrl, db, jobContext } from '#tests/world.ts'
import { mailJobs } from './jobs.ts'
import { kinds, type MailData, type MailKind } from './kinds.ts'
import { listDeadMails } from './queries.ts'
import { queueMail, retryMail } from './service.ts'

let isBusy = false
const mailbox = await openMailbox({
  recipient: (address) =>
    address.startsWith('poison') ? { code: 550, message: `no such user ${address}` } : null,
  data: () => (isBusy ? { code: 451, message: 'greylisted, come back later' } : null),
})
const logged: string[] = []
const { log } = fastify({
  logger: { level: 'trace', stream: { write: (line: string) => logged.push(line) } },
})
const config = readConfig({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://kempt.test' })
const work = () => startWorker({ db, url: databaseUrl, config, log, jobs: mailJobs })
const worker = await work()
afterAll(async () => {
  await worker.stop()
  await mailbox.close()
})

const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 })
const trySending = (mailId: string) =>
  mailJobs['send-mail'].run({ mailId }, { ...jobContext, config, log })
const received = (mailId: string) => mailbox.received.filter(({ id }) => id.includes(mailId))
const tried = (mailId: string) => mailbox.tried.filter((id) => id.includes(mailId))
const stateOf = async (id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const notice = (to: string) =>
  ({ to, kind: 'password-changed', language: 'en', data: { name: 'Ana' } }) as const

const who = { name: 'Ana <script>alert(1)</script> & Co' }
const token = 'tok"en&<1>'
const newEmail = 'new@example.com'
const message = 'Hello <b>there</b>\n.\nsecond line'
const path = '/contact-support#ticket=t' as const
const samples: MailData = {
  'verify-email': { ...who, token, disownToken: 'disown-1' },
  welcome: { ...who, role: 'barber' },
  booking: {
    title: { en: 'Appointment confirmed', es: 'Cita confirmada' },
    message: 'Skin fade with Marcus at Third Ward Cuts: Monday at 3:00 PM.',
    bookingNumber: 'K-1001',
    services: 'Skin fade',
    when: 'Monday at 3:00 PM',
    shop: 'Third Ward Cuts',
    address: '100 Main St',
    professional: 'Marcus',
    sums: [{ name: { en: 'Total', es: 'Total' }, value: '$40.00' }],
    path: '/client/bookings',
  },
  invoice: {
    ...who,
    title: { en: 'Your invoice is ready', es: 'Tu factura está lista' },
    message: 'Third Ward Cuts, $40.00.',
    number: 'HOU-2026-000123',
    when: 'Monday at 3:00 PM',
    shop: 'Third Ward Cuts, 100 Main St',
    sums: [{ name: { en: 'Skin <b>fade</b>', es: 'Skin <b>fade</b>' }, value: '$40.00' }],
    path: '/client/dashboard?tab=invoices',
  },
  'listing-decided': {
    ...who,
    shop: 'Third Ward Cuts',
    verdict: 'changes-requested',
    reasons: [[{ en: 'License', es: 'Licencia' }, 'The photo is <b>blurred</b>']],
  },
  'license-expiring': { ...who, shop: 'Third Ward Cuts', day: 'December 1, 2026' },
  'license-expired': { ...who, shop: 'Third Ward Cuts', day: 'December 1, 2026' },
  'booking-digest': { lines: ['Ana Ruiz canceled Friday at 4:00 PM.'], path: '/barber/dashboard' },
  'guest-code': { code: '123456' },
  'find-my-booking': {
    bookingNumber: 'K-1001',
    shop: 'Third Ward Cuts',
    when: 'Monday at 3:00 PM',
    path: '/guest/bookings#booking=1&link=2',
  },
  'waitlist-offer': {
    shop: 'Third Ward Cuts',
    services: 'Skin fade',
    when: 'Monday at 3:00 PM',
    keptMinutes: 15,
    path: '/guest/bookings#offer=1',
  },
  'team-invitation': { shop: 'Third Ward Cuts', inviter: who.name, title: 'Barber', token },
  'unread-messages': { name: 'Wes', lines: ['Late'], hasMore: true, when: null, path: '/' },
  notice: {
    ...who,
    title: { en: '{name} joined your team', es: '{name} se unió a tu equipo' },
    message: "They're setting up their profile.",
    params: who,
    path: '/barber/dashboard?tab=team',
  },
  'password-reset': { ...who, token },
  'password-changed': who,
  'wrong-codes': who,
  'reactivation-code': { ...who, code: '123456' },
  'account-deactivated': { ...who, token },
  'account-suspended': who,
  'admin-granted': { ...who, subRole: 'support' },
  'admin-invited': { subRole: 'support', token },
  'email-change-confirm': { ...who, newEmail, token, side: 'old' },
  'email-changed': { ...who, newEmail },
  'account-deleted': who,
  'barber-signup-notice': { ...who, email: 'barber@example.com' },
  inquiry: { ...who, email: 'shop@example.com', phone: '', message },
  'inquiry-received': who,
  'support-ticket': {
    ticketNumber: 'T-1001',
    email: 'a@example.com',
    type: 'safety',
    bookingNumber: null,
    message,
  },
  'support-ticket-received': { ticketNumber: 'T-1001', path },
  'ticket-answer': { what: 'replied', number: 'T-1001', agent: 'Maya', body: message, path },
}

const everyMail = await inTransaction(db, async (db) => {
  const queued: [kind: MailKind, language: Language, mailId: string][] = []
  for (const kind of Object.keys(kinds) as MailKind[])
    for (const language of languages) {
      const mail = { to: 'ana@example.com', kind, language, data: samples[kind] }
      const mailId = await queueMail(db, mail as Parameters<typeof queueMail>[1])
      queued.push([kind, language, mailId])
    }
  return queued
})

test.each(everyMail)('%s in %s arrives once, as text and HTML', async (_, language, mailId) => {
  await soon(() => expect(received(mailId)).toHaveLength(1))

  const [{ raw, text, html, id, to } = fail()] = received(mailId)
  expect(id).toBe(`<${mailId}@kempt.example>`)
  expect(to).toEqual(['ana@example.com'])
  expect(headerIn(raw, 'From')).toBe('Kempt <hello@kempt.example>')
  expect(headerIn(raw, 'Subject')).not.toBe('')
  for (const body of [text, html]) {
    expect(body.length).toBeGreaterThan(80)
    expect(body).not.toMatch(/\{\w+\}|undefined|\[object/)
  }
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).not.toMatch(/<script|<b>|<x>/)
  for (const [, url = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(url).toMatch(/^https:\/\/kempt\.test\/[\w\-/?=&;#%.]*$/)
  await soon(async () =>
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', html: '', body: '' }),
  )
})

test('English and Spanish differ in every mail', async () => {
  const subjects = await db.selectFrom('mails').select(['kind', 'language', 'subject']).execute()
  for (const { kind, subject } of subjects.filter(({ language }) => language === 'en'))
    expect([
      kind,
      subjects.some((row) => row.language === 'es' && row.subject === subject),
    ]).toEqual([kind, kind === 'support-ticket'])
})

test('the verification mail confirms, and lets a stranger delete the account', async () => {
  const data = { name: 'Ana', token: 'abc', disownToken: 'def' }
  const mailId = await queueMail(db, {
    to: 'a@example.com',
    kind: 'verify-email',
    language: 'en',
    data,
  })
  await soon(() => expect(received(mailId)).toHaveLength(1))
  const [{ text } = fail()] = received(mailId)
  expect(text).toContain('Hi Ana,')
  expect(text).toContain('https://kempt.test/email-confirmed#token=abc\n')
  expect(text).toContain('https://kempt.test/email-confirmed#disown=def\n')
})

test('a greylisted mail is sent again under the same Message-ID', async () => {
  isBusy = true
  const mailId = await queueMail(db, notice('grey@example.com'))
  await soon(() => expect(tried(mailId)).toHaveLength(1))
  isBusy = false
  await soon(() => expect(received(mailId)).toHaveLength(1))
  const [first, ...others] = tried(mailId)
  expect(others).toEqual([first])
  await soon(async () =>
    expect(await stateOf(mailId)).toMatchObject({ state: 'sent', attempts: 2, lastError: null }),
  )
})

// After a failed try, so that the test alone makes the next ones.
async function keepFromWorker(mailId: string) {
  const { rows } = await sql`UPDATE graphile_worker._private_jobs
    SET run_at = now() + interval '1 day'
    WHERE key = ${`mail:${mailId}`} AND attempts > 0 AND locked_at IS NULL RETURNING id`.execute(db)
  return rows.length
}

test('a failing address is dead after 25 tries, blocks no other mail, and can be retried', async () => {
  const mailId = await queueMail(db, notice('poison@example.com'))
  await soon(async () => expect(await keepFromWorker(mailId)).toBe(1))
  const other = await queueMail(db, notice('fine@example.com'))
  await soon(() => expect(received(other)).toHaveLength(1))

  while ((await stateOf(mailId)).attempts < 24)
    await expect(trySending(mailId)).rejects.toThrow('no such user <address>')
  logged.length = 0
  await trySending(mailId)
  expect(await stateOf(mailId)).toMatchObject({ state: 'dead', attempts: 25 })
  expect(logged.join('')).toContain('a mail is dead')
  expect(await listDeadMails(db)).toMatchObject([{ id: mailId, kind: 'password-changed' }])

  await db
    .updateTable('mails')
    .set({ toAddress: 'cured@example.com' })
    .where('id', '=', mailId)
    .execute()
  expect(await retryMail(db, mailId)).toBe(true)
  expect(await retryMail(db, mailId)).toBe(false)
  await soon(() => expect(received(mailId)).toHaveLength(1))
})

test('eight workers send 240 mails, none of them twice', async () => {
  const before = mailbox.received.length
  const crew = await Promise.all(Array.from({ length: 8 }, work))
  await inTransaction(db, async (db) => {
    for (let n = 0; n < 240; n++) await queueMail(db, notice(`crowd${n}@example.com`))
  })
  await soon(() => expect(mailbox.received.length).toBeGreaterThanOrEqual(before + 240))
  await Promise.all(crew.map((each) => each.stop()))
  const ids = mailbox.received.slice(before).map(({ id }) => id)
  expect(new Set(ids).size).toBe(240)
  expect(ids).toHaveLength(240)
})

test('a mail that was sent is not sent again', async () => {
  const mailId = await queueMail(db, notice('once@example.com'))
  await soon(async () => expect(await stateOf(mailId)).toMatchObject({ state: 'sent' }))
  await trySending(mailId)
  expect(received(mailId)).toHaveLength(1)
})

test('what is rolled back is not mailed', async () => {
  const rolledBack = inTransaction(db, async (db) => {
    await queueMail(db, notice('nobody@example.com'))
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  const rows = await db.selectFrom('mails').where('toAddress', '=', 'nobody@example.com').execute()
  expect(rows).toEqual([])
})

test('no name and no address gets a header or a second recipient in', async () => {
  const name = 'Eve\r\nBcc: victim@example.com\r\n\r\nbody'
  const data = { name, email: 'eve@example.com', phone: '', message: 'hi' }
  const replyTo = 'eve@example.com\r\nBcc: victim@example.com'
  const inquiry = { kind: 'inquiry', language: 'en', data } as const
  const mailId = await queueMail(db, { ...inquiry, to: 'desk@example.com', replyTo })
  await soon(() => expect(received(mailId)).toHaveLength(1))

  const [mail = fail()] = received(mailId)
  expect(mail.to).toEqual(['desk@example.com'])
  expect(headerIn(mail.raw, 'Bcc')).toBe('')
  expect(headerIn(mail.raw, 'Subject')).toBe('Business inquiry from Eve Bcc: ... body')

  const twoId = await queueMail(db, { ...inquiry, to: 'a@example.com, victim@example.com' })
  await soon(async () => {
    const { state, lastError } = await stateOf(twoId)
    expect(state === 'sent' || lastError !== null).toBe(true)
  })
  expect(mailbox.received.flatMap(({ to }) => to)).not.toContain('victim@example.com')
})

test('an advertisement is no name to greet', async () => {
  const greetings = ['Win at evil.example', 'http://evil', 'x'.repeat(61), '  '].map(
    async (name) => {
      const mailId = await queueMail(db, { ...notice('a@example.com'), data: { name } })
      await soon(() => expect(received(mailId)).toHaveLength(1))
      return received(mailId)[0]?.text
    },
  )
  for (const text of await Promise.all(greetings)) expect(text).toContain('\n\nHi,\n\n')
})

test('logs know no address, token or code', () => {
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join('')).not.toMatch(/@example\.com|tok.?en&|123456|disown-1/)
})

function fail(): never {
  throw new Error('nothing was received')
}
