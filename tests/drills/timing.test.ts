// An address with an account and one without get the same answer, equally fast; so do another
// client's booking and one that does not exist. Sends two thousand alternating pairs per call; the
// medians may differ by 5 %.
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { confirmed, newcomer } from '#tests/accounts.ts'
import { at, book } from '#tests/bookings.ts'
import { createVisitor, openApp, type Visitor } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'

const pairs = Number(process.env.PAIRS ?? 2000)
const app = openApp()
const { email: known } = await confirmed()

const calls: [path: string, body: (email: string) => object][] = [
  ['/api/auth/forgot-password', (email) => ({ email })],
  ['/api/auth/reactivation-code', (email) => ({ email })],
  ['/api/auth/resend-confirmation', (email) => ({ email })],
  ['/api/auth/sign-in', (email) => ({ email, password: 'not the password' })],
]

type Side = 'known' | 'unknown'
const long = 20 * 60_000

async function compare(what: string, ask: (side: Side) => Promise<number>) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let i = 0; i < pairs; i++) {
    const order = i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const side of order) times[side].push(await ask(side))
  }
  const difference = Math.abs(median(times.known) / median(times.unknown) - 1)
  process.stdout.write(`${what}: medians differ by ${(difference * 100).toFixed(1)} %\n`)
  expect(difference).toBeLessThan(0.05)
}

async function timed(work: () => Promise<{ status: number }>, expected: number[]) {
  const began = performance.now()
  const { status } = await work()
  const ms = performance.now() - began
  expect(expected).toContain(status)
  return ms
}

test.each(calls)(
  '%s',
  async (path, bodyOf) => {
    const { email: unknown } = newcomer()
    await compare(path, async (side) => {
      await db.deleteFrom('rateLimits').execute()
      const body = bodyOf(side === 'known' ? known : unknown)
      return timed(() => createVisitor(app).post(path, body), [204, 401])
    })
  },
  long,
)

const shop = await list('Third Ward Cuts')
const client = await make.person('client')
const booked = await book(client, shop, at(3, 600))
const { email: clientEmail } = await db
  .selectFrom('users')
  .select('email')
  .where('id', '=', client.id)
  .executeTakeFirstOrThrow()

test(
  'a guest’s code, for an address that has visits and one that has none',
  async () => {
    const { email: unknown } = newcomer()
    const holds = { known: await holdOf(at(4, 600)), unknown: await holdOf(at(4, 720)) }
    await compare('guest code', async (side) => {
      await db.deleteFrom('rateLimits').execute()
      const { visitor, id } = holds[side]
      const email = side === 'known' ? clientEmail : unknown
      return timed(() => visitor.post(`/api/bookings/${id}/code`, { email }), [200])
    })
  },
  long,
)

async function holdOf(startsAt: string) {
  const visitor: Visitor = createVisitor(app)
  const wanted = { profileId: shop.id, serviceIds: shop.services, startsAt }
  const { body } = await visitor.post('/api/bookings/hold', wanted)
  return { visitor, id: body.id as string }
}

test(
  'a booking looked up by number, one that there is and one that there is not',
  async () => {
    const numbers = { known: booked.bookingNumber, unknown: 'K-99999999' }
    await compare('look-up by number', async (side) => {
      await db.deleteFrom('rateLimits').execute()
      const asked = { email: clientEmail, bookingNumber: numbers[side] }
      return timed(() => createVisitor(app).post('/api/guest/bookings/find', asked), [204])
    })
  },
  long,
)

test(
  'a booking asked for with a wrong link, one that there is and one that there is not',
  async () => {
    const ids = { known: booked.id, unknown: randomUUID() }
    const link = randomBytes(32).toString('base64url')
    await compare('look-up by link', (side) =>
      timed(() => createVisitor(app).get(`/api/bookings/${ids[side]}?link=${link}`), [404]),
    )
  },
  long,
)

function median(numbers: number[]) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
