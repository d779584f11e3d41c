// Feature flags: changed by an owner, and gone from the screens of everyone within a second.
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { flagNames, isPause, type FlagName } from '#contract/flags.ts'
import { defaultBanners } from '#contract/marketplace/flag-banners.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
afterEach(async () => {
  await db.deleteFrom('featureFlags').execute()
})

async function set(key: FlagName, isEnabled: boolean) {
  await db
    .insertInto('featureFlags')
    .values({ key, isEnabled })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ isEnabled }))
    .execute()
}

async function clientWith(phoneNumber: string) {
  const client = await newClient(stage)
  await db
    .updateTable('profiles')
    .set({ phone: phoneNumber })
    .where('userId', '=', client.id)
    .execute()
  return client
}

// A client with a visit to review.
async function reviewer() {
  const client = await newClient(stage)
  const done = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'completed')
    .where('completedAt', '>', new Date(Date.now() - 20 * 86_400_000).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviews').select('reviews.id').whereRef('bookingId', '=', 'bookings.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  await db
    .updateTable('bookings')
    .set({ clientId: client.id, guestName: null, guestEmail: null, guestPhone: null })
    .where('id', '=', done.id)
    .execute()
  return client
}

const shop = await openShop(stage, 'Third Ward Cuts')

// Codes are of barbers or of Kempt.
async function codeField() {
  const page = await newPage((await newClient(stage)).email)
  await visit(page, shop.startPath((await shop.starts())[0]!))
  return { page, shown: () => sheetOf(page).getByRole('button', { name: 'Add a code' }).count() }
}

// Where each flag shows: what is there while the feature is offered.
const places: Record<FlagName, () => Promise<{ page: Page; shown: () => Promise<number> }>> = {
  async guest_booking() {
    const page = await newPage(null)
    await visit(page, shop.startPath((await shop.starts())[0]!))
    return { page, shown: () => sheetOf(page).getByLabel('Email').count() }
  },
  async waitlist() {
    const client = await newClient(stage)
    await db
      .insertInto('waitlistEntries')
      .values({
        clientId: client.id,
        barberId: shop.userId,
        serviceIds: [shop.serviceId],
        dateFrom: '2099-01-01',
        dateTo: '2099-01-02',
      })
      .execute()
    const page = await newPage(client.email)
    await visit(page, '/client/bookings')
    const leave = page.getByRole('button', { name: 'Leave the waitlist for Third Ward Cuts' })
    return { page, shown: () => leave.count() }
  },
  async reviews_photos() {
    const { email } = await reviewer()
    const page = await newPage(email)
    await visit(page, '/client/dashboard?tab=reviews')
    await page
      .getByRole('button', { name: /review/i })
      .first()
      .click()
    return { page, shown: () => page.getByLabel('Add photos').count() }
  },
  async referral() {
    const page = await newPage(null)
    await visit(page, '/auth?mode=signup')
    await page.getByRole('region', { name: 'Client' }).getByRole('button').first().click()
    return { page, shown: () => page.getByLabel(/Referral code/i).count() }
  },
  async spanish() {
    const page = await newPage(null, desktop)
    await visit(page, '/help')
    return { page, shown: () => page.getByRole('link', { name: 'Español' }).count() }
  },
  async promotions_barber() {
    await set('promotions_platform', false)
    return codeField()
  },
  async promotions_platform() {
    await set('promotions_barber', false)
    return codeField()
  },
  async online_payments() {
    const page = await newPage((await newClient(stage)).email)
    await visit(page, '/client/dashboard?tab=payments')
    return { page, shown: () => page.getByRole('button', { name: 'Add a card' }).count() }
  },
  async impersonation() {
    await set('impersonation', true)
    const { id } = await newClient(stage)
    const page = await newPage(demo.admin)
    await visit(page, `/admin/dashboard?tab=users&person=${id}`)
    const start = page.getByRole('button', { name: 'See Kempt as they do' })
    return { page, shown: () => start.count() }
  },
  async bookings_paused() {
    const page = await newPage(null)
    await visit(page, shop.timePath)
    return {
      page,
      shown: () => sheetOf(page).getByText('Online booking is paused', { exact: true }).count(),
    }
  },
  async signup_paused() {
    const page = await newPage(null)
    await visit(page, '/auth?mode=signup')
    const form = page.getByRole('region', { name: 'Client' })
    return { page, shown: async () => ((await form.count()) > 0 ? 0 : 1) }
  },
  // Nothing on a page is gone while payouts are paused: the banner says it.
  async payouts_paused() {
    const page = await newPage(null)
    await visit(page, '/')
    const banner = page.getByText(defaultBanners.payouts_paused.en)
    return { page, shown: () => banner.count() }
  },
  async sms_paused() {
    const { email } = await clientWith('+17135550177')
    const page = await newPage(email)
    await visit(page, '/settings?section=profile')
    const verify = page.getByRole('button', { name: 'Verify', exact: true })
    return { page, shown: async () => ((await verify.count()) > 0 ? 0 : 1) }
  },
}

