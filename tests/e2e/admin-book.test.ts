// A support colleague books for someone on the phone: a known client, and a guest within the notice.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, visit } from './booking-kit.ts'
import { listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const tab = '/admin/dashboard?tab=book-appointment'

const bookingOf = (number: string) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('bookingNumber', '=', number)
    .executeTakeFirstOrThrow()

test('on a phone: a client found by a misspelled name is booked at an open time', async () => {
  const client = await newClient(stage)
  const name = 'Xiomara Villanueva'
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  const page = await newPage('support@kempt.example')
  const errors = listenForErrors(page)
  await visit(page, tab)
  const find = page.getByRole('searchbox', { name: 'Name, email or phone of a client' })
  // Found while it is typed, and at once with Enter.
  await find.fill('nobody has this name')
  await page.getByText('Nobody matches').waitFor()
  await find.fill('xiomera vilanueva')
  await find.press('Enter')
  await page.getByRole('button', { name }).click()
  const next = page.getByRole('searchbox', { name: 'Shop or barber' })
  await next.waitFor()
  // The next step comes into sight by itself.
  await expect.poll(async () => (await next.boundingBox())?.y).toBeLessThan(400)
  await clean(page)
  await page
    .getByRole('region', { name: 'Barber' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('region', { name: 'Services' }).getByRole('checkbox').first().check()
  await clean(page)
  await page.getByRole('button', { name: 'Continue to times' }).click()
  await page.getByRole('switch', { name: /within the barber’s notice/ }).waitFor()
  const times = page.getByRole('group', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.last().click()
  await page.getByLabel('Note for the barber').fill('Has a cowlick')
  await page.getByLabel('Why you are booking for them').fill('Called the hotline')
  await clean(page)
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const done = page.getByRole('heading', { name: /^K-\d+ is (booked|requested)/ })
  const [number = ''] = /K-\d+/.exec(await done.innerText()) ?? []
  await expect.poll(() => done.evaluate((each) => each === document.activeElement)).toBe(true)
  const { top } = await done.evaluate((each) => each.getBoundingClientRect().toJSON())
  expect(top).toBeGreaterThan(0)
  await clean(page)
  expect(await bookingOf(number)).toMatchObject({
    clientId: client.id,
    source: 'admin',
    clientNote: 'Has a cowlick',
  })
  await page.getByRole('link', { name: 'Open the booking' }).click()
  const drawer = page.getByRole('dialog', { name: number })
  await drawer.getByText('Xiomara Villanueva').first().waitFor()
  await drawer.getByText('An administrator').waitFor()
  expect(errors()).toEqual([])
})

test('on a desktop: a guest is booked within the notice, with a reason', async () => {
  const page = await newPage(demo.admin, desktop)
  const errors = listenForErrors(page)
  await visit(page, tab)
  await page.getByRole('searchbox', { name: /Name, email or phone/ }).fill('Rosa Vega')
  await page.getByRole('button', { name: 'Someone without an account' }).click()
  // What was typed is kept.
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Rosa Vega')
  await page.getByRole('button', { name: 'Continue with this guest' }).click()
  await page.getByText('Enter an email or a phone number').waitFor()
  await page.getByLabel('Phone').fill('(713) 555-0188')
  await clean(page)
  await page.getByRole('button', { name: 'Continue with this guest' }).click()
  await page
    .getByRole('region', { name: 'Barber' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('region', { name: 'Services' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue to times' }).click()
  await page.getByRole('switch', { name: /within the barber’s notice/ }).click()
  // Asked where it is switched on, and what was answered stays in sight.
  await page
    .getByLabel('Why book sooner than the barber asks for?')
    .fill('The barber agreed by phone')
  const times = page.getByRole('group', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.last().click()
  const sooner = page.getByText('Sooner than the barber asks for: The barber agreed by phone')
  await sooner.waitFor()
  await clean(page)

  // Back goes one step back, and what was chosen stays.
  const region = (name: string) => page.getByRole('region', { name })
  await page.goBack()
  await page.getByRole('switch', { name: /within the barber’s notice/ }).waitFor()
  await page.goBack()
  const service = region('Services').getByRole('checkbox').first()
  await service.waitFor()
  expect(await service.isChecked()).toBe(true)
  await page.goBack()
  await region('Barber').getByRole('button', { pressed: true }).waitFor()
  await clean(page)
  await page.goBack()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Rosa Vega')
  expect(new URL(page.url()).searchParams.get('tab')).toBe('book-appointment')
  for (const step of ['barber', 'services', 'time', 'check']) {
    await page.goForward()
    await page.waitForURL(`**step=${step}**`)
  }
  await sooner.waitFor()
  // Also after looking at another tab.
  await visit(page, '/admin/dashboard?tab=all-bookings')
  await page.goBack()
  await sooner.waitFor()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  const done = page.getByRole('heading', { name: /^K-\d+ is (booked|requested)/ })
  const [number = ''] = /K-\d+/.exec(await done.innerText()) ?? []
  const { id, guestName } = await bookingOf(number)
  expect(guestName).toBe('Rosa Vega')
  const audit = await db
    .selectFrom('auditLog')
    .select(['action', 'reason'])
    .where('entityId', '=', id)
    .execute()
  expect(audit).toEqual([{ action: 'book-appointment', reason: 'The barber agreed by phone' }])
  await page.getByRole('button', { name: 'Book another' }).click()
  await page.getByRole('searchbox', { name: /of a client/ }).waitFor()
  expect(errors()).toEqual([])
})

test('from the drawer of a person: they are chosen already, and no deposit is asked for', async () => {
  const client = await newClient(stage)
  const name = 'Perpetua Lindqvist'
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  const page = await newPage('support@kempt.example')
  await visit(page, `/admin/dashboard?tab=users&person=${client.id}`)
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('link', { name: client.email }).waitFor()
  await drawer.getByRole('link', { name: 'Book for them' }).click()
  await page.getByRole('searchbox', { name: 'Shop or barber' }).waitFor()
  await page.getByRole('region', { name: 'Who’s it for?' }).getByText(name).waitFor()
  await clean(page)
  // A shop where clients pay a deposit.
  await page.getByRole('searchbox', { name: 'Shop or barber' }).fill('Sterling')
  await page.getByRole('button', { name: /Sterling & Strop/ }).click()
  await page.getByRole('region', { name: 'Services' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue to times' }).click()
  const times = page.getByRole('group', { name: /Morning|Afternoon|Evening/ }).getByRole('button')
  await times.last().click()
  await page.getByText('Booked here, no deposit or card is asked for.').waitFor()
  await clean(page)
})
