import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { isRefusal } from '#contract/errors.ts'
import { at, browser } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { solve } from '#tests/solve.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

let shop: Listed
let network = ''

beforeEach(async () => {
  // Enough slots for all guests: 36 a day.
  shop = await list('Third Ward Cuts', { hours: [360, 1440] })
  network = `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`
})

const slot = (n: number) => at(2 + Math.floor(n / 36), 360 + 30 * (n % 36))
const wish = (n: number) => ({ profileId: shop.id, serviceIds: shop.services, startsAt: slot(n) })

// A guest with a new device on the same network, like a script without cookies or an office.
type Neighbor = ReturnType<typeof neighbor>

function neighbor(address = network) {
  const { request, api } = browser()
  request.network = address
  return { request, api }
}

const challengeIn = (error: unknown) =>
  (isRefusal(error) && error.code === 'PROOF_WANTED' && error.fields?.challenge) || undefined

// Retries with proof of work, as the web client does.
async function holdWithProof({ api }: Neighbor, n: number) {
  try {
    return await api().bookings.hold(wish(n))
  } catch (error) {
    const proof = challengeIn(error)
    if (!proof) throw error
    return api().bookings.hold({ ...wish(n), proof: solve(proof) })
  }
}

// All at once, then again with proof of work. Solved one after the other, because all proofs are
// computed in this one process.
async function holdTogether(people: { n: number; who: Neighbor }[]) {
  const first = await Promise.allSettled(
    people.map(({ n, who }) => who.api().bookings.hold(wish(n))),
  )
  const proofs: (string | undefined)[] = []
  for (const each of first) {
    const proof = each.status === 'rejected' ? challengeIn(each.reason) : undefined
    proofs.push(proof && solve(proof))
  }
  const again = await Promise.allSettled(
    people.map(({ n, who }, place) =>
      proofs[place] === undefined
        ? Promise.reject(new Error('held already'))
        : who.api().bookings.hold({ ...wish(n), proof: proofs[place] }),
    ),
  )
  return people.flatMap((person, place) => {
    const held = [first[place]!, again[place]!].find((each) => each.status === 'fulfilled')
    return held?.status === 'fulfilled' ? [{ ...person, id: held.value.id }] : []
  })
}

const openHolds = async () => {
  const { count } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('barberId', '=', shop.barber.id)
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  return count
}

test('a guest who taps twice has booked once and sees no error', async () => {
  const { api } = neighbor()
  const { id } = await api().bookings.hold(wish(0))
  const email = `${randomUUID()}@example.com`
  await api().bookings.guestCode({ id, email })
  const { code } = await mailTo(email, 'guest-code')
  const guest = { name: 'Ana Ruiz', phone: '(713) 555-0142', email }
  const taps = Array.from({ length: 8 }, () => api().bookings.confirm({ id, guest, code }))
  const states = (await Promise.all(taps)).map(({ status }) => status)
  expect(states).toEqual(Array(8).fill('confirmed'))
})

test('a guest has five minutes, and ten once a code was asked for', async () => {
  const { api } = neighbor()
  const held = await api().bookings.hold(wish(0))
  expect(held.keptSeconds).toBe(300)
  const left = () => Date.parse(held.expiresAt) - Date.now()
  expect(left()).toBeGreaterThan(4.5 * 60_000)
  expect(left()).toBeLessThanOrEqual(5 * 60_000)
  const email = `${randomUUID()}@example.com`
  const { keptSeconds } = await api().bookings.guestCode({ id: held.id, email })
  expect(keptSeconds).toBeGreaterThan(590)
  expect(keptSeconds).toBeLessThanOrEqual(600)
  const row = await db
    .selectFrom('bookings')
    .select(['createdAt', 'holdExpiresAt'])
    .where('id', '=', held.id)
    .executeTakeFirstOrThrow()
  expect(Date.parse(row.holdExpiresAt!) - Date.parse(row.createdAt)).toBe(600_000)
})

