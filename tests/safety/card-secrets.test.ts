// Keys, client secrets and card numbers never reach logs, mails, addresses, answers or error texts.
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { list } from '#tests/listing.ts'
import { createVisitor, openApp, signIn } from '#tests/http.ts'
import { bookSoon, enterCard, goodCard, declinedCard, openProvider } from '#tests/payments.ts'
import { db, make } from '#tests/world.ts'

const { provider, env, work, sweep } = await openProvider()
const lines: string[] = []
const logStream = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
const app = openApp({ env: { ...env, LOG_LEVEL: 'trace' }, logStream })

test('paying, being declined and a provider that fails leave no secret anywhere', async () => {
  const shop = await list('Third Ward Cuts')
  const client = await make.person('client')
  const visitor = createVisitor(app)
  await signIn(visitor, client)
  const answers: string[] = []
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await visitor.ask(method, path, body)
    answers.push(JSON.stringify(answer.body), JSON.stringify(answer.headers))
    return answer
  }
  for (const fault of [null, '500', 'drop', 'broken'] as const) {
    const { id } = await bookSoon(client, shop)
    if (fault) provider.faults.add({ on: 'POST /v1/checkout/sessions', kind: fault })
    const { body } = await ask('POST', `/api/bookings/${id}/prepay`, {})
    const started = body as { id: string; url: string | null }
    if (started.url) {
      await enterCard(started.url, declinedCard)
      await enterCard(started.url)
      await ask('POST', `/api/payments/${started.id}/check`, {})
    }
    await ask('GET', '/api/payments')
    await ask('GET', `/api/bookings/${id}`)
  }
  await sweep()
  await work()
  const mails = await db.selectFrom('mails').selectAll().execute()
  const notices = await db.selectFrom('notifications').selectAll().execute()
  const jobs = await db.selectFrom('outbox').selectAll().execute()
  const intents = await provider.list('payment_intent')
  const secrets = [
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
    goodCard,
    declinedCard,
    ...intents.map(({ client_secret: secret }) => secret),
  ]
  expect(intents.length).toBeGreaterThan(0)
  const places = {
    log: lines.join(''),
    answers: answers.join(''),
    mails: JSON.stringify(mails),
    notices: JSON.stringify(notices),
    jobs: JSON.stringify(jobs),
  }
  for (const [place, text] of Object.entries(places))
    expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []])
  expect(places.log).toContain('prepay')
})
