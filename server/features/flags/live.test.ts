// A change reaches every server at once, and costs no query per call.
import { afterAll, expect, test, vi } from 'vitest'
import { createHub } from '#server/features/live/hub.ts'
import { connect } from '#server/database/db.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db, jobContext } from '#tests/world.ts'
import { keepFlags } from './memory.ts'
import { hasFlag } from './service.ts'

const { log } = jobContext
const relay = carryOutbox(log)
// Each server listens to the database by itself.
const servers = [1, 2].map(() => connect(databaseUrl, { max: 2 }))
const hubs = await Promise.all(servers.map(() => createHub({ url: databaseUrl, log })))
for (const [index, server] of servers.entries()) keepFlags(server, hubs[index]!)
afterAll(async () => {
  const closing = [...hubs.map((hub) => hub.close()), ...servers.map((server) => server.destroy())]
  await Promise.all([relay.stop(), ...closing])
})

const ask = () =>
  Promise.all(servers.map((server) => hasFlag({ db: server, actor: null }, 'waitlist')))

test('two servers know within a second', async () => {
  expect(await ask()).toEqual([true, true])
  for (const isEnabled of [false, true]) {
    await db
      .insertInto('featureFlags')
      .values({ key: 'waitlist', isEnabled })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ isEnabled }))
      .execute()
    await vi.waitFor(async () => expect(await ask()).toEqual([isEnabled, isEnabled]), {
      timeout: 1000,
      interval: 10,
    })
  }
})

test('between changes nothing is read from the database', async () => {
  await ask()
  await Promise.all(servers.map((server) => server.destroy()))
  expect(await ask()).toEqual([true, true])
})
