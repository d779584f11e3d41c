// A client's offers, credit and friends, and a booking that is paid with credit.
import { expect, test } from 'vitest'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { dateIn, newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/client/dashboard?tab=promotions'
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')
const { priceCents } = await db
  .selectFrom('services')
  .select('priceCents')
  .where('id', '=', shop.serviceId)
  .executeTakeFirstOrThrow()
const { id: profileId } = await db
  .selectFrom('barberProfiles')
  .select('id')
  .where('userId', '=', shop.userId)
  .executeTakeFirstOrThrow()
const dollars = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`

await db
  .updateTable('promotions')
  .set({ state: 'ended', endedAt: new Date().toISOString() })
  .where('barberId', '=', shop.userId)
  .execute()
await db
  .insertInto('promotions')
  .values([
    {
      barberId: shop.userId,
      fundedBy: 'barber',
      kind: 'flash',
      percent: 5,
      endsAt: `${dateIn(9)}T06:00:00Z`,
    },
    { barberId: shop.userId, fundedBy: 'barber', kind: 'code', code: 'NEIGHBOR', percent: 50 },
  ])
  .execute()

test('on a phone: the credit with its history, the code, and two invited friends', async () => {
  const page = await newPage(demo.client)
  const errors = listenForErrors(page)
  await visit(page, tab)
  const credit = page.getByRole('region', { name: 'Your credit' })
  await credit.getByText('$5.00', { exact: true }).first().waitFor()
  await credit.getByText(/^\$5\.00 until /).waitFor()
  await credit.getByText(/^Used, /).waitFor()
  await page.getByText('JORDAN26', { exact: true }).waitFor()
  await page.getByText(/\/ref\/JORDAN26$/).waitFor()
  const friends = page.getByRole('table', { name: 'Friends you invited' })
  const bria = friends.getByRole('row').filter({ hasText: 'Bria J.' })
  await bria.getByText('Rewarded', { exact: true }).waitFor()
  const tyler = friends.getByRole('row').filter({ hasText: 'Tyler H.' })
  await tyler.getByText('$5.00', { exact: true }).waitFor()
  await clean(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/ref\/JORDAN26$/)
  expect(errors()).toEqual([])
})

test('a newcomer sees the bonus and offers of favorites, checks a code, and invites nobody yet', async () => {
  const client = await newClient(stage)
  await joinByReferral(db, client.id, 'JORDAN26')
  await db
    .insertInto('favorites')
    .values({ userId: client.id, barberProfileId: profileId })
    .execute()
  const page = await newPage(client.email)
  await visit(page, tab)
  const offers = page.getByRole('list', { name: 'Offers for you' })
  await offers.getByText('Welcome bonus, $5 off').waitFor()
  await offers.getByText('Flash sale, 5% off').waitFor()
  await page.getByText('No credit yet').waitFor()
  await page.getByRole('button', { name: 'Get my code' }).click()
  await page.getByText('Share your code', { exact: true }).waitFor()
  await clean(page)
  const code = page.getByLabel('Code', { exact: true })
  await code.fill('wrongone')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByText("We don't know this code. Check it and try again.").waitFor()
  await code.fill('neighbor')
  await code.press('Enter')
  await page.getByText('Code NEIGHBOR, 50% off at Third Ward Cuts').waitFor()
  await clean(page)
  await visit(page, shop.startPath((await shop.starts())[0]!))
  const sheet = sheetOf(page)
  await sheet.getByRole('timer').waitFor()
  const summary = sheet.getByRole('region', { name: 'Your appointment' })
  await summary.getByText('Welcome bonus').waitFor()
  await summary.getByText(dollars(priceCents - 500), { exact: true }).waitFor()
})

test('credit pays for a booking, unless the client keeps it', async () => {
  const client = await newClient(stage)
  const given = { clientId: client.id, cents: 500 }
  await grantCredit(db, { ...given, reason: 'referral', expense: 'promo_expense' })
  const page = await newPage(client.email)
  const errors = listenForErrors(page)
  await visit(page, shop.startPath((await shop.starts())[0]!))
  const sheet = sheetOf(page)
  await sheet.getByRole('timer').waitFor()
  const summary = sheet.getByRole('region', { name: 'Your appointment' })
  const due = priceCents - Math.round(priceCents / 20)
  const tick = sheet.getByRole('checkbox', { name: 'Use my $5.00 credit' })
  await summary.getByText(dollars(due - 500), { exact: true }).waitFor()
  await clean(page)
  await tick.click()
  await summary.getByText(dollars(due), { exact: true }).waitFor()
  await tick.click()
  await summary.getByText('Kempt credit').waitFor()
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await sheet.getByRole('link', { name: 'Add to calendar' }).waitFor()
  await sheet.getByText('Kempt credit').waitFor()
  const booked = await db
    .selectFrom('bookings')
    .select(['totalCents', 'creditCents'])
    .where('clientId', '=', client.id)
    .where('status', '=', 'confirmed')
    .executeTakeFirstOrThrow()
  expect(booked).toEqual({ totalCents: due - 500, creditCents: 500 })
  await visit(page, tab)
  const history = page.getByRole('table', { name: 'Credit history' })
  await history.getByText('Used, Third Ward Cuts').waitFor()
  expect(errors()).toEqual([])
})

test('on a desktop, in Spanish, and a failure can be tried again', async () => {
  const page = await newPage(demo.client, desktop)
  let isDown = true
  await page.route('**/api/wallet', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await visit(page, `${tab}&lang=es`)
  const credit = page.getByRole('region', { name: 'Tu crédito' })
  const again = credit.getByRole('button')
  await again.waitFor()
  isDown = false
  await again.click()
  await credit.getByText(/^\$5\.00 hasta el /).waitFor()
  await page.getByRole('table', { name: 'Amigos que invitaste' }).waitFor()
  await clean(page)
})
