// A barber changes services and hours, and clients see the change at once.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barberIdOf } from '#server/ids.ts'
import { dateIn } from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { demo, signedInAs } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, newContext, url } = stage
const patient = { timeout: 15_000 }
const email = 'new-barber@example.com'
const { profileId, userId } = await addBarber()

async function addBarber() {
  const { id: newId } = await db
    .insertInto('users')
    .values({ email, emailConfirmedAt: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const userId = barberIdOf(newId)
  await db.insertInto('profiles').values({ userId, name: 'New Barber' }).execute()
  await db.insertInto('userRoles').values({ userId, role: 'barber' }).execute()
  const { id: cityId } = await db
    .selectFrom('cities')
    .select('id')
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('barberProfiles')
    .values({ userId, cityId, shopName: 'New Chair', approvalStatus: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { profileId: id, userId }
}

async function open(path: string, who = email, colorScheme: 'light' | 'dark' = 'light') {
  const storageState = await signedInAs(stage, who)
  const context = await newContext({ viewport: phone, storageState, colorScheme })
  const page = await context.newPage()
  const errors = listenForErrors(page)
  await page.goto(path)
  await untilAlive(page)
  return { page, errors }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const template = (page: Page, name: string) => page.getByRole('button', { name: `Add ${name}` })
const serviceNames = (page: Page) =>
  page
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.slice(5)))

async function offered() {
  const answer = await fetch(`${url}/api/barbers/${profileId}`)
  const { services } = (await answer.json()) as { services: { name: string }[] }
  return services.map(({ name }) => name)
}

test('services from templates, in order by keyboard, changed and hidden', async () => {
  await db.deleteFrom('services').where('barberId', '=', userId).execute()
  const { page, errors } = await open('/barber/dashboard?tab=services', email, 'dark')
  await template(page, 'Fade').click(patient)
  await page.getByText('Fade added').waitFor(patient)
  await template(page, 'Beard trim').click(patient)
  await expect.poll(() => serviceNames(page), patient).toEqual(['Fade', 'Beard trim'])

  await button(page, 'Move Beard trim up').press('Enter')
  await expect.poll(() => serviceNames(page), patient).toEqual(['Beard trim', 'Fade'])
  await expect.poll(offered, patient).toEqual(['Beard trim', 'Fade'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Move Beard trim up',
  )

  const handles = page.getByTitle('Drag to reorder')
  const [from, to] = [await handles.last().boundingBox(), await handles.first().boundingBox()]
  await page.mouse.move(from!.x + 5, from!.y + 5)
  await page.mouse.down()
  await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 4 })
  await page.mouse.up()
  await expect.poll(offered, patient).toEqual(['Fade', 'Beard trim'])

  await button(page, 'Edit Fade').click()
  const dialog = page.getByRole('dialog', { name: 'Edit service' })
  await dialog.getByLabel('Price').fill('600')
  await button(page, 'Save service').click()
  await dialog.getByText('The price must be between $0 and $500').waitFor(patient)
  await dialog.getByLabel('Price').fill('42.50')
  expect(await findBarriers(page)).toEqual([])
  await button(page, 'Save service').click()
  await page.getByText('$42.50').waitFor(patient)

  await button(page, 'Hide Beard trim from clients').click()
  await expect.poll(offered, patient).toEqual(['Fade'])
  await page.getByText('Hidden', { exact: true }).waitFor(patient)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
  expect(errors()).toEqual([])
  await page.context().close()
})

test('a week from the template: a break, a copied day, a closed day, seen before it is saved', async () => {
  await db.deleteFrom('availabilityRules').where('providerId', '=', userId).execute()
  const { page, errors } = await open('/barber/dashboard?tab=availability')
  const preview = page.getByRole('region', { name: 'What clients see' })
  await button(page, 'Use Tue–Sat, 9 to 6').click(patient)
  await page.getByText(/with the changes above/).waitFor(patient)
  await button(page, 'Add a break on Tuesday').click()
  await page.getByLabel('Closes, Tuesday, part 1').fill('11:00')
  await button(page, 'Copy Tuesday to other days').click()
  await page.getByRole('dialog').getByLabel('Wednesday').click()
  await button(page, 'Copy hours').click()
  await page.getByRole('switch', { name: 'Saturday' }).click()

  // An overlapping part is refused next to its field, and the input stays.
  await page.getByLabel('Opens, Tuesday, part 2').fill('10:00')
  await button(page, 'Save hours').click()
  await page.getByText('These hours overlap with others').waitFor(patient)
  await page.getByLabel('Opens, Tuesday, part 2').fill('13:00')
  await preview.getByText('9:00 AM, 9:30 AM, 10:00 AM').first().waitFor(patient)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
  await button(page, 'Save hours').click()
  await page.getByText('Hours saved').waitFor(patient)
  const rows = await db
    .selectFrom('availabilityRules as r')
    .innerJoin('users as u', 'u.id', 'r.providerId')
    .select(['weekday', 'openRange'])
    .where('u.email', '=', email)
    .orderBy('weekday')
    .orderBy('openRange')
    .execute()
  expect(rows.map(({ weekday, openRange }) => `${weekday} ${openRange}`)).toEqual([
    '2 [540,660)',
    '2 [780,1080)',
    '3 [540,660)',
    '3 [780,1080)',
    '4 [540,1080)',
    '5 [540,1080)',
  ])

  // Closes the next holiday with one tap.
  const holiday = page.getByRole('button', { name: /^Close on/ }).first()
  const name = await holiday.evaluate((button) => button.childNodes[1]!.textContent)
  await holiday.click()
  await page.getByText('Special day saved').waitFor(patient)
  await page.getByText(`Closed · ${name}`).waitFor(patient)
  expect(errors()).toEqual([])
  await page.context().close()
})

test('visits in the way are listed and stay; a member asks for time off and is answered live', async () => {
  await db.deleteFrom('timeOffRequests').execute()
  const owner = await open('/barber/dashboard?tab=availability', demo.barber)
  const member = await open('/employee/dashboard?tab=availability', demo.employee, 'dark')
  const { page } = owner
  await page.getByRole('switch', { name: 'Monday' }).click(patient)
  await button(page, 'Save hours').click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('link').first().waitFor(patient)
  expect(await question.getByRole('link').first().getAttribute('href')).toMatch(
    /^\/barber\/dashboard\?tab=bookings&booking=[\w-]+$/,
  )
  expect(await findBarriers(page)).toEqual([])
  await question.getByRole('button', { name: 'Go back' }).click()
  await button(page, 'Discard').click()

  await button(member.page, 'Request time off').click(patient)
  const dialog = member.page.getByRole('dialog')
  const [first, last] = [dateIn(80), dateIn(82)]
  await dialog.getByLabel('First day').fill(first)
  await dialog.getByLabel('Last day').fill(last)
  await dialog.getByLabel(/^Reason/).fill('Ski trip')
  await button(member.page, 'Send request').click()
  await member.page.getByText('Request sent').waitFor(patient)
  await member.page.getByText('Ski trip').waitFor(patient)
  expect(await overflowPx(member.page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(member.page)).toEqual([])

  const request = page.getByRole('listitem').filter({ hasText: 'Ski trip' })
  await request.getByRole('button', { name: /^Approve/ }).click(patient)
  await page.getByText('Time off approved').waitFor(patient)
  const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const words = new Intl.DateTimeFormat('en-US', parts).format(new Date(first))
  const away = member.page.getByRole('button', { name: `Remove time off, ${words}` })
  await away.waitFor(patient)
  expect([...owner.errors(), ...member.errors()]).toEqual([])
})

test('booking rules are saved without a limit of appointments per day, and with one', async () => {
  const { page, errors } = await open('/barber/dashboard?tab=availability')
  const most = page.getByLabel(/^Daily limit/)
  const notice = page.getByLabel('Minimum notice')
  const save = async () => {
    await button(page, 'Save rules').click()
    await page.getByText('Rules saved').waitFor(patient)
    await page.reload()
    await most.waitFor(patient)
  }
  await most.waitFor(patient)
  expect(await most.inputValue()).toBe('')
  await notice.fill('3')
  await save()
  expect([await notice.inputValue(), await most.inputValue()]).toEqual(['3', ''])

  await most.fill('6')
  await save()
  expect(await most.inputValue()).toBe('6')

  await most.fill('')
  await save()
  expect([await notice.inputValue(), await most.inputValue()]).toEqual(['3', ''])
  expect(errors()).toEqual([])
  await page.context().close()
})
