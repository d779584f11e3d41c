// The administrator's barbers in a browser: the queues, the license beside the data, and deciding.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

// With the demo's license photos.
const stage = await openStage({ SEED: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=barbers'

const rowOf = (page: Page, shop: string) =>
  page.getByRole('list', { name: 'Barbers' }).getByRole('link', { name: shop })

function statusOf(shopName: string) {
  return db
    .selectFrom('barberProfiles')
    .select('approvalStatus')
    .where('shopName', '=', shopName)
    .executeTakeFirstOrThrow()
}

async function showsPicture(page: Page) {
  const photo = page.getByRole('dialog').getByRole('img', { name: 'License photo' })
  await photo.waitFor()
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
}

test('on a phone: the longest wait first, the license checked, and approved', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const rows = page.getByRole('list', { name: 'Barbers' }).getByRole('link')
  await rows.first().waitFor()
  expect(await rows.count()).toBeGreaterThanOrEqual(3)
  expect(await rows.first().textContent()).toContain('Gulfgate Grooming')
  expect(await rows.first().textContent()).toContain('over the 24 h we promise')
  await clean(page)

  await rowOf(page, 'Gulfgate Grooming').click()
  const drawer = page.getByRole('dialog', { name: 'Gulfgate Grooming' })
  await drawer.getByText('1804527').waitFor()
  await showsPicture(page)
  expect(await drawer.getByRole('link', { name: /Texas register/ }).getAttribute('href')).toBe(
    'https://www.tdlr.texas.gov/LicenseSearch/',
  )
  const phone = drawer.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })
  expect(await phone.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/)
  await clean(page)
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })

  await rowOf(page, 'Gulfgate Grooming').click()
  await drawer.getByRole('button', { name: 'Approve' }).click()
  const question = page.getByRole('alertdialog', { name: 'Approve Gulfgate Grooming?' })
  await question.getByLabel('Reason').fill('Number and name match the register')
  await clean(page)
  await question.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('Gulfgate Grooming is approved').first().waitFor()
  await drawer.waitFor({ state: 'detached' })
  await expect.poll(() => rowOf(page, 'Gulfgate Grooming').count()).toBe(0)
  expect(await statusOf('Gulfgate Grooming')).toEqual({ approvalStatus: 'approved' })
  expect(errors()).toEqual([])
})

test('on a desktop: asked for changes step by step, which the history keeps', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, tab)
  await rowOf(page, 'Braes Bayou Barber Room').click()
  const drawer = page.getByRole('dialog', { name: 'Braes Bayou Barber Room' })
  await drawer.getByText('in 17 days').waitFor()
  await showsPicture(page)
  await clean(page)
  await drawer.getByRole('button', { name: 'Ask for changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'What should Theo change?' })
  const send = question.getByRole('button', { name: 'Ask for changes' })
  expect(await send.isDisabled()).toBe(true)
  await question.getByRole('switch', { name: 'License' }).click()
  expect(await send.isDisabled()).toBe(true)
  await question.getByLabel('What to change: License').fill('Please renew it before we list you')
  await clean(page)
  await send.click()
  await page.getByText('Theo was asked for changes').first().waitFor()
  await drawer.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: /Changes asked/ }).click()
  await rowOf(page, 'Lockwood Line Studio').waitFor()
  await rowOf(page, 'Braes Bayou Barber Room').click()
  const history = drawer.getByRole('region', { name: 'History' })
  await history.getByText('Please renew it before we list you').waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('a wanted change, an expired license and a suspended barber have their places', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, tab)
  await rowOf(page, 'Cuney Street Chair').click()
  const change = page.getByRole('dialog').getByRole('region', { name: 'Wanted change' })
  await change.getByText('Cuney Street Barber Studio').waitFor()
  await clean(page)

  // What was wanted since is not approved unseen.
  await page.getByRole('button', { name: 'Approve change' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Reason').fill('The register says so')
  await db
    .updateTable('barberChanges')
    .set({
      wanted: JSON.stringify({ shopName: 'Cuney Cuts' }),
      createdAt: new Date().toISOString(),
    })
    .where('status', '=', 'pending')
    .execute()
  await question.getByRole('button', { name: 'Approve change' }).click()
  await question.getByText('This changed while you were looking at it.').waitFor()
  await clean(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await change.getByText('Cuney Cuts').waitFor()
  await visit(page, `${tab}&show=expiring`)
  await rowOf(page, 'Old Spanish Trail Cuts')
    .getByText(/License expired/)
    .waitFor()
  await rowOf(page, 'Meyerland Barber Depot')
    .getByText(/License expires/)
    .waitFor()
  await rowOf(page, 'Old Spanish Trail Cuts').click()
  const expired = page.getByRole('dialog')
  await expired.getByRole('button', { name: 'Ask for a new license' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Ask for a new license?' })
  await asking.getByLabel('Reason').fill('Expired for weeks')
  await clean(page)
  await asking.getByRole('button', { name: 'Ask for a new license' }).click()
  await expired.getByText(/^Asked for a new one/).waitFor()
  expect(await expired.getByRole('button', { name: 'Ask for a new license' }).count()).toBe(0)
  await clean(page)
  await visit(page, `${tab}&show=suspended`)
  await rowOf(page, 'Harrisburg Razor House').click()
  await page.getByRole('button', { name: 'Restore' }).waitFor()
  await clean(page)
})

test('rejected by mistake: back in review, from the drawer and from the trail', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  const shop = 'Spring Shadows Barbers'
  const reject = async () => {
    await visit(page, tab)
    await rowOf(page, shop).click()
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: `Reject ${shop}?` })
    await question.getByLabel('Reason').fill('No such license')
    await question.getByRole('button', { name: 'Reject', exact: true }).click()
    await question.waitFor({ state: 'detached' })
    expect(await statusOf(shop)).toEqual({ approvalStatus: 'rejected' })
  }
  const reopen = async () => {
    const question = page.getByRole('alertdialog', { name: `Review ${shop} again?` })
    await question.getByLabel('Reason').fill('The register was out of date')
    await clean(page)
    await question.getByRole('button', { name: 'Back to review' }).click()
    await page.getByText(`${shop} is back in review`).first().waitFor()
    expect(await statusOf(shop)).toEqual({ approvalStatus: 'submitted' })
  }
  await reject()
  await visit(page, `${tab}&show=rejected`)
  await rowOf(page, shop).click()
  await page.getByRole('button', { name: 'Back to review' }).click()
  await reopen()
  await reject()
  await visit(page, '/admin/roles?view=activity')
  await page.getByRole('button', { name: `Undo: Rejected a barber: ${shop}` }).click()
  await reopen()
  expect(errors()).toEqual([])
})

