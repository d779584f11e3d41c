// The money of two appointments on a phone. One is found by its offer, paid in part by card after a
// declined card, moved, completed, tipped by card and invoiced, and the barber reads the net. The other
// is canceled late for the fee that was shown before. And a barber invites barbers.
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { percentOf } from '#contract/cents.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { bookedBy, moveTo, newClient, openShop, sheetOf, timesIn, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo } from './people.ts'
import { openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const mailbox = openMailbox(db)
const shop = await openShop(stage, 'Sterling & Strop')
const { priceCents } = await db
  .selectFrom('services')
  .select('priceCents')
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
const { email: ownerEmail } = await db
  .selectFrom('users')
  .select('email')
  .where('id', '=', shop.userId)
  .executeTakeFirstOrThrow()
const totalCents = priceCents - percentOf(priceCents, 20)
const depositCents = percentOf(totalCents, 30)
const tipCents = percentOf(totalCents, 20)
const commissionCents = percentOf(totalCents, 10)
const exact = (cents: number) => `$${(cents / 100).toFixed(2)}`
const short = (cents: number) => exact(cents).replace(/\.00$/, '')

async function enterCard(page: Page, card: string, cents: number) {
  await page.waitForURL('**/dev/pay/**')
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: `Pay ${exact(cents)}`, exact: true }).click()
}

// The first of the tests to run starts it.
async function startOffer() {
  const mine = db.selectFrom('promotions').select('id').where('barberId', '=', shop.userId)
  if ((await mine.execute()).length > 0) return
  const staff = await newPage(ownerEmail)
  await visit(staff, '/barber/dashboard?tab=promotions')
  await staff.getByRole('button', { name: 'Flash sale, 20% off', exact: true }).click()
  const dialog = staff.getByRole('dialog', { name: 'New offer' })
  await dialog.getByRole('button', { name: 'Start offer' }).click()
  await staff.getByText('Running').first().waitFor()
}

async function bookWithDeposit(page: Page, start: string) {
  await startOffer()
  await visit(page, shop.startPath(start))
  const sheet = sheetOf(page)
  await sheet.getByRole('button', { name: `Pay ${short(depositCents)} and book` }).click()
  await enterCard(page, '4000 0000 0000 0002', depositCents)
  await page.getByText('Your card was declined.').waitFor()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: `Pay ${exact(depositCents)}`, exact: true }).click()
  await sheet.getByRole('heading', { name: /booked/i }).waitFor()
}

// The minutes in which a client may still tip are over.
async function issueInvoice(bookingId: string) {
  await db
    .updateTable('invoiceRequests')
    .set({ dueAt: sql<string>`now()` })
    .where('bookingId', '=', bookingId)
    .execute()
  await sql`SELECT graphile_worker.add_job('issue-invoices')`.execute(db)
  const issued = db.selectFrom('invoices').select('id').where('bookingId', '=', bookingId)
  await expect.poll(() => issued.execute()).toHaveLength(1)
}

test('an offer is found, a deposit paid, the visit moved, completed, tipped and invoiced', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  const staff = await newPage(ownerEmail)
  await startOffer()
  await visit(page, '/explore?q=Sterling')
  const card = page.getByRole('article').filter({ hasText: 'Sterling & Strop' }).first()
  await card.getByText('Flash sale, 20% off').waitFor()
  await card
    .getByRole('link', { name: /Sterling & Strop/ })
    .first()
    .click()
  await page.getByRole('list', { name: 'Offers' }).getByText('Flash sale, 20% off').waitFor()
  await bookWithDeposit(page, (await shop.starts(0))[0]!)
  await clean(page)
  const { id } = (await bookedBy(stage, client.id))[0]!

  await visit(page, `/client/bookings?booking=${id}`)
  await page
    .getByRole('button', { name: /^Reschedule/ })
    .first()
    .click()
  await timesIn(page).last().click()
  await page.getByRole('button', { name: 'Move appointment' }).click()
  await page.getByText(/^Moved to /).waitFor()

  await moveTo(stage, id, -20)
  await visit(staff, `/barber/dashboard?tab=bookings&booking=${id}`)
  const desk = staff.getByRole('dialog', { name: 'Ana Ruiz' })
  await desk.getByRole('button', { name: 'More for Ana Ruiz' }).click()
  await staff.getByRole('menuitem', { name: 'Done', exact: true }).click()
  await clean(staff)

  await visit(page, await mailbox.linkIn(client.email, 'booking', '/confirm-completion'))
  await page.getByRole('button', { name: 'All good' }).click()
  await page.getByRole('radio', { name: '5 stars' }).waitFor()
  await visit(page, `/client/bookings?booking=${id}`)
  const drawer = page.getByRole('dialog', { name: 'Your appointment' })
  await drawer.getByRole('button', { name: 'Tip by card' }).click()
  const tip = page.getByRole('dialog', { name: /^Tip .* by card$/ })
  await tip.getByRole('button', { name: `20%, ${short(tipCents)}` }).click()
  await tip.getByRole('button', { name: `Tip ${short(tipCents)}`, exact: true }).click()
  await enterCard(page, '4242 4242 4242 4242', tipCents)
  await page.getByText(`Thanks, your ${exact(tipCents)} tip is on its way`).waitFor()

  await issueInvoice(id)
  await visit(page, '/client/dashboard?tab=invoices')
  await page
    .getByRole('link', { name: /^View invoice HOU-/ })
    .first()
    .click()
  const invoice = page.getByRole('dialog', { name: 'Invoice' })
  await invoice
    .getByText(exact(totalCents + tipCents))
    .first()
    .waitFor()
  const byCard = depositCents + tipCents
  const atShop = totalCents - depositCents
  await invoice
    .getByText(`Paid ${exact(byCard)} by card and ${exact(atShop)} at the shop`)
    .waitFor()
  await clean(page)

  await visit(staff, '/barber/dashboard?tab=earnings')
  const lines = staff.getByRole('table', { name: 'Booking by booking' }).getByRole('row')
  await lines.nth(1).getByText(exact(tipCents)).first().waitFor()
  await lines
    .nth(2)
    .getByText(exact(totalCents - commissionCents))
    .waitFor()
  expect(errors()).toEqual([])
})

