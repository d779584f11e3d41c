// A server of the drills that takes cards from a provider of their own, and what clients do with it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rememberHere, startDemoProvider } from '#server/features/demo-provider/service.ts'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ask, query, type Client } from './crowd.ts'

const secret = 'whsec_of_the_drill'

export const cardSettings = (origin: string) => ({
  MAX_IN_FLIGHT: '1000',
  TRUSTED_PROXIES: '1',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_of_the_drill',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_URL: origin,
})

export const startProvider = () =>
  startDemoProvider({ memory: rememberHere(), webhookSecret: secret })

export async function openCardCity() {
  const provider = await startProvider()
  const databaseUrl = await openCity()
  // A server refuses the payments of another provider, and rows of the books never change.
  await query(
    databaseUrl,
    `SET session_replication_role = replica; UPDATE payments SET provider = 'stripe'`,
  )
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-cards-'))
  const settings = {
    ...cardSettings(provider.origin),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  }
  const server = await startServer(settings)
  return {
    provider,
    databaseUrl,
    url: server.url,
    async stop() {
      await server.stop()
      await provider.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type Started = { id: string; url: string | null }

export async function post(url: string, client: Client, path: string, body: object) {
  const answer = await ask(url, path, client, body)
  return answer.status < 300 ? (answer.body as Started) : null
}

export const enterCard = (page: string) =>
  fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ card: '4242424242424242' }),
    redirect: 'manual',
  })

export async function cancel(url: string, client: Client, bookingId: string) {
  const { body } = await ask(url, `/api/bookings/${bookingId}`, client)
  const { version } = body as { version: number }
  return ask(url, `/api/bookings/${bookingId}/moves`, client, { version, move: 'cancel' })
}

// Sends an event of the provider to the server, and returns the status of its answer.
export async function deliver(url: string, body: string, signature: string) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return (await fetch(`${url}/api/hooks/stripe`, { method: 'POST', headers, body })).status
}
