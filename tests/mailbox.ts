// For tests: an SMTP server that stores mails, and refuses those it is told to.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { id: string; to: string[]; raw: string; text: string; html: string }

type Refusal = { code: number; message: string }
type Refuses = { recipient?: (address: string) => Refusal | null; data?: () => Refusal | null }

export async function openMailbox(refuses: Refuses = {}) {
  const received: Received[] = []
  const tried: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = refuses.recipient?.(address)
      done(refusal ? asError(refusal) : undefined)
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch {
        // The sender was killed halfway.
        return
      }
      const raw = Buffer.concat(chunks).toString()
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const mail = { id: headerIn(raw, 'Message-ID'), to, raw, ...bodiesIn(raw) }
      tried.push(mail.id)
      const refusal = refuses.data?.()
      if (!refusal) received.push(mail)
      done(refusal ? asError(refusal) : undefined)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    tried,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

export function headerIn(raw: string, name: string) {
  const [head = ''] = raw.split('\r\n\r\n')
  const unfolded = head.replace(/\r\n[ \t]/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? ''
}

function asError({ code, message }: Refusal) {
  return Object.assign(new Error(message), { responseCode: code })
}

function bodiesIn(raw: string) {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`)
  const bodyOf = (type: string) => {
    const part = parts.find((each) => each.includes(`Content-Type: ${type}`)) ?? ''
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const body = decode(rest.join('\r\n\r\n'), /Transfer-Encoding: (\S+)/i.exec(head)?.[1])
    return body.replaceAll('\r\n', '\n')
  }
  return { text: bodyOf('text/plain'), html: bodyOf('text/html') }
}

function decode(body: string, encoding = '7bit') {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