test('canceling says before what goes back and what the fee is, and administrators see both', async () => {
  const client = await newClient(stage)
  const page = await newPage(client.email)
  await bookWithDeposit(page, (await shop.starts(1))[0]!)
  const { id } = (await bookedBy(stage, client.id))[0]!
  // Less than the deposit.
  const feeCents = percentOf(totalCents, 10)
  const policy = JSON.stringify({ cancellationWindowHours: 24, lateCancelFeePercent: 10 })
  await db
    .updateTable('bookings')
    .set({ policySnapshot: sql<string>`policy_snapshot || ${policy}::jsonb` })
    .where('id', '=', id)
    .execute()
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this appointment?' })
  const openDialog = async (minutesAway: number) => {
    await moveTo(stage, id, minutesAway)
    await visit(page, `/client/bookings?booking=${id}`)
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click()
    await dialog.waitFor()
  }

  await openDialog(3 * 24 * 60)
  await dialog.getByText('You can cancel for free.').waitFor()
  await dialog.getByText(`You'll get ${short(depositCents)} back on your card.`).waitFor()
  expect(await dialog.getByText(/^Cancellation fee|The fee comes out/).count()).toBe(0)
  await clean(page)
  await dialog.getByRole('button', { name: 'Keep appointment' }).click()
  await dialog.waitFor({ state: 'detached' })

  await openDialog(60)
  await dialog.getByText(`Cancellation fee: ${short(feeCents)}`).waitFor()
  await dialog.getByText(`The fee comes out of the ${short(depositCents)} you paid.`).waitFor()
  const back = short(depositCents - feeCents)
  await dialog.getByText(`You'll get ${back} back on your card.`).waitFor()
  await clean(page)
  await dialog.getByRole('button', { name: `Cancel for ${short(feeCents)}`, exact: true }).click()
  await page.getByText('Appointment canceled').waitFor()
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select('r.amountCents')
    .where('p.bookingId', '=', id)
    .execute()
  expect(refunds).toEqual([{ amountCents: depositCents - feeCents }])

  const desk = await newPage(demo.admin)
  await visit(desk, `/admin/dashboard?tab=all-bookings&booking=${id}`)
  const paid = desk.getByRole('region', { name: 'Paid by card' })
  await paid.getByText('To book').waitFor()
  await paid.getByText(exact(depositCents), { exact: true }).waitFor()
  await paid.getByText(/card ending in 4242/).waitFor()
  await paid.getByText(`${exact(depositCents - feeCents)} given back`).waitFor()
  await clean(desk)
})

test('a barber invites barbers, and sees who joined', async () => {
  const staff = await newPage(ownerEmail)
  const errors = listenForErrors(staff)
  await visit(staff, '/barber/dashboard?tab=promotions')
  const title = staff.getByRole('heading', { name: 'Invite a barber' })
  await title.waitFor()
  await staff
    .getByText(/has had 5 appointments booked by clients.*no commission for 30 days/)
    .waitFor()
  expect(await staff.getByRole('table', { name: 'Barbers you invited' }).count()).toBe(0)
  await staff.getByRole('button', { name: 'Get my code' }).click()
  const own = db.selectFrom('referralCodes').select('code').where('userId', '=', shop.userId)
  await staff.getByRole('button', { name: 'Copy code' }).waitFor()
  const { code } = await own.executeTakeFirstOrThrow()
  await staff.getByText(code, { exact: true }).waitFor()
  await clean(staff)

  const owner = await newPage(demo.barber)
  await visit(owner, '/barber/dashboard?tab=promotions')
  const invited = owner.getByRole('table', { name: 'Barbers you invited' })
  await invited.getByText('Theo W.').waitFor()
  await invited.getByText('Joined', { exact: true }).last().waitFor()
  await clean(owner)
  expect(errors()).toEqual([])
})
