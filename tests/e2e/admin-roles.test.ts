// The rights of administrators in a browser: giving a role, a code that is too old, what a colleague
// sees, and the trail.
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { demoSecret } from '#db/seed/people.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo } from './people.ts'
import { press } from './setup-kit.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

async function idOf(email: string) {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

test('an owner gives a role with an old code: asked in place, nothing typed is lost', async () => {
  const email = `${randomUUID()}@example.com`
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await db
    .updateTable('sessions')
    .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
    .where('userId', '=', await idOf(demo.admin))
    .execute()
  await db.updateTable('secondFactors').set({ lastStep: 0 }).execute()
  await visit(page, '/admin/roles')
  await page.getByRole('article', { name: 'Priya Raman' }).waitFor()
  // The last owner is told before a code is asked for.
  const last = page.getByRole('article').filter({ hasText: 'The last owner stays.' })
  expect(await last.getByText(demo.admin).count()).toBe(1)
  expect(await last.getByRole('button', { name: 'Take away', exact: true }).isDisabled()).toBe(true)
  await clean(page)
  await press(page, 'Give a role')
  const form = page.getByRole('dialog', { name: 'Give a role' })
  const who = form.getByRole('textbox', { name: 'Name or email' })
  await who.fill('Jordan')
  const found = form.getByRole('list', { name: 'People found' })
  const known = await found.getByText(/@/).first().innerText()
  await found.getByRole('button').first().click()
  expect(await who.inputValue()).toBe(known)
  await who.fill(email)
  await form.getByRole('radio', { name: /Analyst/ }).click()
  await form.getByLabel('Reason').fill('Numbers for the board')
  await clean(page)
  await form.getByRole('button', { name: 'Give a role' }).click()

  const code = page.getByRole('dialog', { name: 'Is it still you?' })
  await code.waitFor()
  await clean(page)
  await code
    .getByLabel(/code/i)
    .first()
    .fill(new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
  await code.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Invitation sent to ${email}`).first().waitFor()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Invitations' }).getByText(email).waitFor()
  await visit(page, '/admin/roles?view=activity')
  await page.getByText('Numbers for the board').waitFor()
  await clean(page)
  // The refused call itself.
  expect(errors().filter((text) => !text.includes('403'))).toEqual([])

  const theirs = await newPage(null)
  await visit(theirs, await openMailbox(db).linkIn(email, 'admin-invited', '#token='))
  await theirs.getByLabel('Full name').fill('Nadia Osei')
  await theirs.getByLabel('Phone').fill('(713) 555-0177')
  await theirs.getByLabel('Password', { exact: true }).fill('Analyst of numbers 1!')
  await clean(theirs)
  await theirs.getByRole('button', { name: 'Create account' }).click()
  await theirs.getByText('One step before you start').waitFor()
})

test('a colleague sees the parts of their role, and who has the others', async () => {
  const page = await newPage('support@kempt.example', desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Admin' }).first()
  await menu.getByRole('link', { name: 'Users' }).waitFor()
  for (const name of ['Commission', 'Refunds', 'Settings', 'Roles', 'Transfers'])
    expect(await menu.getByRole('link', { name, exact: true }).count(), name).toBe(0)
  await visit(page, '/admin/roles')
  await page.getByText('This isn’t part of your role').waitFor()
  await page.getByText('It’s open to: Owner, Operations.').waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'Ask an owner' }).click()
  await page.getByText('We’ve let the owners know.').first().waitFor()
  await clean(page)
  await visit(page, '/admin/dashboard?tab=commission')
  await page.getByText('This isn’t part of your role').waitFor()
  expect(errors()).toEqual([])
})

test('who may only read the trail gets it from the menu and by its other name', async () => {
  const page = await newPage('finance@kempt.example', desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?find=1')
  await page.getByRole('combobox').fill('audit')
  await page.getByRole('option', { name: 'Activity' }).click()
  const entry = page.getByRole('button', { name: /^Approved a change/ }).first()
  await entry.waitFor()
  await visit(page, '/admin/roles')
  await entry.waitFor()
  expect(await page.getByRole('link', { name: 'Rights' }).count()).toBe(0)
  const menu = page.getByRole('navigation', { name: 'Admin' }).first()
  await menu.getByRole('link', { name: 'Activity' }).waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('the trail is filtered by person and by word, and the address keeps it', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, '/admin/roles?view=activity')
  const approvals = page.getByRole('button', { name: /^Approved a change/ })
  await approvals.first().waitFor()
  await page.getByLabel('Who').selectOption('Priya Raman')
  await page.getByText('Locked out after a new phone').waitFor()
  await expect.poll(() => approvals.count()).toBe(0)
  await page.getByRole('searchbox').fill('no such word')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing matches').waitFor()
  await page.reload()
  await page.getByText('Nothing matches').waitFor()
  await page.getByRole('link', { name: 'Clear the search' }).click()
  await page.getByText('Locked out after a new phone').waitFor()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await approvals.first().waitFor()
  await clean(page)
  await visit(page, '/admin/roles?view=rights')
  await page.getByRole('columnheader', { name: 'Finance' }).waitFor()
  await clean(page)
})
