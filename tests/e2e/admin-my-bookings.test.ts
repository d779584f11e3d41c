// A colleague follows bookings up, moves one, and closes the follow-up.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=my-bookings'

test('on a phone: what is assigned, closed when it is done; and what was booked', async () => {
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, tab)
  const task = page.getByRole('button', { name: /the door was locked/ })
  await task.waitFor()
  await clean(page)
  await task.click()
  const drawer = page.getByRole('dialog', { name: /^K-\d+/ })
  const section = drawer.getByRole('region', { name: 'Follow-up' })
  await section.getByText('the door was locked').waitFor()
  // Support sees the price, not the commission.
  await drawer.getByText('The client pays').waitFor()
  expect(await drawer.getByText('The barber keeps').count()).toBe(0)
  await clean(page)
  await section.getByRole('button', { name: 'Done' }).click()
  await section.getByText('Nobody is following up on this booking.').waitFor()
  await page.goBack()
  await task.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Booked by me' }).click()
  await page.getByText('2 bookings').waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('on a desktop: assigned to a colleague with a day, and moved to an open time', async () => {
  const { id } = await db
    .selectFrom('bookings as k')
    .innerJoin('bookingItems as i', 'i.bookingId', 'k.id')
    .innerJoin('services as s', 's.id', 'i.serviceId')
    .select('k.id')
    .where('k.status', '=', 'confirmed')
    .where('k.startsAt', '>', new Date(Date.now() + 2 * 86_400_000).toISOString())
    .where('s.isActive', '=', true)
    .orderBy('k.startsAt')
    .limit(1)
    .executeTakeFirstOrThrow()
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, `/admin/dashboard?tab=all-bookings&booking=${id}`)
  const drawer = page.getByRole('dialog', { name: /^K-\d+/ })
  await drawer.getByText('The barber keeps').waitFor()
  await drawer.getByRole('button', { name: 'Follow up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Follow up' })
  const colleague = dialog.getByLabel('Who').locator('option', { hasNotText: /\(you\)|Choose/ })
  const name = await colleague.first().innerText()
  await dialog.getByLabel('Who').selectOption(name)
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await dialog.getByText('Please say what is to be done').waitFor()
  await dialog.getByLabel('What needs to be done').fill('Ask for a photo of the door')
  await dialog.getByLabel('Due on').fill('2099-01-02')
  await clean(page)
  await dialog.getByRole('button', { name: 'Assign' }).click()
  const section = drawer.getByRole('region', { name: 'Follow-up' })
  await section.getByText('Ask for a photo of the door').waitFor()
  await section.getByText(name, { exact: true }).waitFor()

  await drawer.getByRole('button', { name: 'Move to another time' }).click()
  const moving = page.getByRole('dialog', { name: 'Move to another time' })
  const times = moving.getByRole('group', { name: /Morning|Afternoon|Evening/ })
  await times.getByRole('button').last().click()
  await moving.getByLabel('Reason').fill('The client asked by phone')
  await clean(page)
  await moving.getByRole('button', { name: 'Move to this time' }).click()
  await moving.waitFor({ state: 'detached' })
  const happened = drawer.getByRole('region', { name: 'What happened' })
  await happened.getByText('The client asked by phone').waitFor()
  await clean(page)
  const deeds = await db
    .selectFrom('auditLog')
    .select('action')
    .where('entityId', '=', id)
    .execute()
  expect(deeds.map(({ action }) => action).toSorted()).toEqual([
    'assign-follow-up',
    'reschedule-booking',
  ])
  expect(errors()).toEqual([])
})
