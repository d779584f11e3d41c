// Feels the database's pulse. One that has stopped answering, without closing anything, would keep
// every request until its own time ran out; so a connection of ours asks for nothing again and again,
// and after a second of silence everyone is told at once.
import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const beatMs = 250
const silenceMs = 1000

export type Pulse = { isSilent: () => boolean; stop: () => Promise<void> }

// `heard` is how much everyone else has heard of it so far: a database that talks to others is busy,
// not silent.
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
      // A refusal is an answer: whoever asks next is refused as quickly.
      if (outcome !== 'silence') isSilent = false
      if (outcome !== 'beat') drop()
      if (!isStopped) await sleep(beatMs, undefined, { ref: false })
    }
  }

  // Not by the book: nobody is there to read a farewell.
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
  // Said where it is waited for, if anyone still waits.
  connected.catch(() => {})
  return { socket, client, connected }
}

type Outcome = 'beat' | 'refusal' | 'silence'

// When this process itself was held up, the answer may lie there already: it is read before the
// silence is believed.
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
