// npm run bench:server: the cached landing page and JSON calls, as a share of a bare Fastify that
// answers the same bytes in the same run.
import { get } from 'node:http'
import { openBare, openKempt, ratio, say, throughput, type Answer } from './stage.ts'

const rounds = 5
const paths = ['/', '/api/settings', '/api/barbers/featured']
const ask = { 'accept-encoding': 'br' }

const kempt = await openKempt(42_100)
const answers = Object.fromEntries(
  await Promise.all(paths.map(async (path) => [path, await fetchRaw(kempt.url + path)] as const)),
)
const bare = await openBare(42_101, answers)
say('| answer | share of bare Fastify |\n| --- | --- |')
for (const path of paths) {
  const share = await ratio(
    rounds,
    () => throughput(kempt.url + path, ask),
    () => throughput(bare.url + path, ask),
  )
  say(`| ${path} | ${share.toFixed(2)} |`)
}
bare.stop()
await kempt.stop()

function fetchRaw(url: string) {
  return new Promise<Answer>((resolve, reject) => {
    get(url, { headers: ask }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const {
          connection: _c,
          'keep-alive': _k,
          date: _d,
          'transfer-encoding': _t,
          ...rest
        } = response.headers
        const headers = rest as Record<string, string>
        resolve({ body: Buffer.concat(pieces).toString('base64'), headers })
      })
    }).on('error', reject)
  })
}
