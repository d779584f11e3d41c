// What a browser test asks of a page as a whole. Scripts are strings: they run in the browser.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axe = readFileSync(axeFile, 'utf8')

// Everything the console calls an error, which includes whatever the CSP has stopped.
export function listenForErrors(page: Page) {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    // The browser's own note about the document's status, which the test looks at itself.
    const isStatus = message.location().url === page.url() && message.text().includes('status of')
    if (message.type() === 'error' && !isStatus) heard.push(message.text())
  })
  return () => heard.splice(0)
}

// React has taken the page over: buttons work, the session is known.
export async function untilAlive(page: Page) {
  await untilTrue(
    page,
    "Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))",
  )
}

// axe measures colours, so whatever fades has to be there first.
export async function findBarriers(page: Page) {
  await untilStill(page)
  await page.evaluate(axe)
  return page.evaluate<string[]>(
    `axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ' at ' + target + ': ' + failureSummary)))`,
  )
}

export function overflowPx(page: Page) {
  return page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
}

async function untilStill(page: Page) {
  await untilTrue(
    page,
    `document.getAnimations().every((animation) =>
      animation.playState !== 'running' ||
      animation.effect.getComputedTiming().endTime === Infinity)`,
  )
}

// waitForFunction would ask from inside the page, where the CSP forbids it.
async function untilTrue(page: Page, script: string) {
  await expect.poll(() => page.evaluate(script), { timeout: 20_000, interval: 50 }).toBe(true)
}
