// The demo city's payments: without a key, with a page of our own server and a memory that lasts.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { openApp } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { bookSoon, paymentsOf } from '#tests/payments.ts'
import { as, make, runJobs } from '#tests/world.ts'

const app = openApp()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const pageOf = (url: string | null) => new URL(url ?? '').pathname

function enter(path: string, card: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = new URLSearchParams({ card }).toString()
  return app.inject({ method: 'POST', url: path, headers, payload })
}

test('a client pays on the demo page, which says that it is one', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await as(client).payments.prepay({ id })
  const path = pageOf(url)
  expect(path).toMatch(/^\/dev\/pay\/cs_test_/)
  const page = await app.inject({ url: path })
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('Demo payment: no real money.')
  expect(page.body).toContain('$30.00')
  expect((await enter(path, '4000 0000 0000 0002')).body).toContain('Your card was declined.')

  const done = await enter(path, '4242 4242 4242 4242')
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toContain(`payment=${paymentId}`)
  expect((await as(client).payments.list({})).provider).toBe('demo')
  expect(await as(client).payments.check({ id: paymentId })).toMatchObject({ state: 'succeeded' })
  expect((await app.inject({ url: path })).body).toContain('This page is closed.')
})

test('it speaks the language of the client, also about what does not work', async () => {
  const { id } = await bookSoon(client, shop)
  const { url } = await as(client, { language: 'es' }).payments.prepay({ id })
  const path = pageOf(url)
  const { body } = await app.inject({ url: path })
  expect(body).toContain('<html lang="es">')
  expect(body).toContain('Pago de demostración: no es dinero real.')
  expect(body).toContain('Pagar $30.00')
  expect(body).toContain('es rechazada')
  expect(body).not.toContain('Test cards')
  expect((await enter(path, '4000 0000 0000 0002')).body).toContain('Tu tarjeta fue rechazada.')
  expect((await enter(path, '1234')).body).toContain('El número de tarjeta no es válido.')
  await enter(path, '4242 4242 4242 4242')
  expect((await app.inject({ url: path })).body).toContain('Esta página está cerrada.')
  const card = await as(client, { language: 'es' }).payments.saveCard()
  expect((await app.inject({ url: pageOf(card.url) })).body).toContain('Guardar una tarjeta')
})

test('its events arrive as those of the real provider do', async () => {
  const { id } = await bookSoon(client, shop)
  const path = pageOf((await as(client).payments.prepay({ id })).url)
  // Another process, with a memory of its own if it were not shared.
  const other = openApp()
  const payload = new URLSearchParams({ card: '4242424242424242' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await other.inject({ method: 'POST', url: path, headers, payload })
  await expect
    .poll(() => runJobs().then(() => paymentsOf(id)), { timeout: 20_000 })
    .toMatchObject([{ state: 'succeeded', provider: 'demo' }])
})

test('unknown pages, and servers without demo payments, have none', async () => {
  expect((await app.inject({ url: '/dev/pay/cs_test_unknown' })).statusCode).toBe(404)
  const shopOnly = openApp({ env: { PAYMENTS: 'shop' } })
  const { statusCode } = await shopOnly.inject({ url: '/api/hooks/stripe', method: 'POST' })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  const posted = await shopOnly.inject({
    method: 'POST',
    url: '/dev/pay/cs_test_unknown',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(posted.statusCode).toBeGreaterThanOrEqual(400)
})
