// Shared by the browser tests of the administration: pages of colleagues, and what every screen
// must be.
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { pageOf } from './booking-kit.ts'
import { findBarriers, overflowPx } from './looks.ts'
import { phone, type Stage } from './stage.ts'

// const newPage = pagesOn(stage). The pages are closed after each test.
export function pagesOn(stage: Stage) {
  const opened: Page[] = []
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close()
  })
  return async (email: string | null, viewport = phone) => {
    const page = await pageOf(stage, email, viewport)
    page.setDefaultTimeout(15_000)
    opened.push(page)
    return page
  }
}

// Nothing wider than the screen, and no barrier for assistive technology.
export async function clean(page: Page) {
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
}
