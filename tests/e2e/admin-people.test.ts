// People in the administration: found on a phone, helped by support, suspended and restored by an
// owner, and what each of the colleagues may see of them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const mailbox = openMailbox(db)

async function named(name: string) {
  const client = await newClient(stage)
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  return client
}

async function act(page: Page, label: string, reason: string) {
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
  const dialog = page.getByRole('alertdialog', { name: label })
  await dialog.getByLabel('Reason').fill(reason)
  await clean(page)
  await dialog.getByRole('button', { name: label }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('support finds a client by a misspelled name and sends a link', async () => {
  const client = await named('Xiomara Villanueva')
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=users')
  await page.getByText(/people$/).waitFor()
  await clean(page)
  await page.getByRole('searchbox').fill('xiomera vilanueva')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Xiomara Villanueva/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Xiomara Villanueva' })
  await drawer.getByText(client.email).waitFor()
  expect(await drawer.getByRole('button', { name: 'Suspend the account' }).count()).toBe(0)
  await clean(page)
  await act(page, 'Send a link for a new password', 'Lost the password, called us')
  await mailbox.linkIn(client.email, 'password-reset', '#token=')
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  expect(errors()).toEqual([])
})

test('an owner suspends and restores, the trail is beside it, and finance sees no contacts', async () => {
  const client = await named('Bartholomew Quint')
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Suspend the account' })
  await question.getByLabel('Reason').fill('Threatened')
  await page.keyboard.press('Escape')
  await question.getByText('What you typed isn’t saved yet.').waitFor()
  await page.mouse.click(5, 5)
  expect(await question.getByLabel('Reason').inputValue()).toBe('Threatened')
  await clean(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await act(page, 'Suspend the account', 'Threatened a barber')
  const drawer = page.getByRole('dialog', { name: 'Bartholomew Quint' })
  await drawer.getByText('Threatened a barber').first().waitFor()
  await clean(page)
  await act(page, 'Restore the account', 'It was someone else')
  await drawer.getByText('It was someone else').waitFor()
  expect(errors()).toEqual([])

  const theirs = await newPage('finance@kempt.example')
  await visit(theirs, `/admin/dashboard?tab=users&person=${client.id}`)
  const seen = theirs.getByRole('dialog', { name: 'Bartholomew Quint' })
  await seen.getByText('•••@example.com').waitFor()
  expect(await seen.getByText(client.email).count()).toBe(0)
  await clean(theirs)
})

test('finance gives a client credit, and the client sees it', async () => {
  const client = await named('Cordelia Brightwater')
  const page = await newPage('finance@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  const drawer = page.getByRole('dialog', { name: 'Cordelia Brightwater' })
  await drawer.getByText('$0.00').waitFor()
  await drawer.getByRole('button', { name: 'Give credit' }).click()
  const form = page.getByRole('dialog', { name: 'Give credit' })
  await form.getByLabel('Amount').fill('600')
  await form.getByLabel('Reason').fill('Waited an hour for nothing')
  await form.getByRole('button', { name: 'Give credit' }).click()
  await form.getByText('Enter $1 to $500').waitFor()
  await clean(page)
  await form.getByLabel('Amount').fill('15')
  await form.getByRole('button', { name: 'Give credit' }).click()
  await form.waitFor({ state: 'detached' })
  await drawer.getByText('$15.00').first().waitFor()
  await drawer.getByText('Waited an hour for nothing').waitFor()
  await clean(page)
  expect(errors()).toEqual([])

  const theirs = await newPage(client.email)
  await visit(theirs, '/client/dashboard?tab=promotions')
  await theirs.getByText('$15').first().waitFor()
  const support = await newPage('support@kempt.example')
  await visit(support, `/admin/dashboard?tab=users&person=${client.id}`)
  await support.getByRole('dialog').getByRole('link', { name: client.email }).waitFor()
  expect(await support.getByRole('button', { name: 'Give credit' }).count()).toBe(0)
})

test('an owner gives and takes a role, downloads the data, has the account erased and takes it back', async () => {
  const client = await named('Ottilie Farewell')
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  await act(page, 'Add the role Barber', 'Opens a chair')
  await act(page, 'Remove the role Barber', 'Changed their mind')
  const drawer = page.getByRole('dialog', { name: 'Ottilie Farewell' })
  await drawer.getByText('Changed their mind').waitFor()
  const saved = page.waitForEvent('download')
  await act(page, 'Download their data', 'Asked by letter')
  expect((await saved).suggestedFilename()).toBe('kempt-data.zip')

  await drawer.getByRole('button', { name: 'Erase the account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Erase the account' })
  await dialog.getByText(/Stays without the name/).waitFor()
  await dialog.getByLabel('Reason').fill('Asked by letter')
  const erase = dialog.getByRole('button', { name: 'Erase the account' })
  await dialog.getByLabel(/to confirm/).fill('Ottilie')
  expect(await erase.isDisabled()).toBe(true)
  await dialog.getByLabel(/to confirm/).fill('Ottilie Farewell')
  await clean(page)
  await erase.click()
  await dialog.waitFor({ state: 'detached' })
  await drawer.getByText(/Will be erased on .*Asked by letter/).waitFor()
  expect(await drawer.getByRole('button', { name: 'Erase the account' }).count()).toBe(0)
  await clean(page)
  await drawer.getByRole('button', { name: 'Take it back' }).click()
  const keep = page.getByRole('alertdialog', { name: 'Keep the account?' })
  await keep.getByLabel('Reason').fill('Wants to stay')
  await keep.getByRole('button', { name: 'Take it back' }).click()
  await keep.waitFor({ state: 'detached' })
  await drawer.getByRole('button', { name: 'Erase the account' }).waitFor()
  await drawer.getByText('Wants to stay').waitFor()
  expect(errors()).toEqual([])
})
