// Sends the most expensive request again and again: the open slots of a month, never the same twice in
// a row.
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises'
import { random, type Answer, type Client, type Shop } from './crowd.ts'

type Options = {
  ask: (path: string, client: Client) => Promise<Answer>
  crowd: Client[]
  shops: Shop[]
  // The requests that open all connections before an open loop begins.
  connections: number
  seconds: number
}

export function createLoops({ ask, crowd, shops, connections, seconds }: Options) {
  const visit = () => {
    const { id, serviceId } = random(shops)
    return ask(`/api/barbers/${id}/slots?services=${serviceId}&days=31`, random(crowd))
  }

  // Each lane sends its next request after an answer.
  async function closedLoop(lanes: number) {
    const waits: number[] = []
    const until = performance.now() + 8000
    const lane = async () => {
      while (performance.now() < until) {
        const began = performance.now()
        const { status } = await visit()
        if (status === 200) waits.push(performance.now() - began)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return { perSecond: waits.length / 8, p99: at(waits, 0.99) }
  }

  // Sends a fixed number of requests a second, whether or not earlier ones have been answered. Returns
  // what was answered a second, and how many requests a second the crowd could send.
  async function openLoop(perSecond: number) {
    const waits: number[] = []
    const odd: string[] = []
    let refused = 0
    const asked: Promise<void>[] = []
    await Promise.all(Array.from({ length: connections }, visit))
    const began = performance.now()
    for (let n = 0; n < perSecond * seconds; n++) {
      const due = began + (n / perSecond) * 1000
      while (performance.now() < due) await sleep(1)
      // A crowd that is behind still reads its answers.
      if (n % 20 === 0) await breathe()
      const askedAt = performance.now()
      asked.push(
        visit().then(
          ({ status, retryAfter }) => {
            if (status === 200) waits.push(performance.now() - askedAt)
            else if ((status === 503 || status === 429) && retryAfter) refused += 1
            else odd.push(String(status))
          },
          (error: Error) => void odd.push(error.message),
        ),
      )
    }
    const sentFor = (performance.now() - began) / 1000
    await Promise.all(asked)
    const answered = waits.length / sentFor
    return { answered, sent: asked.length / sentFor, refused, odd, p99: at(waits, 0.99) }
  }

  return { closedLoop, openLoop }
}

function at(waits: number[], share: number) {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0
}

export function say(line: string) {
  process.stdout.write(`${line}\n`)
}
