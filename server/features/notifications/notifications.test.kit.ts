// Test kit: a push service that receives what a browser would, and a browser that can decrypt it.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Letter = { path: string; headers: IncomingHttpHeaders; body: Buffer }

export async function openPushService() {
  const received: Letter[] = []
  // Status by path; 201 by default.
  const answers = new Map<string, number>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(answers.get(path) ?? 201, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    close: () => void server.close(),
  }
}

export function createBrowser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const secret = randomBytes(16)
  const keys = {
    p256dh: pair.getPublicKey().toString('base64url'),
    auth: secret.toString('base64url'),
  }

  // RFC 8291, as browsers do it.
  function read(body: Buffer): unknown {
    const salt = body.subarray(0, 16)
    const idLength = body[20] ?? 0
    const sender = body.subarray(21, 21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
    const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), secret, info, 32))
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${name}\0`, length))
    const sealed = body.subarray(21 + idLength)
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    // The last byte marks the end of the record.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
  return { keys, read }
}
