// The Book button on another site, under a policy that allows only our script.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openShop, sheetOf } from './booking-kit.ts'
import { findBarriers, listenForErrors } from './looks.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const tag = (attributes: string) =>
  `<script src="${stage.url}/widget.js" data-barber="${shop.id}" ${attributes} async></script>`

const site = createServer((_, answer) => {
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; script-src ${stage.url}; require-trusted-types-for 'script'`,
    'cross-origin-embedder-policy': 'require-corp',
  })
  answer.end(`<!doctype html><html lang="en"><title>My shop</title><main><h1>My shop</h1>
    ${tag('')} ${tag('data-language="es"')} ${tag('data-label="Reserve &lt;a&gt; chair"')}
    <script src="${stage.url}/widget.js" data-barber="//nobody" async></script></main></html>`)
}).listen(0, '127.0.0.1')
await once(site, 'listening')
afterAll(() => site.close())
// Another site for the browser, not only another port.
const siteUrl = `http://localhost:${(site.address() as AddressInfo).port}/`

test('a button for each tag, in its language or words, that opens the booking in a tab', async () => {
  const page = await stage.open(siteUrl)
  const errors = listenForErrors(page)
  const links = page.getByRole('link')
  await expect
    .poll(() => links.allTextContents())
    .toEqual(['Book now', 'Reservar ahora', 'Reserve <a> chair'])
  const box = await links.first().boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  expect(await links.first().evaluate((link) => getComputedStyle(link).color)).toBe(
    'rgb(255, 255, 255)',
  )
  const opening = page.context().waitForEvent('page')
  await links.first().click()
  const booking = await opening
  await sheetOf(booking).getByRole('heading', { name: 'Choose services' }).waitFor()
  expect(new URL(booking.url()).search).toBe('?src=direct&book=1')

  const openingEs = page.context().waitForEvent('page')
  await links.nth(1).click()
  const reserva = await openingEs
  await sheetOf(reserva).getByRole('heading', { name: 'Elige servicios' }).waitFor()
  expect(errors()).toEqual([])
  await page.context().close()
})

test('the button has no accessibility violation', async () => {
  // Bypasses the policy, which would block axe.
  const page = await stage.open(siteUrl, { bypassCSP: true })
  await page.getByRole('link', { name: 'Book now' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.context().close()
})
