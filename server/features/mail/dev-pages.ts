import { escape } from './layout.ts'
import type { findMail, listMails } from './queries.ts'

type Listed = Awaited<ReturnType<typeof listMails>>
type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>
type Sms = { toPhone: string; body: string; state: string; createdAt: string }

// Newest first, mails and SMS together.
export function listPage(mails: Listed, messages: Sms[]) {
  const rows = [
    ...mails.map((mail) => ({ at: mail.createdAt, html: mailRow(mail) })),
    ...messages.map((sms) => ({ at: sms.createdAt, html: smsRow(sms) })),
  ].sort((a, b) => Temporal.Instant.compare(b.at, a.at))
  return page(
    'Mail and SMS',
    `<h1>Mail and SMS</h1>
<p>This server has no SMTP_URL, so mails are kept here instead of being sent. Text messages are listed with them.</p>
${rows.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${rows.map(({ html }) => html).join('')}</ul>`}`,
  )
}

export function mailPage({ subject, toAddress, replyTo, kind, createdAt, html, body }: Mail) {
  // Opens links in the top window, outside the frame.
  const framed = html.replace('<head>', '<head><base target="_top">')
  return page(
    subject,
    `<p><a href="/dev/mail">All mail</a></p>
<h1>${escape(subject)}</h1>
<p>To ${escape(toAddress)}${replyTo ? `, answers to ${escape(replyTo)}` : ''} · ${escape(kind)} · ${time(createdAt)}</p>
<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escape(framed)}"></iframe>
<details><summary>As plain text</summary><pre>${escape(body)}</pre></details>`,
  )
}

function mailRow({ id, subject, toAddress, state, createdAt }: Listed[number]) {
  return `<li><a href="/dev/mail/${id}">${escape(subject)}</a><span>${escape(toAddress)} · ${escape(state)} · ${time(createdAt)}</span></li>`
}

function smsRow({ toPhone, body, state, createdAt }: Sms) {
  return `<li>${escape(body)}<span>SMS to ${escape(toPhone)} · ${escape(state)} · ${time(createdAt)}</span></li>`
}

function time(instant: string) {
  return escape(instant.slice(0, 19).replace('T', ' '))
}

function page(title: string, body: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(title)} | Kempt</title>
<style>
:root { color-scheme: light dark; --line: #e2ddd5; --quiet: #5c6370; --blue: #095c86; }
@media (prefers-color-scheme: dark) { :root { --line: #2c323f; --quiet: #a4aab7; --blue: #47b8e1; } }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--blue); } ul { padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
li span { display: block; color: var(--quiet); font-size: 0.875rem; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 0.75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; } summary { padding: 0.75rem 0; }
</style>
</head>
<body>
${body}
</body>
</html>
`
}
