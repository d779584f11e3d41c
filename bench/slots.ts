// npm run bench:slots: the slot engine's integer arithmetic compared with the plain Temporal model
// of its tests, and its share of a whole request.
import { findStarts, type Person, type Span } from '#server/features/availability/slots.ts'
import { plainStarts } from '#server/features/availability/slots.test.model.ts'
import { dayOfDate, zoneOf } from '#server/shop-clock.ts'
import { median, openKempt, say } from './stage.ts'

const today = dayOfDate('2026-11-10')
const zone = zoneOf('America/Chicago')
const now = zone.startOfDay(today) + 8 * 60
const rules = { intervalMinutes: 15, noticeMinutes: 60, advanceDays: 60, maxPerDay: null }
const booking = { minutes: 45, bufferMinutes: 10 }
const person = busyPerson()

say('| days | integers against the plain model |')
say('| --- | --- |')
for (const days of [1, 7, 31]) {
  const asked = { person, rules, booking, now, firstDay: today + 1, lastDay: today + days }
  const ratios: number[] = []
  for (let round = 0; round < 15; round++) {
    const fast = perCall(() => findStarts(person, { ...asked, zone }), 200)
    const slow = perCall(() => plainStarts({ ...asked, zoneName: 'America/Chicago' }), 2)
    ratios.push(slow / fast)
  }
  const each = perCall(() => findStarts(person, { ...asked, zone }), 2000)
  say(`| ${days} | ${median(ratios).toFixed(0)} times faster, ${(each * 1000).toFixed(1)} µs |`)
}

const kempt = await openKempt(42_120)
type Found = { barbers: { id: string; openings: { serviceId: string }[] }[] }
const { barbers } = (await (await fetch(`${kempt.url}/api/search/barbers`)).json()) as Found
const barber = barbers.find(({ openings }) => openings.length > 0)!
for (const days of [1, 7, 31]) {
  const url = `${kempt.url}/api/barbers/${barber.id}/slots?services=${barber.openings[0]!.serviceId}&days=${days}`
  const spans: number[] = []
  for (let n = 0; n < 200; n++) {
    const began = performance.now()
    await (await fetch(url)).text()
    spans.push(performance.now() - began)
  }
  const asked = { rules, booking, now, firstDay: today, lastDay: today + 31 }
  const own = perCall(() => findStarts(person, { ...asked, zone }), 2000)
  const share = own / median(spans)
  say(
    `finding the starts of a month is ${(share * 100).toFixed(1)} % of a request for ${days} days`,
  )
}
await kempt.stop()

function perCall(work: () => unknown, times: number) {
  const began = performance.now()
  for (let n = 0; n < times; n++) work()
  return (performance.now() - began) / times
}

// Six days a week with a break, ten bookings a day.
function busyPerson(): Person {
  const weekly = Array.from({ length: 7 }, (_, weekday): Span[] =>
    weekday === 0
      ? []
      : [
          [540, 780],
          [840, 1140],
        ],
  )
  const busy: Span[] = []
  for (let day = today; day < today + 40; day++)
    for (let n = 0; n < 10; n++) {
      const start = zone.startOfDay(day) + 540 + n * 60
      busy.push([start, start + 35])
    }
  return { weekly, exceptions: new Map(), house: null, off: [], busy, bookingsPerDay: new Map() }
}
