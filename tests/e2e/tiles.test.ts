// Your own tile server covers the built-in map once it answers; without an answer the built-in map
// stays.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
let isAway = true
const tiles = createServer((_, answer) => {
  if (isAway) answer.writeHead(503).end()
  else answer.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
})
await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
const { port } = tiles.address() as AddressInfo

const { open } = await openStage({
  MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png`,
  MAP_ATTRIBUTION: 'Map by the city',
})

test('while no tile comes, the built-in map stays', async () => {
  isAway = true
  const page = await open('/map')
  await page.locator('.leaflet-tile').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(1000)

  expect(await page.locator('.map-has-tiles').count()).toBe(0)
  expect(await page.locator('.map-freeway').first().isVisible()).toBe(true)
})

test('the first tile covers it, and says whose it is', async () => {
  isAway = false
  const page = await open('/map')
  await page.locator('.map-has-tiles').waitFor()

  expect(await page.locator('.map-freeway').first().isVisible()).toBe(false)
  await page.getByText('Map by the city').waitFor()
  await page.locator('.map-pin, .map-cluster').first().waitFor()
  await new Promise((resolve) => tiles.close(resolve).closeAllConnections())
})
