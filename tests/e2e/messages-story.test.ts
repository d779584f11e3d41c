// Two phones in one conversation: a client books and asks, the barber answers with a photo. And a guest who
// answers by the link of a mail.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { send } from '#server/features/messages/send.ts'
import { mailUnread } from '#server/features/messages/alerts/alerts.ts'
import { openBookingThread } from '#server/features/messages/places.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { bookedBy, makeRoom, newClient, openShop, sheetOf, timesIn, visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const mailbox = openMailbox(db)
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const buffer = await sharp({
  create: { width: 640, height: 480, channels: 3, background: '#7c5a3a' },
})
  .png()
  .toBuffer()

beforeEach(() => db.deleteFrom('rateLimits').execute())

const log = (page: Page) => page.getByRole('log')

async function write(page: Page, body: string) {
  await page.getByLabel('Write a message').fill(body)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await log(page).getByText(body).waitFor()
}

test('a client books and asks, the barber answers with a photo, both see what is read', async () => {
  const client = await newClient(stage)
  const mine = await newPage(client.email)
  const errors = listenForErrors(mine)
  await visit(mine, `${shop.timePath}&professional=${shop.userId}`)
  await timesIn(mine).last().click()
  await sheetOf(mine).getByRole('button', { name: 'Confirm appointment' }).click()
  await sheetOf(mine).getByRole('heading', { name: "You're booked!" }).waitFor()
  await sheetOf(mine).getByRole('link', { name: 'Message', exact: true }).click()
  await mine.getByText('No messages yet').waitFor()
  await clean(mine)
  await mine.getByRole('button', { name: 'Where do I park?' }).click()
  await mine.getByRole('button', { name: 'Send', exact: true }).click()
  await log(mine).getByText('Where do I park?').waitFor()
  await log(mine).getByText('· Sent').waitFor()

  const theirs = await newPage(demo.barber)
  const staffErrors = listenForErrors(theirs)
  await visit(theirs, '/messages')
  await theirs.getByRole('button', { name: 'Unread', exact: true }).click()
  const line = theirs.getByRole('link', { name: /Ana Ruiz.*Where do I park\?/ })
  await line.waitFor()
  expect(await findBarriersInBothThemes(theirs)).toEqual([])
  await clean(theirs)
  await line.click()
  await log(theirs).getByText('Where do I park?').waitFor()
  await log(mine).getByText('· Seen').waitFor()

  await theirs
    .locator('input[type=file]')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
  await theirs.getByRole('button', { name: 'Remove this photo' }).waitFor()
  await write(theirs, 'Right behind the shop, look:')
  await log(mine).getByText('Right behind the shop, look:').waitFor()
  const photo = log(mine).getByRole('img', { name: /^Photo from / })
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640)
  await log(theirs).getByText('· Seen').waitFor()
  for (const page of [mine, theirs]) {
    expect(await findBarriersInBothThemes(page)).toEqual([])
    await clean(page)
  }
  expect([...errors(), ...staffErrors()]).toEqual([])

  // On a wide screen the conversation stands beside the list.
  const wide = await newPage(client.email, desktop)
  const [made] = await bookedBy(stage, client.id)
  await visit(wide, `/messages?thread=${made?.id}`)
  await wide.getByRole('heading', { name: 'Third Ward Cuts' }).waitFor()
  await wide.getByRole('link', { name: /Third Ward Cuts.*Right behind the shop/ }).waitFor()
  expect(await findBarriersInBothThemes(wide)).toEqual([])
  await wide.getByRole('searchbox', { name: 'Search names and messages' }).fill('barbecue')
  await wide.getByText('Nothing found').waitFor()
  await clean(wide)
})

// A guest's booking, about which the shop has asked something.
async function askGuest(question: string) {
  const email = `${randomUUID()}@example.com`
  const startsAt = new Date(Math.floor(Date.now() / 3_600_000 + 400) * 3_600_000).toISOString()
  const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString()
  const busyRange = await makeRoom(stage, shop.userId, [startsAt, endsAt])
  const booking = await db
    .insertInto('bookings')
    .values({
      guestName: 'Gina Guest',
      guestEmail: email,
      guestPhone: '+17135550143',
      barberId: shop.userId,
      providerId: shop.userId,
      startsAt,
      endsAt,
      busyRange,
      status: 'confirmed',
      totalCents: 3800,
      policySnapshot: JSON.stringify({
        cancellationWindowHours: 24,
        lateCancelFeePercent: 0,
        noShowFeePercent: 0,
      }),
    })
    .returning(['id', 'clientId', 'guestEmail', 'barberId', 'providerId'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({
      bookingId: booking.id,
      position: 0,
      name: 'Skin fade',
      priceCents: 3800,
      durationMinutes: 30,
    })
    .execute()
  await openBookingThread(db, booking)
  const { id: senderId } = await db
    .selectFrom('participants')
    .select('id')
    .where('conversationId', '=', booking.id)
    .where('userId', '=', shop.userId)
    .executeTakeFirstOrThrow()
  const clientId = randomUUID()
  await send(db, { conversationId: booking.id, senderId, clientId, body: question })
  // The mail is due.
  await db
    .updateTable('participants')
    .set({ mailDueAt: new Date(Date.now() - 60_000).toISOString() })
    .where('guestEmail', '=', email)
    .execute()
  await mailUnread(db)
  return { email, id: booking.id }
}

test('a guest answers by the link of a mail, which is gone from the address', async () => {
  const { email, id } = await askGuest('Could you come ten minutes early?')
  const page = await newPage(null)
  const errors = listenForErrors(page)
  await visit(page, await mailbox.linkIn(email, 'unread-messages', '#booking='))
  await log(page).getByText('Could you come ten minutes early?').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await write(page, 'Sure, see you then!')
  await log(page).getByText('· Sent').waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await clean(page)

  const theirs = await newPage(demo.barber)
  await visit(theirs, `/messages?thread=${id}`)
  await log(theirs).getByText('Sure, see you then!').waitFor()
  await log(page).getByText('· Seen').waitFor()
  // The browser remembers that the link let it in.
  await page.reload()
  await log(page).getByText('Sure, see you then!').waitFor()
  expect(errors()).toEqual([])
})
