// npm run bench:pages: the landing page on one server while people book on another.
//
// Both servers, the database and the visitors share the machine, so the page's throughput falls with
// any work on it. The fair question is what a booking costs the process that serves pages: at a fixed
// pace of pages, how much more processor time it uses while people book. What remains of one core is
// the share of its pages that it can still serve. It exits with 1 when that is less than 0.9.
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { ask, gather, hold, listShops, openTimes, random } from '#tests/drills/crowd.ts'
import { freePort } from '#tests/free-port.ts'
import { median, openKempt, ratio, say, throughput, visitAtPace } from './stage.ts'

const rounds = 5
const leastShare = 0.9
const bookingsASecond = 20
// With fewer, the machine is too busy to say what they cost.
const leastBookingsASecond = bookingsASecond / 2
const pagesASecond = 100
const metricsPort = await freePort()

// A minute after the first start, its first backup would take a core.
const booked = await openKempt(await freePort(), { BACKUPS: 'off' })
const databaseUrl = socketUrl(findPostmaster(pgDataIn(booked.dataDir))!.socketDir, 'kempt')
const seen = await openKempt(await freePort(), {
  DATABASE_URL: databaseUrl,
  WORKER: 'off',
  METRICS_PORT: String(metricsPort),
})
const crowd = await gather(databaseUrl, 3000)
const shops = await listShops(databaseUrl)
const packed = { 'accept-encoding': 'br' }
let [asked, count] = [0, 0]

async function bookOnce() {
  // In turns, because a person may have only so many bookings.
  const [shop, client] = [random(shops), crowd[asked++ % crowd.length]!]
  const times = await openTimes(booked.url, shop, client)
  if (times.length === 0) return
  const { status, body } = await hold(booked.url, shop, random(times), client)
  if (status !== 201) return
  const { id } = body as { id: string }
  const answer = await ask(booked.url, `/api/bookings/${id}/confirm`, client, { note: '' })
  if (answer.status === 200) count += 1
}

async function whileBooking<T>(work: () => Promise<T>) {
  const timer = setInterval(() => void bookOnce().catch(() => {}), 1000 / bookingsASecond)
  await sleep(1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await sleep(1000)
  }
}

type Turn = { cores: number; bookingsASecond: number }

// The cores that the process uses at a fixed pace of pages.
async function coresUsed(): Promise<Turn> {
  const [cpu, bookings, began] = [seen.cpuSeconds(), count, performance.now()]
  await visitAtPace(`${seen.url}/`, packed, pagesASecond)
  const seconds = (performance.now() - began) / 1000
  return {
    cores: (seen.cpuSeconds() - cpu) / seconds,
    bookingsASecond: (count - bookings) / seconds,
  }
}

async function shareLeft() {
  const shares: number[] = []
  const paces: number[] = []
  for (let i = 0; i < rounds; i++) {
    const calm = await coresUsed()
    const busy = await whileBooking(coresUsed)
    const perBooking = (busy.cores - calm.cores) / busy.bookingsASecond
    shares.push(1 - perBooking * bookingsASecond)
    paces.push(busy.bookingsASecond)
    const used = `${calm.cores.toFixed(3)} cores calm, ${busy.cores.toFixed(3)} booking`
    say(`  ${used} at ${busy.bookingsASecond.toFixed(0)} a second`)
  }
  return { left: median(shares), pace: median(paces) }
}

async function hitShare() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const of = (outcome: string) =>
    Number(new RegExp(`kempt_page_cache_total{outcome="${outcome}"} (\\d+)`).exec(text)?.[1] ?? 0)
  return of('hit') / (of('hit') + of('stale') + of('miss'))
}

const visit = (path: string) => throughput(seen.url + path, packed, 1)
const throughputShare = (path: string) =>
  ratio(
    rounds,
    () => whileBooking(() => visit(path)),
    () => visit(path),
  )

for (const path of ['/', '/healthz']) await visit(path)
const { left, pace } = await shareLeft()
const [page, bare] = [await throughputShare('/'), await throughputShare('/healthz')]
say(`| measure | share |\n| --- | --- |`)
say(`| pages a core can serve beside ${bookingsASecond} bookings a second | ${left.toFixed(2)} |`)
say(`| pages from the cache | ${(await hitShare()).toFixed(3)} |`)
say(`| raw throughput of / while people book | ${page.toFixed(2)} |`)
say(`| the same of /healthz, which no booking touches | ${bare.toFixed(2)} |`)
say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`)
await seen.stop()
await booked.stop()
if (pace < leastBookingsASecond)
  say(`Only ${pace.toFixed(1)} bookings a second: this shows nothing.`)
process.exit(left < leastShare || pace < leastBookingsASecond ? 1 : 0)
