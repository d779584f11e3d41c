// Two thousand events of the provider within ten seconds, while people book: none is lost, each is
// answered at once, and booking stays nearly as fast as before.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { deliver, enterCard, openCardCity, post } from './card-city.ts'
import { bookOnce, gather, listShops, query, random } from './crowd.ts'

const eventCount = 2000
const stormMs = 10_000
const mostAnswerMs = 300
const mostRatio = 1.2
const { provider, databaseUrl, url, stop } = await openCardCity()
afterAll(stop)

type Heard = { body: string; signature: string }
const heard: Heard[] = []
provider.deliverTo(async (body, signature) => void heard.push({ body, signature }))
const shops = await listShops(databaseUrl)

async function payAll(count: number) {
  const clients = await gather(databaseUrl, count)
  for (let n = 0; n < clients.length;) {
    const client = clients[n]!
    const made = await bookOnce(url, random(shops), client)
    if (!made) continue
    const started = await post(url, client, `/api/bookings/${made.id}/prepay`, {})
    if (started?.url) await enterCard(started.url)
    n += 1
  }
  await provider.settled()
}

// How long each booking of a time took, in milliseconds.
async function bookFor(ms: number) {
  const clients = await gather(databaseUrl, 500)
  const took: number[] = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    const began = performance.now()
    if (await bookOnce(url, random(shops), random(clients))) took.push(performance.now() - began)
  }
  return took.toSorted((a, b) => a - b)
}

const p95 = (sorted: number[]) => sorted[Math.floor(sorted.length * 0.95)] ?? 0

test(`${eventCount} events in ten seconds`, { timeout: 900_000 }, async () => {
  await payAll(eventCount / 4)
  const distinct = heard.length
  await bookFor(3000)
  const calm = await bookFor(stormMs)
  const answers: { status: number; ms: number }[] = []
  const storm = Array.from({ length: eventCount }, async (_, n) => {
    await sleep((n / eventCount) * stormMs)
    const began = performance.now()
    const { body, signature } = heard[n % distinct]!
    const status = await deliver(url, body, signature)
    answers.push({ status, ms: performance.now() - began })
  })
  const [busy] = await Promise.all([bookFor(stormMs), ...storm])
  const slowest = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)

  const left = () =>
    query<{ open: number; unhandled: number; kept: number }>(
      databaseUrl,
      `SELECT (SELECT count(*)::int FROM payments WHERE state = 'open') AS open,
        (SELECT count(*)::int FROM provider_events WHERE handled_at IS NULL) AS unhandled,
        (SELECT count(*)::int FROM provider_events) AS kept`,
    )
  await expect
    .poll(async () => (await left())[0], { timeout: 300_000, interval: 1000 })
    .toEqual({ open: 0, unhandled: 0, kept: distinct })
  const ratio = p95(busy) / p95(calm)
  process.stdout.write(
    `${distinct} events, ${eventCount} sent; answered within ${p95(slowest).toFixed(0)} ms (p95), ` +
      `booking p95 ${p95(calm).toFixed(0)} → ${p95(busy).toFixed(0)} ms, ratio ${ratio.toFixed(2)}\n`,
  )
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(p95(slowest)).toBeLessThanOrEqual(mostAnswerMs)
  expect(ratio).toBeLessThanOrEqual(mostRatio)
})
