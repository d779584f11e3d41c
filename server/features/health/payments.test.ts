// Card payments as the desk sees them: off, answering, refused, late and away.
import { runMigrations } from 'graphile-worker'
import { expect, test } from 'vitest'
import { readConfig, type Config } from '#server/config.ts'
import { fromNow } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { bookSoon, openProvider } from '#tests/payments.ts'
import { as, databaseUrl, db, jobContext, make } from '#tests/world.ts'
import { healthJobs } from './jobs.ts'

await runMigrations({ connectionString: databaseUrl })
const owner = await make.person('admin')
const { config, env, api, saveCard } = await openProvider()

async function after(config: Config) {
  await healthJobs['check-health'].run({}, { ...jobContext, config })
  const { checks } = await as(owner).health.read()
  const { state, cause, facts } = checks.find(({ part }) => part === 'payments') ?? {}
  return { state, cause, facts }
}

test('without a provider clients pay at the shop', async () => {
  expect(await after(readConfig({ PAYMENTS: 'shop' }))).toMatchObject({
    state: 'off',
    cause: 'payments_off',
  })
})

test('it says what was paid, what the bank refused, and what waits', async () => {
  expect(await after(config)).toMatchObject({ state: 'ok', facts: { paid: 0 } })
  const client = await make.person('client')
  const shop = await list('Third Ward Cuts')
  const cardId = await saveCard(client)
  const { id } = await bookSoon(client, shop)
  await api(client).prepay({ id, cardId })
  expect(await after(config)).toMatchObject({
    state: 'ok',
    cause: 'payments_ok',
    facts: { paid: 1 },
  })
  const { id: paymentId } = await db
    .selectFrom('payments')
    .select('id')
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  const refund = { paymentId, cause: 'late:1', amountCents: 100 }
  await db
    .insertInto('refunds')
    .values({ ...refund, state: 'failed' })
    .execute()
  expect(await after(config)).toMatchObject({
    state: 'warning',
    cause: 'payments_refused',
    facts: { count: 1 },
  })
  for (const [minutes, state] of [
    [11, 'warning'],
    [61, 'failing'],
  ] as const) {
    await db
      .insertInto('refunds')
      .values({ ...refund, cause: `late:${minutes}`, askedAt: fromNow(-minutes) })
      .execute()
    expect(await after(config)).toMatchObject({ state, cause: 'payments_late' })
  }
})

test('a provider that is away is said at once', async () => {
  // A port that nobody listens on.
  const away = readConfig({ ...env, STRIPE_API_URL: 'http://127.0.0.1:9' })
  expect(await after(away)).toMatchObject({ state: 'failing', cause: 'payments_unreachable' })
})
