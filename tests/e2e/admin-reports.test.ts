// Clients' reports: the queue on a phone, both sides, a decision; and a forced outcome with its
// consequences.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage

test('on a phone: a report is read with both sides and decided', async () => {
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=all-bookings')
  await page.getByRole('link', { name: 'Reports' }).click()
  await page.getByText('3 reports').waitFor()
  await clean(page)
  const line = page.getByRole('button', { name: /The barber disagrees/ })
  const [number = ''] = /K-\d+/.exec(await line.innerText()) ?? []
  await line.click()
  const drawer = page.getByRole('dialog', { name: 'It didn’t happen' })
  await drawer.getByText('Says the appointment didn’t happen.').waitFor()
  await drawer.getByText('He came ten minutes late').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'It didn’t happen' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Decide that it didn’t happen?' })
  await dialog.getByText('No money moves.').waitFor()
  await dialog.getByLabel('Reason').fill('The colleague says nobody came')
  await clean(page)
  await dialog.getByRole('button', { name: 'It didn’t happen' }).click()
  await drawer.getByRole('region', { name: 'Decision' }).getByText('nobody came').waitFor()
  await drawer.getByRole('button', { name: `Open ${number}` }).click()
  const booking = page.getByRole('dialog', { name: number })
  await booking.getByText('Decided: it didn’t happen').waitFor()
  await clean(page)
  const { status } = await db
    .selectFrom('bookings')
    .select('status')
    .where('bookingNumber', '=', number)
    .executeTakeFirstOrThrow()
  expect(status).toBe('cancelled')
  await visit(page, '/admin/dashboard?tab=all-bookings&view=reports&state=not_happened')
  await page.getByText('2 reports', { exact: true }).waitFor()
  await visit(page, '/admin/dashboard?tab=all-bookings&view=reports&state=happened')
  await page.getByText('1 report', { exact: true }).waitFor()
  expect(errors()).toEqual([])
})

test('on a desktop: an owner forces a no-show and reads the consequences first', async () => {
  const { id } = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'completed')
    .where('tipCents', '=', 0)
    .where('clientId', 'is not', null)
    .where('disputeStatus', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews')
            .select('reviews.id')
            .whereRef('reviews.bookingId', '=', 'bookings.id'),
        ),
      ),
    )
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const completionSource = 'staff'
  await db.updateTable('bookings').set({ completionSource }).where('id', '=', id).execute()
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, `/admin/dashboard?tab=all-bookings&booking=${id}`)
  const drawer = page.getByRole('dialog', { name: /^K-\d+/ })
  await drawer.getByText('Force another outcome').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'The client missed it' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Mark it as missed?' })
  await dialog.getByText(/: \d now, \d after this\./).waitFor()
  await dialog.getByLabel('Reason').fill('The barber marked the wrong one')
  await dialog.getByRole('button', { name: 'The client missed it' }).click()
  await drawer.getByRole('region', { name: 'What happened' }).getByText('the wrong one').waitFor()
  await clean(page)
  const row = await db
    .selectFrom('bookings')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.status).toBe('no_show')
  expect(errors()).toEqual([])
})
