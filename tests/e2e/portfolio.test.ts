// A barber on a phone: portfolio pictures and policies.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openShop, pageOf, visit } from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx } from './looks.ts'
import { openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const { db } = stage
const patient = { timeout: 15_000 }

// A barber without pictures, and their browser.
async function openBarber() {
  const barber = await db
    .selectFrom('barberProfiles as b')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .select(['b.id', 'b.userId', 'b.shopName', 'u.email'])
    .where('b.isApproved', '=', true)
    .orderBy('b.shopName')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('portfolioItems').where('barberId', '=', barber.userId).execute()
  return { ...barber, page: await pageOf(stage, barber.email) }
}

async function picture(name: string, background: string) {
  const create = { width: 1200, height: 1500, channels: 3 as const, background }
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

const cards = (page: Page) => page.getByRole('list').locator('[data-picture]')

test('three pictures at once, described, put in order, and seen by everyone', async () => {
  const { id, page } = await openBarber()
  const errors = listenForErrors(page)
  await visit(page, '/barber/dashboard?tab=shop')
  await page.getByText('No photos yet').waitFor(patient)

  const bars: string[] = []
  await page.exposeFunction('sawBar', (label: string) => bars.push(label))
  await page.evaluate(() => {
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('main [role=progressbar]'))
        (globalThis as unknown as { sawBar: (label: string) => void }).sawBar(bar.ariaLabel ?? '')
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page
    .getByLabel('Add photos')
    .setInputFiles([
      await picture('red.jpg', '#aa2222'),
      await picture('green.jpg', '#22aa22'),
      await picture('blue.jpg', '#2222aa'),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ])
  await expect.poll(() => cards(page).count(), patient).toBe(3)
  for (const name of ['red.jpg', 'green.jpg', 'blue.jpg'])
    expect(bars.some((label) => label.includes(name))).toBe(true)
  await page.getByText('Please choose a JPEG, PNG or WebP photo.').waitFor(patient)
  await page.getByRole('button', { name: 'Discard notes.jpg' }).click()

  await page.getByText('3 of your photos are hidden').waitFor(patient)
  for (const place of [0, 1, 2]) await cards(page).nth(place).getByRole('checkbox').click()
  const hidden = page.getByText(/of your photos (are|is) hidden/)
  await expect.poll(() => hidden.count(), patient).toBe(0)
  await cards(page).first().getByLabel('Caption').fill('Low fade')
  await page.keyboard.press('Enter')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowPx(page)).toBe(0)

  await page.getByRole('button', { name: 'Move photo 1 of 3' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const captions = () =>
    db
      .selectFrom('portfolioItems as i')
      .innerJoin('barberProfiles as b', 'b.userId', 'i.barberId')
      .select('caption')
      .where('b.id', '=', id)
      .orderBy('position')
      .execute()
  await expect
    .poll(async () => (await captions()).map(({ caption }) => caption), patient)
    .toEqual(['', '', 'Low fade'])
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel), patient)
    .toBe('Move photo 3 of 3')
  expect(errors().filter((error) => !error.includes('400'))).toEqual([])

  const guest = await pageOf(stage, null)
  await visit(guest, `/portfolio/${id}`)
  await expect.poll(() => guest.getByRole('main').locator('picture').count(), patient).toBe(3)
  await guest.getByText('Low fade').first().waitFor(patient)
  const shown = guest.getByRole('main').locator('picture img').first()
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc), patient)
    .toMatch(/\/media\/[0-9a-f]{64}-\d+\.avif$/)
  await guest.context().close()
  await page.context().close()
})

test('a strict barber: clients read it before they book', async () => {
  const { email, shopName } = await openBarber()
  const page = await pageOf(stage, email)
  await visit(page, '/barber/dashboard?tab=settings&section=policies')
  await page.getByRole('radio', { name: /Strict/ }).click()
  await page.getByLabel('Free cancellation until').selectOption('48')
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowPx(page)).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Saved', { exact: true }).first().waitFor(patient)

  // A deposit, first one that is too small.
  await page.getByRole('radio', { name: /By card when they book/ }).click()
  const share = page.getByLabel('Paid when they book')
  const save = page.getByRole('button', { name: 'Save', exact: true }).first()
  await share.fill('3')
  await save.click()
  await page.getByText('A deposit goes from 5 to 100 percent').waitFor(patient)
  await share.fill('20')
  await save.click()
  const shop = await openShop(stage, shopName)
  const settings = stage.db
    .selectFrom('barberBookingSettings')
    .select(['paymentPolicy', 'depositPercent', 'lateCancelFeePercent'])
    .where('barberId', '=', shop.userId)
  await expect
    .poll(() => settings.execute(), { timeout: 15_000 })
    .toEqual([{ paymentPolicy: 'prepay', depositPercent: 20, lateCancelFeePercent: 50 }])
  expect(await findBarriers(page)).toEqual([])

  const guest = await pageOf(stage, null)
  await visit(guest, shop.timePath)
  await guest
    .getByText(/48 hours/)
    .first()
    .waitFor(patient)
  await guest.getByText(/50 ?%/).first().waitFor(patient)
  await guest
    .getByText(/Pay by card when you book/)
    .first()
    .waitFor(patient)

  await page.getByRole('button', { name: /Booking link/ }).click()
  const link = page.getByLabel('Address', { exact: true })
  expect(await link.inputValue()).toMatch(new RegExp(`^${stage.url}/b/[a-z0-9-]+$`))
  await page.getByRole('img', { name: 'QR code for your booking link' }).waitFor(patient)
  await page.context().close()
  await guest.context().close()
})
