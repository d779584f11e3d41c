// One day of the administration: the command line makes an owner, who invites a colleague by mail. The
// colleague helps a client without seeing money, and the owner follows all of it in the trail.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hashPassword } from '#server/features/credentials/service.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { press } from './setup-kit.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db, databaseUrl } = stage
const password = 'Scissors and combs 7!'

async function named(name: string) {
  const person = await newClient(stage)
  await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
  return person
}

// npm run admin -- make-owner
async function makeOwner(email: string) {
  const program = ['--import', 'zod/compile', 'scripts/admin.ts', 'make-owner', email]
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl }
  const { stdout } = await promisify(execFile)(process.execPath, program, { env })
  expect(stdout.trim()).toBe(`${email} is an owner.`)
}

// A visit of the demo city, now of this client, who was marked absent and appeals.
async function appealOf(clientId: string) {
  const { id, bookingNumber } = await db
    .selectFrom('bookings')
    .select(['id', 'bookingNumber'])
    .where('status', '=', 'completed')
    .where('clientId', 'is not', null)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('bookings')
    .set({ status: 'no_show', clientId })
    .where('id', '=', id)
    .execute()
  const appeal = {
    bookingId: id,
    kind: 'was_there' as const,
    message: 'I was in the chair at two.',
  }
  await db.insertInto('noShowAppeals').values(appeal).execute()
  return bookingNumber
}

// Two-step sign-in, with the key that an authenticator app would take, and on to the administration.
async function setUpSecondFactor(page: Page) {
  await page.getByText('One step before you start').waitFor()
  await page.getByRole('button', { name: 'Set up', exact: true }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const uri = await dialog.getByRole('link', { name: 'Open in app' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await dialog.getByLabel('Code from the app', { exact: true }).last().focus()
  await page.keyboard.type(new TOTP({ secret, digits: 6, period: 30 }).generate())
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('Your backup codes').waitFor()
  await dialog.getByRole('link', { name: 'Open Admin' }).click()
  await page.getByRole('heading', { name: 'Overview', exact: true }).waitFor()
}

async function newOwner(name: string) {
  const { id, email } = await named(name)
  const passwordHash = await hashPassword(password)
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
  await makeOwner(email)
  const page = await newPage(null, desktop)
  await visit(page, '/auth?redirect=/admin/dashboard')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/settings?section=security')
  await setUpSecondFactor(page)
  return page
}

async function invite(owner: Page, email: string) {
  await visit(owner, '/admin/roles')
  await press(owner, 'Give a role')
  const form = owner.getByRole('dialog', { name: 'Give a role' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('radio', { name: /Support/ }).click()
  await form.getByLabel('Reason').fill('Covers the weekend phone')
  await form.getByRole('button', { name: 'Give a role' }).click()
  await owner.getByText(`Invitation sent to ${email}`).first().waitFor()
}

async function join(email: string) {
  const page = await newPage(null, phone)
  await visit(page, await openMailbox(db).linkIn(email, 'admin-invited', '#token='))
  await page.getByLabel('Full name').fill('Tobias Lindqvist')
  await page.getByLabel('Phone').fill('(713) 555-0179')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await setUpSecondFactor(page)
  return page
}

async function findClient(page: Page, { email }: { email: string }) {
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByRole('searchbox').fill('wilhelmena castaneda')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Wilhelmina Castañeda/ }).click()
  await page.getByRole('dialog', { name: 'Wilhelmina Castañeda' }).getByText(email).waitFor()
  await clean(page)
}

async function decideAppeal(page: Page) {
  await visit(page, '/admin/dashboard?tab=all-bookings&view=appeals')
  const card = page.getByRole('listitem').filter({ hasText: 'Wilhelmina Castañeda' })
  await card.getByText('I was in the chair at two.').waitFor()
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const decision = page.getByRole('alertdialog', { name: 'Accept this appeal?' })
  await decision.getByLabel('Reason').fill('The shop found the receipt')
  await decision.getByRole('button', { name: 'Accept', exact: true }).click()
  await card.waitFor({ state: 'detached' })
}

// The totals, the commission of a booking, the tabs, and the files.
async function expectNoMoney(page: Page, bookingNumber: string) {
  await visit(page, '/admin/dashboard?tab=overview')
  await page.getByText('Completed visits', { exact: true }).waitFor()
  for (const name of ['Sales (GMV)', 'Take rate'])
    expect(await page.getByText(name).count(), name).toBe(0)

  await visit(page, `/admin/dashboard?tab=all-bookings&q=${bookingNumber}`)
  await page.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const drawer = page.getByRole('dialog', { name: bookingNumber })
  await drawer.getByRole('heading', { name: 'What happened' }).waitFor()
  expect(await drawer.getByText(/commission|refund/i).count()).toBe(0)

  for (const tab of ['refunds', 'commission']) {
    await visit(page, `/admin/dashboard?tab=${tab}`)
    await page.getByText('This isn’t part of your role').waitFor()
  }
  const files = ['refunds', 'commission-rules', 'platform-offers', 'audit', 'people']
  const refused = await page.evaluate(
    (names) =>
      Promise.all(names.map(async (name) => (await fetch(`/api/admin/${name}.csv`)).status)),
    files,
  )
  expect(refused).toEqual(files.map(() => 403))
}

// Two accounts, two second factors, a program of its own and some twenty pages.
const storyMs = 240_000

test(
  'an owner invites support, who decides an appeal without seeing money, and reads it all',
  async () => {
    const owner = await newOwner('Beatriz Olmedo')
    const errors = listenForErrors(owner)
    const email = `${randomUUID()}@example.com`
    await invite(owner, email)

    const support = await join(email)
    const client = await named('Wilhelmina Castañeda')
    const bookingNumber = await appealOf(client.id)
    const theirErrors = listenForErrors(support)
    await findClient(support, client)
    await decideAppeal(support)
    expect(theirErrors()).toEqual([])
    await expectNoMoney(support, bookingNumber)

    await visit(owner, '/admin/roles?view=activity')
    const entry = (what: string, who: string, about: string) =>
      owner
        .getByRole('button', { name: what })
        .filter({ hasText: who })
        .filter({ hasText: about })
        .waitFor()
    await entry('Invited an administrator', 'Beatriz Olmedo', 'Covers the weekend phone')
    await entry('Gave a role', 'Tobias Lindqvist', 'Covers the weekend phone')
    await entry('Opened someone’s details', 'Tobias Lindqvist', 'Wilhelmina Castañeda')
    await entry('Decided an appeal', 'Tobias Lindqvist', 'The shop found the receipt')
    await clean(owner)
    await visit(owner, '/admin/dashboard?tab=overview')
    await owner.getByText('Sales (GMV)').waitFor()
    expect(errors()).toEqual([])
  },
  storyMs,
)
