// Kills the server, PostgreSQL or one of its backends again and again while people pay by card, with a
// provider that loses answers, breaks, and sends its events twice, late and out of order. At the end
// nothing is lost, nothing is charged twice, and the ledger's cash is the provider's balance.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { cancel, cardSettings, deliver, enterCard, post, startProvider } from './card-city.ts'
import { ask, bookOnce, gather, listShops, query, random, type Client } from './crowd.ts'
import { startVictim } from './kills.ts'

const kills = Number(process.env.KILLS ?? 300)
const lanes = 6
const share = { drop: 0.1, broken: 0.05, twice: 0.25 }

const provider = await startProvider()
const victim = await startVictim(cardSettings(provider.origin))
const { url, databaseUrl } = victim
afterAll(async () => {
  await victim.stop()
  await provider.stop()
})

provider.faults.drawBy(() => {
  const drawn = Math.random()
  if (drawn < share.drop) return 'drop'
  return drawn < share.drop + share.broken ? random(['500', 'broken', 'stuck'] as const) : null
})
// Late by up to two seconds, so that events pass one another. One that finds the server dead is lost.
provider.deliverTo(async (body, signature) => {
  const copies = Math.random() < share.twice ? 2 : 1
  for (let copy = 0; copy < copies; copy++) {
    await sleep(Math.random() * 2000)
    await deliver(url, body, signature).catch(() => {})
  }
})

test(`${kills} kills while people pay`, { timeout: 6 * 3_600_000 }, async () => {
  const crowd = await gather(databaseUrl, 3000)
  const shops = await listShops(databaseUrl)
  let isOver = false
  const waiting = [...crowd]
  const lane = async () => {
    while (!isOver) {
      const client = waiting.pop() ?? random(crowd)
      const made = await bookOnce(url, random(shops), client, []).catch(() => null)
      if (made) await pay(client, made.id).catch(() => {})
      else await sleep(20)
    }
  }
  const working = Array.from({ length: lanes }, lane)
  const counts = await victim.killOften(kills)
  isOver = true
  await Promise.all(working)
  await provider.settled()
  provider.faults.clear()
  await settleAll()

  const end = await readEnd()
  say(`${kills} kills: ${JSON.stringify(counts)}`)
  say(JSON.stringify(end))
  expect(end.charges).toBeGreaterThan(kills / 4)
  expect(end).toMatchObject({ lost: 0, doubled: 0, unbalanced: 0, unfinished: 0, difference: 0 })
})

// Pays on the page or with a card that was saved before, presses twice, comes back or does not, and
// sometimes cancels.
async function pay(client: Client, bookingId: string) {
  const cardId = Math.random() < 0.3 ? await saveCard(client) : undefined
  const press = () =>
    post(url, client, `/api/bookings/${bookingId}/prepay`, { ...(cardId && { cardId }) })
  const [started] = await Promise.all(Math.random() < 0.3 ? [press(), press()] : [press()])
  if (started?.url && Math.random() < 0.9) await enterCard(started.url)
  if (started && Math.random() < 0.5)
    await post(url, client, `/api/payments/${started.id}/check`, {})
  if (Math.random() < 0.3) await cancel(url, client, bookingId)
}

async function saveCard(client: Client) {
  const started = await post(url, client, '/api/saved-cards', {})
  if (!started?.url) return undefined
  await enterCard(started.url)
  await post(url, client, `/api/payments/${started.id}/check`, {})
  const { body } = await ask(url, '/api/payments', client)
  return (body as { cards?: { id: string }[] }).cards?.[0]?.id
}

// The sweeps of the next minutes, at once.
async function settleAll() {
  for (let waited = 0; waited < 120; waited++) {
    await query(databaseUrl, 'UPDATE graphile_worker._private_jobs SET run_at = now()')
    await query(
      databaseUrl,
      `UPDATE payments SET sweep_at = now() WHERE state IN ('created', 'open')`,
    )
    await query(databaseUrl, `UPDATE refunds SET sweep_at = now() WHERE state = 'pending'`)
    await query(databaseUrl, `SELECT graphile_worker.add_job('sweep-payments', job_key => 'drill')`)
    await sleep(1000)
    const { lost, unfinished, difference } = await readEnd()
    if (lost === 0 && unfinished === 0 && difference === 0) return
  }
}

async function readEnd() {
  const rows = await query<{ id: string; state: string }>(
    databaseUrl,
    `SELECT id, state FROM payments`,
  )
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  const charged = (await provider.list('payment_intent')).filter(
    ({ latest_charge: charge }) => charge,
  )
  const paymentIds = charged.map(({ metadata }) => metadata.payment_id ?? '')
  const [row] = await query<{ unbalanced: string; unfinished: string; cash: string }>(
    databaseUrl,
    `SELECT (SELECT count(*) FROM (SELECT FROM ledger_entries GROUP BY transaction_id
        HAVING sum(amount_cents) <> 0) AS bad) AS unbalanced,
      (SELECT count(*) FROM payments WHERE state = 'created')
        + (SELECT count(*) FROM refunds WHERE state <> 'succeeded')
        + (SELECT count(*) FROM provider_events WHERE handled_at IS NULL) AS unfinished,
      ledger_balance('cash') AS cash`,
  )
  const movements = await provider.list('balance_transaction')
  const there = movements.reduce((sum, { net }) => sum + net, 0)
  return {
    charges: charged.length,
    refunds: (await provider.list('refund')).length,
    lost: paymentIds.filter((id) => states.get(id) !== 'succeeded').length,
    doubled: paymentIds.length - new Set(paymentIds).size,
    unbalanced: Number(row!.unbalanced),
    unfinished: Number(row!.unfinished),
    difference: Number(row!.cash) - there,
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`)
