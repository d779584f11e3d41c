// npm run bench:pages: the landing page on one server while people book on another, as a share of
// the same page while nobody books. One visitor after the other.
import { setTimeout as sleep } from 'node:timers/promises'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { ask, gather, hold, listShops, openTimes, random } from '#tests/drills/crowd.ts'
import { openKempt, ratio, say, throughput } from './stage.ts'

const rounds = 5
const bookingsASecond = 20

const booked = await openKempt(42_110)
const databaseUrl = socketUrl(findPostmaster(pgDataIn(booked.dataDir))!.socketDir, 'kempt')
const seen = await openKempt(42_111, { DATABASE_URL: databaseUrl, WORKER: 'off' })
const crowd = await gather(databaseUrl, 2000)
const shops = await listShops(databaseUrl)
let count = 0

async function bookOnce() {
  const [shop, client] = [random(shops), crowd.pop() ?? random(crowd)]
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

const visit = (path: string) => throughput(seen.url + path, { 'accept-encoding': 'br' }, 1)
const shareOf = async (path: string) => {
  await visit(path)
  return ratio(
    rounds,
    () => whileBooking(() => visit(path)),
    () => visit(path),
  )
}
const began = performance.now()
const [page, bare] = [await shareOf('/'), await shareOf('/healthz')]
const pace = count / ((performance.now() - began) / 2000)
say(`about ${pace.toFixed(0)} bookings a second`)
say(`/ while people book: ${page.toFixed(2)} of calm`)
say(`/healthz, which bookings only slow down by using the same machine: ${bare.toFixed(2)}`)
await seen.stop()
await booked.stop()