test('who may only read sees no decisions', async () => {
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, tab)
  await rowOf(page, 'Spring Shadows Barbers').click()
  const drawer = page.getByRole('dialog', { name: 'Spring Shadows Barbers' })
  await drawer.getByText('1733962').waitFor()
  for (const name of ['Approve', 'Reject', 'Ask for changes'])
    expect(await drawer.getByRole('button', { name }).count(), name).toBe(0)
  expect(await drawer.getByRole('region', { name: 'History' }).count()).toBe(0)
  await clean(page)
  // Nothing is asked for that the role does not see, as the pins.
  expect(errors()).toEqual([])
})

test('featured for two weeks, and suspended with what is booked', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, `${tab}&show=approved`)
  await page.getByRole('searchbox').fill('meyerland')
  await page.keyboard.press('Enter')
  await rowOf(page, 'Meyerland Barber Depot').click()
  const drawer = page.getByRole('dialog', { name: 'Meyerland Barber Depot' })
  await drawer.getByRole('button', { name: 'Feature', exact: true }).click()
  const feature = page.getByRole('alertdialog', { name: 'Feature Meyerland Barber Depot?' })
  await feature.getByLabel('Reason').fill('Opening week')
  await clean(page)
  await feature.getByRole('button', { name: 'Feature' }).click()
  await drawer.getByText(/Featured until/).waitFor()

  await drawer.getByRole('button', { name: 'Suspend' }).click()
  const suspend = page.getByRole('alertdialog', { name: 'Suspend Meyerland Barber Depot?' })
  await suspend.getByRole('radio', { name: /Cancel them/ }).click()
  await suspend.getByRole('status').waitFor()
  await suspend.getByLabel('Reason').fill('Three complaints')
  await clean(page)
  await suspend.getByRole('button', { name: /^Suspend/ }).click()
  await suspend.waitFor({ state: 'detached' })
  await drawer.waitFor({ state: 'detached' })
  expect(await statusOf('Meyerland Barber Depot')).toEqual({ approvalStatus: 'suspended' })
  expect(errors()).toEqual([])
})

test('a duplicate is merged into the listing that stays, and its page leads there', async () => {
  const [gone, kept] = await db
    .selectFrom('barberProfiles')
    .select(['id', 'shopName'])
    .where('shopName', 'in', ['Harrisburg Razor House', 'Cuney Street Chair'])
    .orderBy('shopName', 'desc')
    .execute()
  const page = await newPage(demo.admin, desktop)
  await visit(page, `${tab}&show=suspended&barber=${gone!.id}`)
  await page.getByRole('button', { name: 'Merge a duplicate' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('The listing that stays').click()
  await page.getByRole('combobox').last().fill('cuney')
  await page.getByRole('option', { name: /Cuney Street Chair/ }).click()
  await dialog.getByText('What moves to Cuney Street Chair').waitFor()
  await dialog.getByLabel('Reason').fill('Signed up twice')
  await clean(page)
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`${stage.url}/barber/${gone!.id}`)
  await page.waitForURL(`**/barber/${kept!.id}`)
})

test('nobody waits: the queue is clear', async () => {
  await db
    .updateTable('barberProfiles')
    .set({ approvalStatus: 'draft' })
    .where('approvalStatus', '=', 'submitted')
    .execute()
  await db.deleteFrom('barberChanges').execute()
  const page = await newPage(demo.admin)
  await visit(page, tab)
  await page.getByText('Queue clear').waitFor()
  await clean(page)
})
