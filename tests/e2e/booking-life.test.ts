// After a booking, on a phone: a client confirms attendance, tips, appeals, and the barber answers;
// a closed tab releases its slot; a guest who loses a slot keeps the typed note.
import { createHash, randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import type { Status } from '#contract/bookings/workflow.ts'
import { makeRoom, newClient, openShop, pageOf, sheetOf, visit } from './booking-kit.ts'
import { findBarriers, overflowPx } from './looks.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const patient = { timeout: 20_000 }
const hourMs = 3_600_000
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function newPage(email: string | null) {
  const page = await pageOf(stage, email, phone)
  opened.push(page)
  return page
}

type Row = { status: Status; attendance?: 'asked'; disputeStatus?: string; flagAnswerBy?: string }

async function bookingOf(clientId: string, hoursFromNow: number, row: Row) {
  const start = Date.now() + hoursFromNow * hourMs
  const [startsAt, endsAt] = [start, start + hourMs / 2].map((ms) =>
    new Date(ms).toISOString(),
  ) as [string, string]
  const busyRange = await makeRoom(stage, shop.userId, [startsAt, endsAt])
  const { id } = await db
    .insertInto('bookings')
    .values({
      ...row,
      clientId,
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange,
      totalCents: 4000,
      completedAt: row.status === 'completed' ? endsAt : null,
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const item = { position: 0, serviceId: shop.serviceId, name: 'Skin fade', priceCents: 4000 }
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, durationMinutes: 30, ...item })
    .execute()
  return id
}

const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function expectNoBarrier(page: Page) {
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
}

test('a client who missed a visit says that they are coming, and tips for another', async () => {
  const client = await newClient(stage)
  const coming = await bookingOf(client.id, 20, { status: 'confirmed', attendance: 'asked' })
  const done = await bookingOf(client.id, -48, { status: 'completed' })
  const page = await newPage(client.email)
  await visit(page, `/client/bookings?booking=${coming}`)
  const drawer = sheetOf(page)
  await drawer.getByRole('button', { name: "Yes, I'm coming" }).click(patient)
  await drawer.getByText('Are you coming?').waitFor({ state: 'detached', ...patient })
  expect(await rowOf(coming)).toMatchObject({ attendance: 'confirmed' })

  await visit(page, `/client/bookings?booking=${done}`)
  await drawer.getByRole('button', { name: /^Tip,/ }).click(patient)
  const asking = page.getByRole('dialog', { name: /^Leave a tip for/ })
  await asking.getByText('take a cut', { exact: false }).waitFor(patient)
  await asking.getByRole('button', { name: 'Other' }).click()
  await asking.getByLabel('Amount').fill('900')
  await asking.getByRole('button', { name: /^Let/ }).click()
  await asking.getByText('Enter an amount up to $500').waitFor(patient)
  await expectNoBarrier(page)
  await asking.getByRole('button', { name: '20%, $8' }).click()
  await asking.waitFor({ state: 'detached', ...patient })
  expect(await rowOf(done)).toMatchObject({ tipCents: 800 })
})

test('a missed visit is appealed once', async () => {
  const client = await newClient(stage)
  const id = await bookingOf(client.id, -20, { status: 'no_show' })
  const page = await newPage(client.email)
  await visit(page, `/client/bookings?booking=${id}`)
  await sheetOf(page)
    .getByRole('button', { name: /^Appeal/ })
    .click(patient)
  const asking = page.getByRole('dialog', { name: 'Think this is a mistake?' })
  await asking.getByRole('radio', { name: "I couldn't come" }).click()
  await asking.getByRole('button', { name: 'Send' }).click()
  await asking.getByText('Please tell us a little more').waitFor(patient)
  await asking.getByLabel('In a few words').fill('My car broke down on the way.')
  await expectNoBarrier(page)
  await asking.getByRole('button', { name: 'Send' }).click()
  await sheetOf(page).getByText('You appealed.', { exact: false }).first().waitFor(patient)
  const appeal = await db
    .selectFrom('noShowAppeals')
    .select(['kind', 'state'])
    .where('bookingId', '=', id)
    .executeTakeFirstOrThrow()
  expect(appeal).toEqual({ kind: 'could_not_come', state: 'open' })
})

test('a barber answers what the client says, and the client sees it at once', async () => {
  const client = await newClient(stage)
  const flagAnswerBy = new Date(Date.now() + 70 * hourMs).toISOString()
  const row = { status: 'awaiting_confirmation' as const, disputeStatus: 'flagged', flagAnswerBy }
  const id = await bookingOf(client.id, -5, row)
  const theirs = await newPage(client.email)
  await visit(theirs, `/client/bookings?booking=${id}`)
  await sheetOf(theirs).getByText('The barber has 72 hours', { exact: false }).waitFor(patient)

  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', shop.userId)
    .executeTakeFirstOrThrow()
  const page = await newPage(email)
  await visit(page, `/confirm-completion?booking=${id}`)
  await page.getByText("says this visit didn't happen", { exact: false }).waitFor(patient)
  await expectNoBarrier(page)
  await page.getByRole('button', { name: 'It did happen' }).click()
  const asking = page.getByRole('alertdialog')
  await asking.getByRole('textbox').fill('She sat here for an hour.')
  await asking.getByRole('button', { name: 'It did happen' }).click()
  await page.getByText('Our team will decide.', { exact: false }).waitFor(patient)
  await sheetOf(theirs).getByText('She sat here for an hour.').waitFor(patient)
  expect(await rowOf(id)).toMatchObject({ disputeStatus: 'contested' })
})

const statusOfHold = async (start: string) => {
  const row = await db
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where('providerId', '=', shop.userId)
    .where('startsAt', '=', start)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.status
}

test('a tab that is closed gives its time back, and so does leaving for another page', async () => {
  const [start] = await shop.starts(2, shop.userId)
  for (const leave of ['close', 'go'] as const) {
    const page = await newPage(null)
    await visit(page, `${shop.startPath(start!)}&professional=${shop.userId}`)
    await page.getByRole('timer').waitFor(patient)
    expect(await statusOfHold(start!)).toBe('held')
    if (leave === 'close') await page.close()
    else await page.goto('/about')
    await expect.poll(() => statusOfHold(start!), patient).toBe('expired')
  }
})

test('a guest who loses the time before the code keeps what they typed and takes the next', async () => {
  const starts = await shop.starts(3, shop.userId)
  const start = starts[2]!
  const email = `${randomBytes(4).toString('hex')}@example.com`
  const page = await newPage(null)
  await visit(page, `${shop.startPath(start)}&professional=${shop.userId}`)
  const sheet = sheetOf(page)
  await page.getByRole('timer').waitFor(patient)
  await sheet.getByLabel('Name').fill('Gina Guest')
  await sheet.getByLabel('Phone').fill('(713) 555-0177')
  await sheet.getByLabel('Email').fill(email)
  await db
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('status', '=', 'held')
    .where('startsAt', '=', start)
    .execute()
  await bookingAtSame(start)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  const nearest = sheet.getByRole('group', { name: /closest/i }).getByRole('button')
  await nearest.first().waitFor(patient)
  expect(await sheet.getByLabel('Name').inputValue()).toBe('Gina Guest')
  expect(await sheet.getByLabel('Email').inputValue()).toBe(email)
  await nearest.first().click()
  await page.getByRole('timer').waitFor(patient)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await sheet.getByLabel('6-digit code').waitFor(patient)
})

// Another client takes the same slot.
async function bookingAtSame(startsAt: string) {
  const endsAt = new Date(Date.parse(startsAt) + hourMs / 2).toISOString()
  await db
    .insertInto('bookings')
    .values({
      guestName: 'Someone',
      guestDeviceHash: createHash('sha256').update('other').digest(),
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'confirmed',
    })
    .execute()
}