test.each(flagNames)(
  '%s is gone from an open page within moments, and comes back',
  async (name) => {
    const { page, shown } = await places[name]()
    // Behind an open sheet, too.
    const banner = page.getByText(isPause(name) ? defaultBanners[name].en : 'no banner')
    const becomes = (isOn: boolean) =>
      expect.poll(async () => (await shown()) > 0, { timeout: 8000, interval: 50 }).toBe(isOn)
    await becomes(!isPause(name))
    for (const isOn of [isPause(name), !isPause(name)]) {
      await set(name, isOn)
      await becomes(isOn)
      if (isPause(name)) await expect.poll(() => banner.count()).toBe(isOn ? 1 : 0)
    }
    await set(name, isPause(name))
    await becomes(isPause(name))
    await clean(page)
  },
)

test('an owner gives a feature to a share of clients, after reading the numbers', async () => {
  const client = await newClient(stage)
  await db
    .updateTable('profiles')
    .set({ name: 'Zenobia Farris' })
    .where('userId', '=', client.id)
    .execute()
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=features')
  await page.getByRole('button', { name: /^Waitlist.*On for everyone/s }).waitFor()
  await clean(page)
  await page.getByRole('button', { name: /^Waitlist/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Waitlist' })
  await drawer.getByText(/All people/).waitFor()
  await drawer.getByLabel('Share of people').fill('25')
  await drawer.getByRole('button', { name: 'Clients' }).click()
  await drawer.getByRole('button', { name: 'Houston' }).click()
  await drawer.getByLabel('Name, email or phone').fill('Zenobia')
  await drawer.getByRole('button', { name: 'Search' }).click()
  await drawer.getByText('Has it: nobody has changed it').waitFor()
  await drawer.getByRole('button', { name: 'Give it to Zenobia Farris by name' }).click()
  await clean(page)
  await drawer.getByRole('button', { name: 'Review the change' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(/Have it now: \d+ of \d+. Afterwards: \d+./).waitFor()
  await dialog.getByLabel('Reason').fill('A slow start')
  await clean(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await drawer.getByText('On for 25% of clients in Houston, plus 1 person by name').waitFor()
  await drawer.getByText('A slow start').waitFor()
  expect(errors()).toEqual([])

  const hers = await newPage(client.email)
  await visit(hers, '/client/dashboard')
  const answer = await hers.evaluate(async () => (await fetch('/api/flags/mine')).json())
  expect(answer.on).toContain('waitlist')
})

test('a kill switch is pulled with a banner in both languages, and released', async () => {
  const guest = await newPage(null)
  await visit(guest, '/help?lang=es')
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, '/admin/dashboard?tab=features')
  await page.getByRole('button', { name: 'Pause: Online booking' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Pause: Online booking' })
  await dialog.getByText(/Booked online in the last 24 hours/).waitFor()
  await dialog.getByLabel('Banner in English').fill('We fix the calendar. Back at 3 PM.')
  await dialog.getByLabel('Banner in Spanish').fill('Arreglamos el calendario. Volvemos a las 3.')
  await dialog.getByLabel('How long').selectOption('2')
  await dialog.getByLabel('Reason').fill('Double bookings')
  await clean(page)
  await dialog.getByRole('button', { name: 'Pause' }).click()
  await dialog.waitFor({ state: 'detached' })
  await guest.getByText('Arreglamos el calendario. Volvemos a las 3.').waitFor({ timeout: 5000 })
  const card = page.getByRole('article', { name: 'Online booking' })
  await card.getByText(/^Paused until/).waitFor()
  await clean(page)

  await card.getByRole('button', { name: 'Release: Online booking' }).click()
  const release = page.getByRole('alertdialog')
  await release.getByLabel('Reason').fill('Fixed')
  await release.getByRole('button', { name: 'Release' }).click()
  await card.getByText('Running normally').waitFor()
  await guest
    .getByText('Arreglamos el calendario. Volvemos a las 3.')
    .waitFor({ state: 'detached', timeout: 5000 })
  await card.getByRole('button', { name: 'Details of Online booking' }).click()
  await page.getByRole('dialog').getByText('Double bookings', { exact: true }).waitFor()
  await clean(page)
  expect(errors()).toEqual([])
})

test('support reads the flags and changes nothing', async () => {
  const page = await newPage('support@kempt.example')
  await visit(page, '/admin/dashboard?tab=features&flag=waitlist')
  const drawer = page.getByRole('dialog', { name: 'Waitlist' })
  await drawer.getByText(/All people/).waitFor()
  expect(await drawer.getByRole('button', { name: 'Review the change' }).count()).toBe(0)
  await clean(page)
  await page.keyboard.press('Escape')
  await page.getByRole('article', { name: 'Online booking' }).waitFor()
  expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(0)
  expect(await page.getByText('Not built yet').count()).toBe(1)
})
