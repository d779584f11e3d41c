// Checks of a whole page in a browser test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeScript = readFileSync(axeFile, 'utf8')
const patient = { timeout: 20_000, interval: 50 }

// Collects all console errors, which include CSP violations.
export function listenForErrors(page: Page) {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(String(error)))
  page.on('console', (message) => {
    // The browser's own message about the document's status, which the test checks itself.
    const isStatus = message.location().url === page.url() && message.text().includes('status of')
    if (message.type() === 'error' && !isStatus) heard.push(message.text())
  })
  return () => heard.splice(0)
}

// Waits for hydration: buttons work, the session is loaded.
export async function untilAlive(page: Page) {
  const isAlive = () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))
  await expect.poll(() => page.evaluate(isAlive), patient).toBe(true)
}

declare const axe: { run(scope: unknown, options: object): Promise<{ violations: Violation[] }> }
type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }

// A toast may begin to fade while axe measures, so only what is found twice is a barrier.
export async function findBarriers(page: Page, rules?: string[]) {
  const found = await runAxe(page, rules)
  return found.length === 0 ? found : runAxe(page, rules)
}

// axe measures colors, so animations must end first. A document keeps its axe.
async function runAxe(page: Page, rules?: string[]) {
  await untilStill(page)
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axeScript)
  return page.evaluate(async (runOnly) => {
    // Only violations are described, and style sheets are not preloaded.
    const options = { resultTypes: ['violations'], preload: false }
    // An open dialog hides the page from everyone, so only what it leaves is measured.
    const isHidden = (each: Element) => each.matches('[aria-hidden=true], [inert]')
    const parts = [...document.body.children]
    const open = parts.filter((each) => !isHidden(each) && !each.matches('script, style'))
    const isCovered = document.querySelector('main')?.closest('[aria-hidden=true], [inert]')
    const scope = isCovered ? open : document
    const { violations } = await axe.run(scope, runOnly ? { ...options, runOnly } : options)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
    )
  }, rules)
}

// The dark page has the same content, so only its colors are measured again.
export async function findBarriersInBothThemes(page: Page) {
  const inLight = await findBarriers(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html.dark').waitFor()
  const inDark = await findBarriers(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  return [...inLight.map((each) => `light: ${each}`), ...inDark.map((each) => `dark: ${each}`)]
}

export function overflowPx(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

// How far the page's parts have moved by themselves so far.
export function layoutShift(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Shift[]
          resolve(shifts.reduce((sum, each) => sum + (each.hadRecentInput ? 0 : each.value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
}

async function untilStill(page: Page) {
  const isStill = () =>
    document.getAnimations().every(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState !== 'running' || isEndless
    })
  await expect.poll(() => page.evaluate(isStill), patient).toBe(true)
}
