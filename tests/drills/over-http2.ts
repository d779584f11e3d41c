// Requests over HTTP/2, one kept connection per client, as browsers make them.
import { connect, type ClientHttp2Session } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { longMs, type Answer, type Client } from './crowd.ts'

export function createHttp2(url: string) {
  const sessions = new Map<string, ClientHttp2Session>()

  function sessionOf({ id, localAddress }: Client) {
    const known = sessions.get(id)
    if (known) return known
    const session = connect(url, { createConnection: () => openTls(url, localAddress) })
    const forget = () => sessions.get(id) === session && sessions.delete(id)
    session.on('goaway', forget).on('close', forget).on('error', forget)
    sessions.set(id, session)
    return session
  }

  return {
    ask: (path: string, client: Client) =>
      new Promise<Answer>((resolve, reject) => {
        const stream = sessionOf(client).request({ ':path': path, cookie: client.cookie })
        let answer: Answer = { status: 0, retryAfter: undefined, body: null }
        stream.on('response', ({ ':status': status = 0, 'retry-after': retryAfter }) => {
          answer = { ...answer, status, retryAfter }
        })
        stream.setTimeout(longMs, () => stream.destroy(new Error('no answer')))
        stream.on('error', reject)
        stream.on('end', () => resolve(answer))
        stream.resume()
      }),
    close() {
      for (const session of sessions.values()) session.destroy()
    },
  }
}

function openTls(url: string, localAddress: string | undefined) {
  const { hostname: host, port } = new URL(url)
  const socket = connectTcp({ host, port: Number(port), localAddress })
  return connectTls({ socket, ALPNProtocols: ['h2'], rejectUnauthorized: false })
}
