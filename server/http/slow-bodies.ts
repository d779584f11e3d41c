// A slow body wastes a connection: a form arrives at once, and a picture as fast as a phone can
// send it.
import type { FastifyInstance, FastifyRequest } from 'fastify'

const formMs = 8000
// The slowest accepted upload, checked every few seconds.
const pictureBytesPerSecond = 8 * 1024
const lookEveryMs = 4000

const answer =
  'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n'

export function cutSlowBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers } = request.raw
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (hasBody) watch(request, () => reply.sent)
    done()
  })
}

function watch({ raw }: FastifyRequest, isAnswered: () => boolean) {
  const { socket } = raw
  const isPicture = raw.headers['content-type']?.startsWith('multipart/')
  let before = socket.bytesRead
  let slowLooks = 0
  const timer = setInterval(
    () => {
      const arrived = socket.bytesRead - before
      before = socket.bytesRead
      const isFast = arrived >= (pictureBytesPerSecond * lookEveryMs) / 1000
      slowLooks = isFast ? 0 : slowLooks + 1
      if (isPicture && slowLooks < 2) return
      clearInterval(timer)
      // Already received or already closed.
      if (raw.complete || !socket.writable) return
      socket.end(isAnswered() ? '' : answer, () => socket.destroy())
    },
    isPicture ? lookEveryMs : formMs,
  )
  const stop = () => clearInterval(timer)
  raw.once('end', stop).once('close', stop)
}
