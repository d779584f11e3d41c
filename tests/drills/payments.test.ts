// Kills the server, PostgreSQL or one of its backends again and again while people pay by card, with a
// provider that loses answers, breaks, and sends its events twice, late and out of order. The kills fall
// into deposits, prepayments, cards that are kept, charges at completion, fees, tips and refunds. At the
// end nothing is lost, nothing is charged or refunded twice, and the ledger's cash is the provider's
// balance. The death after each single step is tests/deaths/deaths.test.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { cardSettings, deliver, startProvider } from './card-city.ts'
import { gather, listShops, random } from './crowd.ts'
import { startVictim } from './kills.ts'
import { say } from './loops.ts'
import { createActs } from './payments/acts.ts'
import { allRight, countPurposes, readEnd, settleAll } from './payments/end.ts'
import { findAdmin, setPolicies } from './payments/people.ts'

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
  const shops = await setPolicies(databaseUrl, await listShops(databaseUrl))
  const adminId = await findAdmin(databaseUrl)
  const acts = Object.values(createActs({ url, databaseUrl, shops, adminId }))
  let isOver = false
  let next = 0
  const waiting = [...crowd]
  const lane = async () => {
    while (!isOver) {
      const act = acts[next++ % acts.length]!
      await act(waiting.pop() ?? random(crowd)).catch(() => sleep(20))
    }
  }
  const working = Array.from({ length: lanes }, lane)
  const counts = await victim.killOften(kills)
  isOver = true
  await Promise.all(working)
  await provider.settled()
  provider.faults.clear()
  await settleAll(databaseUrl, provider)

  const end = await readEnd(databaseUrl, provider)
  const purposes = await countPurposes(databaseUrl)
  say(`${kills} kills: ${JSON.stringify(counts)}`)
  say(`${JSON.stringify(end)}, ${JSON.stringify(purposes)}`)
  expect(end.charges).toBeGreaterThan(kills / 4)
  expect(end).toMatchObject(allRight)
  // The kills fell into each of them.
  for (const purpose of ['prepay', 'card', 'completion', 'fee', 'tip', 'order', 'waived'])
    expect(purposes[purpose], purpose).toBeGreaterThan(0)
})
