// Fifty times, twenty presses at once of everything that moves money. Each has one effect.
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { cancel, enterCard, openCardCity, post } from './card-city.ts'
import { ask, bookOnce, gather, hold, listShops, openTimes, query, random } from './crowd.ts'
import { findAdmin, moveTo, signIn } from './payments/people.ts'

const rounds = 50
const presses = 20
const { provider, databaseUrl, url, stop } = await openCardCity()
afterAll(stop)
const clients = await gather(databaseUrl, rounds)
const shops = await listShops(databaseUrl)
const adminId = await findAdmin(databaseUrl)

type Act = (
  round: number,
) => Promise<{ press: () => Promise<unknown>; effects: () => Promise<number> }>

async function booked(round: number) {
  for (;;) {
    const made = await bookOnce(url, random(shops), clients[round]!)
    if (made) return made.id
  }
}

const countOf = async (text: string, ...values: unknown[]) =>
  Number((await query<{ count: string }>(databaseUrl, text, values))[0]!.count)

async function chargesOf(bookingId: string) {
  const rows = await query<{ id: string }>(
    databaseUrl,
    'SELECT id FROM payments WHERE booking_id = $1',
    [bookingId],
  )
  const ids = rows.map(({ id }) => id)
  const intents = await provider.list('payment_intent')
  return intents.filter(
    ({ latest_charge: charge, metadata }) => charge && ids.includes(metadata.payment_id ?? ''),
  ).length
}

const refundsOf = (bookingId: string) =>
  countOf(
    `SELECT count(*) FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = $1`,
    bookingId,
  )

async function paidAhead(round: number) {
  const client = clients[round]!
  const id = await booked(round)
  const started = await post(url, client, `/api/bookings/${id}/prepay`, {})
  await enterCard(started!.url!)
  await post(url, client, `/api/payments/${started!.id}/check`, {})
  return id
}

async function complete(round: number, id: string) {
  const [row] = await query<{ barberId: string }>(
    databaseUrl,
    'SELECT barber_id AS "barberId" FROM bookings WHERE id = $1',
    [id],
  )
  const barber = await signIn(databaseUrl, row!.barberId)
  // At a minute of the last day at which nothing else is.
  while (!(await moveTo(databaseUrl, id, -60 - Math.floor(Math.random() * 1400))));
  for (const [who, move] of [
    [barber, 'finish'],
    [clients[round]!, 'complete'],
  ] as const) {
    const { body } = await ask(url, `/api/bookings/${id}`, who)
    const { version } = body as { version: number }
    await ask(url, `/api/bookings/${id}/moves`, who, { version, move })
  }
}

const acts: Record<string, Act> = {
  async confirm(round) {
    const client = clients[round]!
    for (;;) {
      const shop = random(shops)
      const times = await openTimes(url, shop, client)
      if (times.length === 0) continue
      const held = await hold(url, shop, random(times), client)
      if (held.status !== 201) continue
      const { id, paymentPolicy } = held.body as { id: string; paymentPolicy: string }
      if (paymentPolicy !== 'pay_at_shop') continue
      return {
        press: () => ask(url, `/api/bookings/${id}/confirm`, client, { note: '' }),
        effects: () =>
          countOf(
            `SELECT count(*) FROM booking_events
            WHERE booking_id = $1 AND event IN ('confirmed', 'pending')`,
            id,
          ),
      }
    }
  },
  async pay(round) {
    const client = clients[round]!
    const id = await booked(round)
    return {
      async press() {
        const started = await post(url, client, `/api/bookings/${id}/prepay`, {})
        if (started?.url) await enterCard(started.url)
        if (started) await post(url, client, `/api/payments/${started.id}/check`, {})
      },
      effects: () => chargesOf(id),
    }
  },
  async cancel(round) {
    const client = clients[round]!
    const id = await paidAhead(round)
    return { press: () => cancel(url, client, id), effects: () => refundsOf(id) }
  },
  async refund(round) {
    const id = await paidAhead(round)
    await complete(round, id)
    const admin = await signIn(databaseUrl, adminId)
    const terms = { method: 'card', amountCents: 500, cause: 'quality', chargedTo: 'barber' }
    const order = { requestId: randomUUID(), bookingId: id, ...terms, note: '', reason: 'Uneven' }
    return {
      press: () => ask(url, '/api/admin/refunds', admin, order),
      effects: () => refundsOf(id),
    }
  },
  async tip(round) {
    const client = clients[round]!
    const id = await booked(round)
    await query(
      databaseUrl,
      `UPDATE bookings SET status = 'completed', completed_at = now(),
        starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour',
        busy_range = tstzrange(now() - interval '2 hours', now() - interval '1 hour')
      WHERE id = $1`,
      [id],
    )
    return {
      async press() {
        const started = await post(url, client, `/api/bookings/${id}/tip-by-card`, {
          tipCents: 500,
        })
        if (started?.url) await enterCard(started.url)
        if (started) await post(url, client, `/api/payments/${started.id}/check`, {})
      },
      effects: () => chargesOf(id),
    }
  },
}

const title = `%s: ${rounds} times ${presses} at once`

test.each(Object.entries(acts))(title, { timeout: 600_000 }, async (name, act) => {
  const effects: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { press, effects: count } = await act(round)
    await Promise.all(Array.from({ length: presses }, press))
    effects.push(await count())
    // Nobody has more than five upcoming appointments.
    await query(
      databaseUrl,
      `UPDATE bookings SET status = 'cancelled'
      WHERE client_id = $1 AND status IN ('held', 'pending', 'confirmed')`,
      [clients[round]!.id],
    )
  }
  process.stdout.write(`${name}: ${effects.filter((count) => count === 1).length} of ${rounds}\n`)
  expect(effects).toEqual(Array.from({ length: rounds }, () => 1))
})
