// Two whole stories on a phone: a new barber from the sign-up to the first completed booking, and
// an invited team member from the mail to the first client.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { findListingByEmail } from '#server/features/approvals/queries.ts'
import { approve } from '#server/features/approvals/service.ts'
import {
  bookedBy,
  dateOf,
  moveTo,
  newClient,
  openShop,
  pageOf,
  sheetOf,
  timesIn,
  timeWords,
  visit,
} from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { callerOn, demo } from './people.ts'
import * as steps from './setup-kit.ts'
import { heading, photo, press, waiting } from './setup-kit.ts'
import { openStage } from './stage.ts'

const stage = await openStage()
const { db } = stage
const mailbox = openMailbox(db)
const patient = { timeout: 15_000 }
// live-calendar.test.ts measures the delay; here the machine may be busy.
const live = { timeout: 10_000 }
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(email: string | null, colorScheme: 'light' | 'dark' = 'light') {
  const page = await pageOf(stage, email)
  await page.emulateMedia({ colorScheme })
  page.setDefaultTimeout(patient.timeout)
  opened.push(page)
  return page
}

async function clean(page: Page) {
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
}

// The hint disappears once the step is complete.
const nothingLeft = (page: Page) => page.getByText('Still needed').waitFor({ state: 'detached' })
const numbers = (page: Page) => page.getByRole('region', { name: 'In numbers' }).innerText()

