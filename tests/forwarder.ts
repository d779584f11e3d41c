// Stands between the server and PostgreSQL, as HAProxy does: new connections go to the current
// target, and the connections to a target that is gone can be broken off or left open and silent.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { socketName } from '#server/postgres/connection.ts'

export async function openForwarder(socketDir: string) {
  let target = socketDir
  const pairs = new Set<[Socket, Socket]>()
  const server = createServer((near) => {
    const far = connect(join(target, socketName))
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [socket, other] of [pair, pair.toReversed() as typeof pair])
      socket
        .on('error', () => {})
        .on('close', () => {
          other.destroy()
          pairs.delete(pair)
        })
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    urlFor: (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    sendTo(other: string) {
      target = other
    },
    // Leaves every open connection open, and carries nothing over it any more.
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    breakOff() {
      for (const [near] of pairs) near.destroy()
    },
    async close() {
      for (const [near] of pairs) near.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
