// Sends requests to its own server as every role, and collects forbidden outcomes.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { connect, type Db } from '#server/database/db.ts'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { askers, gatherCrew, signIn, type Member } from './crew.ts'
import { grant, type Sent } from './grant.ts'
import { add, learn, readMails, remember, type Known } from './known.ts'
import { drafts } from './requests.ts'
import { tableOf } from './tables.ts'

export type Tally = {
  requests: number
  byAsker: Record<string, number>
  byStatus: Record<string, number>
  // The number of successful answers by route.
  reached: Record<string, number>
  paused: number
  failures: string[]
}

export const emptyTally = (): Tally => ({
  requests: 0,
  byAsker: {},
  byStatus: {},
  reached: {},
  paused: 0,
  failures: [],
})

type Round = { url: string; db: Db; known: Known; crew: Member[]; tally: Tally; agent: Agent }

const atOnce = 6
const everySoOften = 250

// Each round has its own city, so damage by one round does not affect the next.
export async function runRound(tally: Tally, { seed, count }: { seed: number; count: number }) {
  const databaseUrl = await openCity()
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-fuzz-'))
  const db = connect(databaseUrl, { max: 3, statementTimeoutMs: 60_000 })
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    MAX_IN_FLIGHT: '200',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  try {
    const crew = await gatherCrew(db)
    const known = await learn(
      db,
      crew.map(({ id }) => id),
    )
    const round = { url: server.url, db, known, crew, tally, agent }
    let next = 0
    const work = async () => {
      for (let n = next++; n < count; n = next++) {
        if (n % everySoOften === 0) await refresh(round)
        await askOnce(round, seed + n)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    judgeLog(tally, seed, server.said())
  } finally {
    agent.destroy()
    await server.stop()
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// Clears the rate limits, which other tests cover; here they would hide the code behind them.
async function refresh({ db, known }: Round) {
  await db.deleteFrom('rateLimits').execute()
  await readMails(db, known)
}

async function askOnce(round: Round, seed: number) {
  const { crew, known, tally } = round
  const [at, who] = [scatter(seed), scatter(~seed)]
  const { draft } = drafts[at % drafts.length]!
  const asker = askers[who % askers.length]!
  const members = crew.filter((each) => each.asker === asker)
  const member = members[Math.floor(who / askers.length) % members.length]!
  const [drawn] = fc.sample(draft, { seed, numRuns: 1 })
  const sent = grant(drawn!, member, known)
  const answer = await askPatiently(round, member, { sent, seed })
  tally.requests++
  count(tally.byAsker, asker)
  count(tally.byStatus, String(answer.status))
  if (answer.status >= 200 && answer.status < 400) count(tally.reached, sent.title)
  for (const problem of problemsOf(answer))
    tally.failures.push(describe({ problem, seed, asker, sent, answer }))
  learnFrom(round, member, { sent, answer })
  if (answer.status === 401) await signIn(round.db, member)
}

// Distributes evenly, unlike fast-check's own numbers.
function scatter(seed: number) {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const count = (counts: Record<string, number>, name: string) =>
  (counts[name] = (counts[name] ?? 0) + 1)

type Asked = { sent: Sent; seed: number }
type Answer = { status: number; text: string; headers: Record<string, unknown>; json: unknown }

const tries = 4

// Retries while a busy machine answers 503.
async function askPatiently(round: Round, member: Member, asked: Asked) {
  for (let turn = 1; ; turn++) {
    const answer = await ask(round, member, asked)
    if (answer.status !== 503 || turn === tries) return answer
    round.tally.paused++
    await sleep(turn * 1000)
  }
}

function ask({ url, agent }: Round, member: Member, { sent, seed }: Asked): Promise<Answer> {
  const { origin, hostname, port } = new URL(url)
  const address = `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { method, path, body } = sent
  const headers = {
    origin,
    'x-kempt': '1',
    'x-forwarded-for': address,
    cookie,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    ...sent.headers,
  }
  return new Promise((resolve) => {
    const over = (text: string) => resolve({ status: 0, text, headers: {}, json: undefined })
    const options = { hostname, port, method, path, headers, agent, timeout: 30_000 }
    const asked = request(options, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', (error) => over(String(error)))
      response.on('end', () => {
        const text = Buffer.concat(pieces).toString()
        keepCookies(member, response.headers['set-cookie'])
        const { statusCode: status = 0, headers } = response
        resolve({ status, text, headers, json: parse(text) })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept connection, or one whose body it refuses. Node answers invalid
      // HTTP with a body, which the client does not expect after a HEAD.
      const isOver = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
      if (isOver || (method === 'HEAD' && error.code === 'HPE_INVALID_CONSTANT')) resolve(ended)
      else over(String(error))
    })
    asked.end(body)
  })
}

const ended: Answer = { status: 499, text: '', headers: {}, json: undefined }

function keepCookies(member: Member, given: string[] = []) {
  for (const line of given) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') member.cookies.delete(name)
    else member.cookies.set(name, value)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const innards =
  /\n\s+at .+:\d+:\d+\)?|node_modules|node:internal|syntax error at|violates \w+ constraint|relation "\w+" does|column "\w+" |invalid input syntax|kysely|pg_catalog|SELECT .{1,80} FROM /

function* problemsOf({ status, text, headers, json }: Answer) {
  if (status === 0) yield 'no answer'
  if (status >= 500) yield `status ${status}`
  if (innards.test(text) && !String(headers['content-type']).includes('javascript'))
    yield 'the insides show'
  const location = String(headers.location ?? '/')
  if (!/^\/(?![/\\])/.test(location)) yield `leads away to ${location}`
  if (
    status >= 400 &&
    // A HEAD has no body.
    text !== '' &&
    String(headers['content-type']).includes('json') &&
    !(json as { code?: string })?.code &&
    // Node itself refuses these requests before they reach our code.
    !/Client Error|maximum allowed HTTP header size/.test(text)
  )
    yield 'a refusal without a code'
}

type Failure = Asked & { problem: string; asker: string; answer: Answer }

function describe({ problem, seed, asker, sent, answer }: Failure) {
  const { title, method, path, headers, body } = sent
  const said = JSON.stringify({ method, path, headers, body: body?.toString('latin1') })
  return `${problem}: seed ${seed}, ${title} as ${asker}\n  ${said}\n  ${answer.status} ${answer.text.slice(0, 300)}`
}

function learnFrom(
  { known }: Round,
  member: Member,
  { sent, answer }: { sent: Sent; answer: Answer },
) {
  if (answer.status >= 300 || typeof answer.json !== 'object' || answer.json === null) return
  remember(known, member.id, tableOf({ path: sent.path, field: 'id' }), answer.json)
  const page = /^\/api\/barbers\/([\da-f-]{36})\/slots/.exec(sent.path)?.[1]
  const { days } = answer.json as { days?: { starts?: string[] }[] }
  if (page && Array.isArray(days))
    for (const { starts = [] } of days)
      for (const start of starts.slice(0, 5)) add(known.starts, page, start)
}

// Finds errors in the log that no answer showed, and user input that must not be logged.
function judgeLog(tally: Tally, seed: number, said: string) {
  for (const line of said.split('\n'))
    if (/"level":(50|60)|evil\.example|OR 1=1|Warning:|Unhandled/.test(line))
      tally.failures.push(`in the log of round ${seed}: ${line.slice(0, 600)}`)
}