test('a new barber signs up, is approved, is booked, moves the visit and finishes it', async () => {
  // A second try is another barber: the email is taken.
  const unique = randomUUID().slice(0, 8)
  const [email, shopName] = [`${unique}@example.com`, `Reed and Sons ${unique}`]
  const page = await newPage(null)
  const errors = listenForErrors(page)
  await signUp(page, email)
  await page.waitForURL('**/barber/setup*')
  await walkSetup(page, shopName)
  await press(page, 'Send for approval')
  await page.getByText("We're reviewing your page").waitFor()
  await clean(page)
  const { id } = (await findListingByEmail(db, email))!
  await approve(callerOn(stage), { ...(await waiting(db, id!)), reason: '' })
  await page.getByText("You're approved!").waitFor(live)
  await page.waitForURL('**/barber/dashboard')
  await page.getByRole('region', { name: 'Ready for your first booking?' }).waitFor()
  await clean(page)

  const client = await newClient(stage)
  const theirs = await newPage(client.email)
  const shop = await openShop(stage, shopName)
  await visit(theirs, shop.path)
  await theirs.getByRole('link', { name: 'Book now' }).filter({ visible: true }).click()
  await timesIn(theirs).first().waitFor()
  const first = await shop.firstStart()
  await timesIn(theirs).first().click()
  await sheetOf(theirs).getByRole('timer').waitFor()

  await visit(page, `/barber/dashboard?tab=bookings&date=${dateOf(first)}`)
  await page.getByText('A free day').waitFor()
  await sheetOf(theirs).getByRole('button', { name: 'Confirm appointment' }).click()
  const block = page.getByRole('button', { name: /^Ana Ruiz/ })
  await Promise.all([
    sheetOf(theirs).getByRole('heading', { name: "You're booked!" }).waitFor(),
    block.waitFor(live),
  ])
  await clean(page)

  await block.click()
  const drawer = page.getByRole('dialog', { name: 'Ana Ruiz' })
  await drawer.getByText('First time here').waitFor()
  await clean(page)
  await visit(theirs, '/client/bookings')
  await theirs.getByText(timeWords(first)).first().waitFor()
  const [later] = await shop.starts(1)
  await drawer.getByRole('button', { name: 'Move', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Move this appointment' })
  await dialog.getByLabel('Day').fill(dateOf(later!))
  await dialog.getByLabel('Time').fill('16:30')
  await clean(page)
  await dialog.getByRole('button', { name: 'Move and tell Ana' }).click()
  await dialog.waitFor({ state: 'detached' })
  await theirs.getByText('4:30 PM').first().waitFor(live)
  const told = () =>
    db.selectFrom('notifications').select('title').where('userId', '=', client.id).execute()
  await expect.poll(told).toContainEqual({ title: 'Your appointment was moved' })

  // The day of the booking comes, and the service is over.
  const [made] = await bookedBy(stage, client.id)
  await moveTo(stage, made!.id, -40)
  await visit(page, '/barber/dashboard?tab=overview')
  const tasks = page.getByRole('region', { name: 'To do' })
  await tasks.getByText('Was Ana here?').waitFor()
  expect(await numbers(page)).toMatch(/Bookings, 7 days\s+1\s+Revenue, 7 days\s+\$0\s/)
  await clean(page)
  await tasks.getByRole('button', { name: 'Done, Ana Ruiz' }).click()
  await tasks.waitFor({ state: 'hidden' })
  await expect.poll(() => numbers(page)).toMatch(/Revenue, 7 days\s+\$35\s/)
  await visit(theirs, await mailbox.linkIn(client.email, 'booking', '/confirm-completion'))
  await press(theirs, 'All good')
  await theirs.getByRole('radio', { name: '5 stars' }).press('Space')
  await press(theirs, 'Send rating')
  await expect.poll(() => numbers(page), live).toMatch(/Rating\s+5\.0\s/)
  expect(errors()).toEqual([])
})

test('an invited member signs up, is checked, is booked and works the day', async () => {
  const email = 'dante.cole@example.com'
  const owner = await newPage(demo.barber, 'dark')
  await visit(owner, '/barber/dashboard?tab=team')
  await press(owner, 'Invite someone')
  await owner.getByRole('textbox', { name: 'Email' }).fill(email)
  await owner.getByLabel(/^Title/).fill('Junior barber')
  await owner.getByLabel('Their share').fill('45')
  await clean(owner)
  await press(owner, 'Send invitation')
  await owner.getByText(`Invitation sent to ${email}`).waitFor()

  const page = await newPage(null, 'dark')
  const errors = listenForErrors(page)
  await visit(page, await mailbox.linkIn(email, 'team-invitation', '#token='))
  await page.getByText('45% of each visit').waitFor()
  // The token is out of the address bar.
  expect(page.url()).not.toContain('token')
  await clean(page)
  await page.getByLabel('Full name').fill('Dante Cole')
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0177')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await press(page, 'Create account')
  await press(page, 'Join the team')
  await onboard(page)

  // The owner's open page updates.
  const card = owner.getByRole('article', { name: 'Dante Cole' })
  await card.getByText('Waiting to be checked').waitFor(live)
  await checkAndOffer(owner, card)

  await visit(page, '/employee/dashboard')
  await page.getByText('You work at Third Ward Cuts').waitFor()
  await page.getByText('No clients today').waitFor()
  await clean(page)

  const client = await newClient(stage)
  const theirs = await newPage(client.email, 'dark')
  const shop = await openShop(stage, 'Third Ward Cuts')
  await visit(theirs, shop.path)
  await theirs.getByRole('link', { name: /Book with Dante Cole/ }).click()
  await sheetOf(theirs)
    .getByRole('checkbox', { name: /^Skin fade/ })
    .click()
  await press(theirs, 'Continue')
  await timesIn(theirs).first().click()
  await sheetOf(theirs).getByLabel(/^Note/).fill('Mind the scar on the left')
  await press(theirs, 'Confirm appointment')
  const next = page.getByRole('region', { name: 'Next client' })
  await Promise.all([
    sheetOf(theirs).getByRole('heading', { name: "You're booked!" }).waitFor(),
    next.getByText('Mind the scar on the left').waitFor(live),
  ])

  // The day of the booking comes.
  const [made] = await bookedBy(stage, client.id)
  await moveTo(stage, made!.id, -5)
  await visit(page, '/employee/dashboard')
  await next.getByText('Ana Ruiz').waitFor()
  await clean(page)
  await next.getByRole('button', { name: /^Check in/ }).click()
  await next.getByRole('button', { name: /^Start/ }).click()
  await next.getByText('In the chair').first().waitFor()
  await next.getByRole('button', { name: /^Done/ }).click()
  await next.waitFor({ state: 'detached' })
  const [done] = await db
    .selectFrom('bookings')
    .select('status')
    .where('clientId', '=', client.id)
    .execute()
  expect(done).toEqual({ status: 'awaiting_confirmation' })
  expect(errors()).toEqual([])
})

async function signUp(page: Page, email: string) {
  await visit(page, '/auth?mode=signup')
  await page
    .getByRole('button', { name: 'Continue as a barber' })
    .or(page.getByRole('link', { name: 'Continue as a barber' }))
    .first()
    .click()
  await page.getByLabel('Full name').fill('Marcus Reed')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0142')
  await press(page, 'Create account')
  await page.getByText('Check your inbox').first().waitFor()
  await page.goto(await mailbox.linkIn(email, 'verify-email', '#token='))
  await press(page, 'Confirm my email')
  await page
    .getByRole('link', { name: /sign in/i })
    .first()
    .click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function walkSetup(page: Page, shopName: string) {
  await steps.tellWho(page, db, 'Marcus J. Reed')
  await clean(page)
  await press(page, 'Next')
  await steps.putOnMap(page, shopName)
  await press(page, 'Next')
  await steps.showLicense(page)
  await press(page, 'Next')
  await steps.offerFade(page)
  await nothingLeft(page)
  await clean(page)
  await press(page, 'Next')
  await heading(page, 'When you work').waitFor()
  await steps.openFromTuesday(page)
  await nothingLeft(page)
  await clean(page)
  await press(page, 'Next')
  await steps.showWork(page)
  await clean(page)
  await press(page, 'Next')
  await heading(page, 'Review and submit').waitFor()
  await page.getByRole('radio', { name: /Moderate/ }).click()
  await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(6)
}

async function onboard(page: Page) {
  await page.getByLabel('About you').waitFor()
  await page.locator('input[type=file]').setInputFiles(await photo('#336677'))
  await page.getByText('Photo saved').first().waitFor()
  await page.getByLabel('About you').fill('Tapers and kids’ cuts.')
  await page.getByRole('button', { name: 'Vietnamese' }).click()
  await clean(page)
  await press(page, 'Next')
  await page.getByLabel('License number').fill('TX-204815')
  await page.getByLabel('License type').selectOption('Class A Barber')
  await page.getByLabel('Valid until').fill('2099-05-31')
  await page.locator('input[type=file]').setInputFiles(await photo('#ddeeff'))
  await page.getByText('Photo saved').first().waitFor()
  await clean(page)
  await press(page, 'Next')
  await page.getByRole('button', { name: 'Looks right' }).waitFor()
  // A reload continues at the same step, as another device would.
  await page.reload()
  await press(page, 'Looks right')
  await steps.openFromTuesday(page)
  await press(page, 'Next')
  await page.getByRole('button', { name: 'Done' }).waitFor()
  await clean(page)
  await press(page, 'Done')
  await page.getByText("You're all set").waitFor()
}

async function checkAndOffer(owner: Page, card: Locator) {
  await card.getByRole('button', { name: 'Check license' }).click()
  await owner.getByRole('dialog').getByText('TX-204815').waitFor()
  await press(owner, 'I checked it')
  await card.getByText('Checked', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'More about Dante Cole' }).click()
  await owner.getByRole('menuitem', { name: 'Edit' }).click()
  await owner.getByRole('switch', { name: /Bookable online/ }).click()
  await clean(owner)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await card.getByText('Clients can book').waitFor()
  await clean(owner)
}
