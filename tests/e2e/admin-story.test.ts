// One day of the administration: a new owner gives a colleague a role, the colleague helps a client,
// and the owner follows all of it in the trail.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { press } from './setup-kit.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

async function named(name: string) {
  const person = await newClient(stage)
  await db.updateTable('profiles').set({ name }).where('userId', '=', person.id).execute()
  return person
}

async function newOwner(name: string) {
  const { id, email } = await named(name)
  await db.insertInto('userRoles').values({ userId: id, role: 'admin' }).execute()
  const grant = { userId: id, subRole: 'owner' as const, reason: 'Runs the platform' }
  await db.insertInto('adminGrants').values(grant).execute()
  return email
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

test('an owner gives a role, support decides an appeal without seeing money, the owner reads it', async () => {
  const owner = await newPage(await newOwner('Beatriz Olmedo'), desktop)
  const errors = listenForErrors(owner)
  const colleague = await named('Tobias Lindqvist')
  await visit(owner, '/admin/roles')
  await press(owner, 'Give a role')
  const form = owner.getByRole('dialog', { name: 'Give a role' })
  await form.getByRole('textbox', { name: 'Email' }).fill(colleague.email)
  await form.getByRole('radio', { name: /Support/ }).click()
  await form.getByLabel('Reason').fill('Covers the weekend phone')
  await form.getByRole('button', { name: 'Give a role' }).click()
  await owner.getByText(`${colleague.email} has the role now`).first().waitFor()

  const client = await named('Wilhelmina Castañeda')
  const bookingNumber = await appealOf(client.id)
  const support = await newPage(colleague.email, phone)
  await visit(support, '/admin/dashboard?tab=users')
  await support.getByRole('searchbox').fill('wilhelmena castaneda')
  await support.keyboard.press('Enter')
  await support.getByRole('button', { name: /Wilhelmina Castañeda/ }).click()
  await support
    .getByRole('dialog', { name: 'Wilhelmina Castañeda' })
    .getByText(client.email)
    .waitFor()
  await clean(support)

  await visit(support, '/admin/dashboard?tab=all-bookings&view=appeals')
  const card = support.getByRole('listitem').filter({ hasText: 'Wilhelmina Castañeda' })
  await card.getByText('I was in the chair at two.').waitFor()
  await card.getByRole('button', { name: 'Accept', exact: true }).click()
  const decision = support.getByRole('alertdialog', { name: 'Accept this appeal?' })
  await decision.getByLabel('Reason').fill('The shop found the receipt')
  await decision.getByRole('button', { name: 'Accept', exact: true }).click()
  await card.waitFor({ state: 'detached' })

  await visit(support, `/admin/dashboard?tab=all-bookings&q=${bookingNumber}`)
  await support.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const drawer = support.getByRole('dialog', { name: bookingNumber })
  await drawer.getByRole('heading', { name: 'What happened' }).waitFor()
  expect(await drawer.getByText(/commission/i).count()).toBe(0)
  await visit(support, '/admin/dashboard?tab=commission')
  await support.getByText('This is not part of your role').waitFor()

  await visit(owner, '/admin/roles?view=activity')
  const decided = owner.getByRole('button').filter({ hasText: 'The shop found the receipt' })
  await decided.getByText('Tobias Lindqvist').waitFor()
  await decided.getByText('Decided an appeal').waitFor()
  const given = owner.getByRole('button').filter({ hasText: 'Covers the weekend phone' })
  await given.getByText('Beatriz Olmedo').waitFor()
  await clean(owner)
  expect(errors()).toEqual([])
})