test('asking again does not make it longer, and a client has ten from the start', async () => {
  const { api } = neighbor()
  const { id } = await api().bookings.hold(wish(0))
  await db
    .updateTable('bookings')
    .set({ createdAt: new Date(Date.now() - 9 * 60_000).toISOString() })
    .where('id', '=', id)
    .execute()
  const email = `${randomUUID()}@example.com`
  await db
    .updateTable('bookings')
    .set({ holdExpiresAt: new Date(Date.now() + 30_000).toISOString() })
    .where('id', '=', id)
    .execute()
  const { keptSeconds } = await api().bookings.guestCode({ id, email })
  expect(keptSeconds).toBeLessThanOrEqual(60)
  const client = await make.person('client')
  expect(await as(client).bookings.hold(wish(1))).toMatchObject({ keptSeconds: 600 })
})

test('three open holds of a network at a barber are free, more cost proof of work', async () => {
  for (let n = 0; n < 3; n++) await neighbor().api().bookings.hold(wish(n))
  const fourth = neighbor()
  await expect(fourth.api().bookings.hold(wish(3))).rejects.toMatchObject({
    code: 'PROOF_WANTED',
    fields: { challenge: expect.any(String) },
  })
  expect(await holdWithProof(fourth, 3)).toMatchObject({ startsAt: slot(3) })
  // Does not affect other networks or barbers.
  await neighbor('10.8.0.1').api().bookings.hold(wish(10))
  const other = await list('Elsewhere', { hours: [360, 1440] })
  const elsewhere = { profileId: other.id, serviceIds: other.services, startsAt: slot(0) }
  await expect(neighbor().api().bookings.hold(elsewhere)).resolves.toBeDefined()
})

test('a guest with one of the three holds can switch to another slot', async () => {
  const office = [neighbor(), neighbor(), neighbor()]
  for (const [n, { api }] of office.entries()) await api().bookings.hold(wish(n))
  expect(await office[0]!.api().bookings.hold(wish(5))).toMatchObject({ startsAt: slot(5) })
  expect(await openHolds()).toBe(3)
})

test('a network never holds more than six, however much work it does', async () => {
  for (let n = 0; n < 6; n++) await holdWithProof(neighbor(), n)
  await expect(holdWithProof(neighbor(), 6)).rejects.toMatchObject({ code: 'NETWORK_BUSY' })
  expect(await openHolds()).toBe(6)
})

test('twenty at once without a cookie: three are held', async () => {
  const tries = Array.from({ length: 20 }, (_, n) => neighbor().api().bookings.hold(wish(n)))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await openHolds()).toBe(3)
})

const crowd = (size: number) => Array.from({ length: size }, (_, n) => ({ n, who: neighbor() }))

test('ten at once with proof of work: six are held', async () => {
  expect(await holdTogether(crowd(10))).toHaveLength(6)
  expect(await openHolds()).toBe(6)
})

test('from the thirteenth hold of an hour on, each costs proof of work', async () => {
  for (let n = 0; n < 12; n++) {
    const { api } = neighbor()
    const { id } = await api().bookings.hold(wish(n))
    await api().bookings.release({ id })
  }
  await expect(neighbor().api().bookings.hold(wish(12))).rejects.toMatchObject({
    code: 'PROOF_WANTED',
  })
})

async function confirm({ api }: Neighbor, id: string) {
  const email = `${randomUUID()}@example.com`
  await api().bookings.guestCode({ id, email })
  const { code } = await mailTo(email, 'guest-code')
  const guest = { name: 'Ana Ruiz', phone: '(713) 555-3000', email }
  return api().bookings.confirm({ id, guest, code })
}

test('an office of thirty people books, one after the other', async () => {
  for (const { n, who } of crowd(30)) {
    const { id } = await holdWithProof(who, n)
    expect(await confirm(who, id)).toMatchObject({ status: 'confirmed' })
  }
}, 60_000)

test('twelve people of an office at once: six at a time, and all of them book', async () => {
  let waiting = crowd(12)
  for (let round = 0; round < 2; round++) {
    const held = await holdTogether(waiting)
    expect(held).toHaveLength(6)
    for (const { who, id } of held)
      expect(await confirm(who, id)).toMatchObject({ status: 'confirmed' })
    waiting = waiting.filter(({ n }) => held.every((each) => each.n !== n))
  }
  expect(waiting).toEqual([])
}, 120_000)
