// Detects a database that hangs without closing connections. Requests would wait for their own
// timeouts; so a separate connection sends empty queries, and after a second of silence all waiting
// queries fail at once.
import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const beatMs = 250
const silenceMs = 1000

export type Pulse = { isSilent: () => boolean; stop: () => Promise<void> }

// `heard` counts the bytes all other connections have received: a database that answers them is
// busy, not silent.
type Watched = { heard: () => number; onSilence: () => void }

export function feelPulse(url: string, { heard, onSilence }: Watched): Pulse {
  let isSilent = false
  let isStopped = false
  let line: Line | undefined

  async function beat() {
    line ??= openLine(url)
    const { client, connected } = line
    await connected
    await client.query('SELECT')
  }

  async function run() {
    while (!isStopped) {
      const before = heard()
      const answer = await within(beat())
      const outcome = answer === 'silence' && heard() !== before ? 'refusal' : answer
      if (outcome === 'silence' && !isSilent && !isStopped) {
        isSilent = true
        onSilence()
      }
      // A refused connection is an answer: other requests are refused as quickly.
      if (outcome !== 'silence') isSilent = false
      if (outcome !== 'beat') drop()
      if (!isStopped) await sleep(beatMs, undefined, { ref: false })
    }
  }

  // Destroyed without a goodbye message, because the server does not read it.
  function drop() {
    line?.socket.destroy()
    line = undefined
  }

  const running = run()
  return {
    isSilent: () => isSilent,
    async stop() {
      isStopped = true
      drop()
      await running
    },
  }
}

type Line = { socket: Socket; client: pg.Client; connected: Promise<unknown> }

function openLine(url: string): Line {
  const socket = new Socket()
  const client = new pg.Client({ connectionString: url, stream: () => socket })
  client.on('error', () => {})
  const connected = client.connect()
  // The error is handled where the promise is awaited.
  connected.catch(() => {})
  return { socket, client, connected }
}

type Outcome = 'beat' | 'refusal' | 'silence'

// If this process itself was blocked, the answer may already have arrived, so it is read before the
// database counts as silent.
async function within(asked: Promise<unknown>): Promise<Outcome> {
  let outcome: Outcome | undefined
  const answered = asked.then(
    () => (outcome = 'beat'),
    () => (outcome = 'refusal'),
  )
  const timer = new AbortController()
  await Promise.race([
    answered,
    sleep(silenceMs, undefined, { signal: timer.signal }).catch(() => {}),
  ])
  timer.abort()
  if (outcome === undefined) for (let turns = 0; turns < 3; turns++) await nextTurn()
  return outcome ?? 'silence'
}
