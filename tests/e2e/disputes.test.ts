// A dispute on a phone: from the client's booking to a split decision and an appeal that someone else decides.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { moveTo, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const finance = 'finance@kempt.example'

// Paid ahead by card and still to come, made to be over since yesterday.
async function paidBooking() {
  const booking = await db
    .selectFrom('bookings as k')
    .innerJoin('users as c', 'c.id', 'k.clientId')
    .innerJoin('users as b', (join) => join.onRef('b.id', '=', 'k.barberId'))
    .innerJoin('payments as p', 'p.bookingId', 'k.id')
    .select(['k.id', 'k.bookingNumber', 'k.totalCents', 'c.email', 'b.email as barberEmail'])
    .where('k.status', '=', 'confirmed')
    .where('k.disputeStatus', 'is', null)
    .where('k.creditCents', '=', 0)
    .where('p.state', '=', 'succeeded')
    .where('p.purpose', '=', 'prepay')
    .whereRef('p.amountCents', '=', 'k.totalCents')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('refunds').select('id').whereRef('paymentId', '=', 'p.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('refundOrders').select('id').whereRef('bookingId', '=', 'k.id')),
      ),
    )
    .orderBy('k.startsAt', 'desc')
    .executeTakeFirstOrThrow()
  await moveTo(stage, booking.id, -24 * 60)
  const completedAt = new Date(Date.now() - 23 * 3_600_000).toISOString()
  await db
    .updateTable('bookings')
    .set({ status: 'completed', completedAt, completionSource: 'client' })
    .where('id', '=', booking.id)
    .execute()
  return booking
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

test('a dispute from the phone of its client to a split decision and an appeal', async () => {
  const { id, bookingNumber, totalCents, email, barberEmail } = await paidBooking()
  const page = await newPage(email)
  const errors = listenForErrors(page)
  await visit(page, `/client/dashboard?tab=bookings&booking=${id}`)
  await page.getByRole('button', { name: `Report a problem, ${bookingNumber}` }).click()
  const form = page.getByRole('dialog', { name: 'What went wrong?' })
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText('Please tell us a little more').waitFor()
  await form.getByLabel('Tell us what happened').fill('The left side is higher than the right.')
  await clean(page)
  await form.getByRole('button', { name: 'Send' }).click()
  await form.waitFor({ state: 'detached' })
  await visit(page, '/client/dashboard?tab=disputes')
  await page.getByText(/^The barber answers by/).waitFor()
  await clean(page)

  const barber = await newPage(barberEmail)
  await visit(barber, '/barber/dashboard?tab=disputes')
  await barber.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const inbox = barber.getByRole('dialog', { name: 'Dispute' })
  await inbox.getByText('The left side is higher than the right.').waitFor()
  await clean(barber)
  await inbox.getByRole('button', { name: 'Contest it' }).click()
  const contest = barber.getByRole('dialog', { name: 'Contest it' })
  await contest.getByLabel('Message to the client').fill('It was even when he left my chair.')
  await clean(barber)
  await contest.getByRole('button', { name: 'Contest it' }).click()
  await inbox.getByText('Contested').first().waitFor()

  await visit(page, '/client/dashboard?tab=disputes')
  await page.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const own = page.getByRole('dialog', { name: 'Dispute' })
  await own.getByText('It was even when he left my chair.').waitFor()
  await own.getByRole('button', { name: 'Ask Kempt to decide' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Ask us to decide?' })
  await asked.getByRole('button', { name: 'Ask Kempt to decide' }).click()
  await own.getByText('Waiting for Kempt').first().waitFor()
  await clean(page)

  const { id: disputeId } = await db
    .selectFrom('disputes')
    .select('id')
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  const desk = await newPage(finance, desktop)
  await visit(desk, '/admin/dashboard?tab=disputes')
  await desk.getByRole('button', { name: new RegExp(bookingNumber) }).click()
  const drawer = desk.getByRole('dialog', { name: 'Dispute' })
  await drawer.getByText('Nobody sent photos.').waitFor()
  await clean(desk)
  await drawer.getByRole('button', { name: 'Decide' }).click()
  const deciding = desk.getByRole('dialog', { name: 'Decide this dispute' })
  await deciding.getByRole('radio', { name: 'Refund to the card' }).click()
  await deciding.getByLabel('Amount').fill(String(totalCents / 200))
  await deciding.getByRole('button', { name: 'Half each' }).click()
  const effect = deciding.getByRole('region', { name: 'What this does' })
  await effect.getByText('Kempt pays').waitFor()
  await effect
    .getByText(dollars(totalCents / 2))
    .first()
    .waitFor()
  await deciding.getByLabel('To both sides').fill('Both of you have a point, so we share it.')
  await deciding.getByLabel('Reason for the audit log').fill('No photos on either side')
  await clean(desk)
  await deciding.getByRole('button', { name: 'Decide' }).click()
  await deciding.waitFor({ state: 'detached' })
  await drawer.getByText('Both of you have a point, so we share it.').first().waitFor()
  const orders = await db
    .selectFrom('refundOrders')
    .select(['chargedTo', 'amountCents'])
    .where('disputeId', '=', disputeId)
    .orderBy('chargedTo')
    .execute()
  expect(orders.map(({ chargedTo }) => chargedTo)).toEqual(['barber', 'platform'])
  expect(orders.reduce((all, { amountCents }) => all + amountCents, 0)).toBe(totalCents / 2)

  await visit(page, `/client/dashboard?tab=disputes&dispute=${disputeId}`)
  await own.getByRole('button', { name: 'Appeal' }).click()
  const appeal = page.getByRole('alertdialog', { name: 'Appeal the decision?' })
  await appeal.getByLabel('What should we look at again?').fill('Please look at my message again.')
  await clean(page)
  await appeal.getByRole('button', { name: 'Appeal' }).click()
  await own.getByText('Appealed').first().waitFor()

  await visit(desk, `/admin/dashboard?tab=disputes&dispute=${disputeId}`)
  await drawer.getByText('You decided this the first time').waitFor()
  const owner = await newPage(demo.admin)
  await visit(owner, `/admin/dashboard?tab=disputes&dispute=${disputeId}`)
  const theirs = owner.getByRole('dialog', { name: 'Dispute' })
  await theirs.getByText('Appeal by the client').waitFor()
  await clean(owner)
  await theirs.getByRole('button', { name: 'Decide' }).click()
  const final = owner.getByRole('dialog', { name: 'Decide this dispute' })
  await final.getByRole('radio', { name: 'The decision stands' }).click()
  await final.getByText('No money moves.').waitFor()
  await final.getByLabel('To both sides').fill('We looked again, and it stays as it is.')
  await final.getByLabel('Reason for the audit log').fill('Nothing new in it')
  await clean(owner)
  await final.getByRole('button', { name: 'Decide' }).click()
  await final.waitFor({ state: 'detached' })

  await visit(page, '/client/dashboard?tab=disputes&show=over')
  await page.getByText('Final decision').first().waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})
