// The seven steps of a barber's setup, as a barber takes them on the screen.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { findItem } from '#server/features/approvals/queries.ts'

export const photo = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .png()
    .toBuffer(),
})

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()
export const heading = (page: Page, name: string) => page.getByRole('heading', { name })

// What an administrator decides about: the application or change that waits now.
export async function waiting(db: Db, id: ProfileId) {
  return { id, waitingSince: (await findItem(db, id))!.waitingSince! }
}

export async function tellWho(page: Page, db: Db, name: string) {
  await heading(page, 'Tell clients who you are').waitFor()
  await page.getByLabel('Choose photo').setInputFiles(await photo('#775533'))
  await page.getByText('Photo saved').waitFor()
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Phone').fill('(713) 555-0142')
  await page.getByRole('button', { name: 'Spanish' }).click()
  await press(page, 'Verify')
  const codes = () =>
    db.selectFrom('smsMessages').select('body').where('toPhone', '=', '+17135550142').execute()
  await expect.poll(async () => (await codes()).length).toBe(1)
  const [message] = await codes()
  await page.getByLabel('Code').fill(/\d{6}/.exec(message!.body)![0])
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await page.getByText('Verified', { exact: true }).waitFor()
}

export async function putOnMap(page: Page, shopName: string) {
  await heading(page, 'Where you cut').waitFor()
  await page.getByRole('radio', { name: /On my own/ }).click()
  await page.getByLabel('Business name').fill(shopName)
  await page.getByLabel('Address').fill('2401 Emancipation Ave, Houston, TX 77004')
  await page.getByLabel('Address').blur()
  await page.getByText('We found 77004.', { exact: false }).waitFor()
}

export async function showLicense(page: Page) {
  await heading(page, 'Your license').waitFor()
  await page.getByLabel('License number').fill('1734402')
  await page.getByLabel('License type').selectOption('Class A Barber')
  await page.getByLabel('Expires on').fill('2099-05-31')
  await page.getByLabel('License photo').setInputFiles(await photo('#ddeeff'))
  await page.getByRole('img', { name: 'License photo' }).waitFor()
}

export async function offerFade(page: Page) {
  await heading(page, 'What you offer').waitFor()
  await page
    .getByRole('button', { name: /^Add .*Fade/i })
    .first()
    .click()
  await heading(page, 'Your price list').waitFor()
}

export async function openFromTuesday(page: Page) {
  await press(page, 'Use Tue–Sat, 9 to 6')
  await press(page, 'Save hours')
  await page.getByText('Hours saved').first().waitFor()
}

export async function showWork(page: Page) {
  await heading(page, 'Show your work').waitFor()
  const pictures = [await photo('#446655'), await photo('#664455'), await photo('#556644')]
  await page.getByLabel('Add photos').setInputFiles(pictures)
  const consents = page.getByRole('checkbox', { name: "Client OK'd this photo" })
  await expect.poll(() => consents.count()).toBe(3)
  for (const number of [0, 1, 2]) {
    await consents.nth(number).click()
    await expect.poll(() => consents.nth(number).isChecked()).toBe(true)
  }
}
