// A barber's clients and reviews: import, record, block, reply, pin.
import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { barberIdOf } from '#server/ids.ts'
import { dateIn, newClient, openShop, pageOf, visit } from './booking-kit.ts'
import { findBarriers, listenForErrors, overflowPx } from './looks.ts'
import { demo, openSessionOf, signedInAs } from './people.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage()
const { db, url } = stage
const patient = { timeout: 15_000 }
const barberId = barberIdOf((await openSessionOf(stage, demo.barber)).userId)
const { shopName } = await db
  .selectFrom('barberProfiles')
  .select('shopName')
  .where('userId', '=', barberId)
  .executeTakeFirstOrThrow()
const shop = await openShop(stage, shopName)
const contexts: BrowserContext[] = []

afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

async function open(path: string, email = demo.barber, viewport = phone) {
  const page = await pageOf(stage, email, viewport)
  contexts.push(page.context())
  await visit(page, path)
  return page
}

// Adds a booking some days ago, so that it can be reviewed.
async function addBooking(clientId: string) {
  const startsAt = new Date(Date.now() - 400 * 86_400_000).toISOString()
  const endsAt = new Date(Date.parse(startsAt) + 1_800_000).toISOString()
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId,
      barberId,
      providerId: barberId,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'completed',
      completedAt: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, position: 0, name: 'Fade', priceCents: 3000, durationMinutes: 30 })
    .execute()
  return id
}

async function review(email: string, bookingId: string, rating: number, text: string) {
  const { cookies } = await signedInAs(stage, email)
  const answer = await fetch(`${url}/api/reviews`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-kempt': '1',
      origin: url,
      cookie: `${cookies[0]!.name}=${cookies[0]!.value}`,
    },
    body: JSON.stringify({ bookingId, rating, text }),
  })
  expect(answer.status).toBe(200)
}

const drawer = (page: Page) => page.getByRole('dialog')
const menu = (page: Page, name: string) => page.getByRole('menuitem', { name })

// Encoded as by an old Windows: one byte per letter.
const listed = [
  'Nombre;Teléfono;Correo electrónico;Notas;Etiquetas',
  'José Peña;(979) 555-0191;jose.pena@example.com;"Dos, máquina";Fade, VIP',
  ';(979) 555-0192;;;',
  'Bad Mail;;bad@;;',
  'Leo Paz;979-555-0193;;;',
].join('\r\n')

test('a list is previewed, its bad lines named, the good ones imported; the record keeps a note', async () => {
  const page = await open('/barber/dashboard?tab=clients', demo.barber, desktop)
  const errors = listenForErrors(page)
  await page.getByRole('button', { name: 'More' }).click(patient)
  await menu(page, 'Import a list').click()
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'lista.CSV',
    mimeType: 'application/vnd.ms-excel',
    buffer: Buffer.from(listed, 'latin1'),
  })
  await drawer(page).getByRole('cell', { name: 'Dos, máquina' }).waitFor(patient)
  await drawer(page).getByRole('button', { name: 'Check 4 rows' }).click()
  await drawer(page).getByText('Row 3: the name is missing').waitFor(patient)
  await drawer(page).getByText('Row 4: invalid email address').waitFor()
  const saved = page.waitForEvent('download')
  await drawer(page).getByRole('button', { name: 'Download the report' }).click()
  expect((await saved).suggestedFilename()).toBe('import-report.csv')
  const imported = () =>
    db
      .selectFrom('clients')
      .select('name')
      .where('barberId', '=', barberId)
      .where('source', '=', 'imported')
      .execute()
  expect(await imported()).toEqual([])
  await drawer(page).getByRole('button', { name: 'Import 2 clients' }).dblclick()
  await drawer(page).getByText('Your list is imported').waitFor(patient)
  expect((await imported()).map(({ name }) => name).toSorted()).toEqual(['José Peña', 'Leo Paz'])
  await drawer(page).getByRole('button', { name: 'Done' }).click()

  await page.getByRole('searchbox').fill('jose pena')
  await page.getByText('1 client', { exact: true }).waitFor(patient)
  await page.getByRole('list', { name: 'Clients' }).getByRole('link').click()
  await drawer(page).getByText('Your imported list').waitFor(patient)
  await drawer(page).getByText('Dos, máquina').waitFor()
  await drawer(page).getByLabel('New note').fill('Skin fade, number 2 on top')
  await drawer(page).getByRole('button', { name: 'Add note' }).click()
  await drawer(page).getByText('Skin fade, number 2 on top').last().waitFor(patient)
  await drawer(page).getByLabel('New tag').fill('Friday')
  await drawer(page).getByRole('button', { name: 'Add tag' }).click()
  await drawer(page).getByRole('button', { name: 'Remove Friday' }).waitFor(patient)
  const book = drawer(page).getByRole('link', { name: 'Book' })
  expect(await book.getAttribute('href')).toMatch(/\?tab=bookings&new=1&client=[\w-]+$/)
  expect(await drawer(page).getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
    'tel:+19795550191',
  )
  expect(await findBarriers(page)).toEqual([])
  expect(errors()).toEqual([])

  await book.click()
  const booking = page.getByRole('dialog', { name: 'New booking' })
  await booking.getByText('José Peña').waitFor(patient)
  expect(await booking.getByLabel('Phone').count()).toBe(0)
  await booking.getByRole('checkbox').first().click()
  await booking.getByLabel('Day').fill(dateIn(40))
  await booking.getByLabel('Time').fill('05:00')
  await booking.getByRole('button', { name: 'Book it' }).click()
  await booking.getByRole('checkbox', { name: 'Yes, outside hours' }).click(patient)
  await booking.getByRole('button', { name: 'Book it' }).click()
  await booking.waitFor({ ...patient, state: 'detached' })
  expect(page.url()).not.toMatch(/new=|client=/)
  const { id } = await db
    .selectFrom('bookings as k')
    .innerJoin('clients as c', 'c.id', 'k.clientRecordId')
    .select('k.id')
    .where('c.name', '=', 'José Peña')
    .executeTakeFirstOrThrow()
  await visit(page, `/barber/dashboard?tab=bookings&booking=${id}`)
  await drawer(page).getByText('Skin fade, number 2 on top').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])
  await drawer(page).getByRole('link', { name: 'Open the client’s record' }).click()
  await drawer(page).getByRole('button', { name: 'Remove Friday' }).waitFor(patient)
})

test('a blocked client cannot book online and does not learn why', async () => {
  const { id, email } = await newClient(stage)
  await db.updateTable('profiles').set({ name: 'Zed Blocked' }).where('userId', '=', id).execute()
  await addBooking(id)
  const page = await open('/barber/dashboard?tab=clients&q=zed%20blocked')
  await page.getByRole('list', { name: 'Clients' }).getByRole('link').click(patient)
  await drawer(page).getByRole('button', { name: 'More' }).click(patient)
  await menu(page, 'Block').click()
  const asking = page.getByRole('alertdialog')
  await asking.getByLabel('Your reason').fill('Rude to the team')
  await asking.getByRole('button', { name: 'Block client' }).click()
  await drawer(page).getByText("Blocked: can't book with you online.").waitFor(patient)
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  const [start] = await shop.starts(2)
  const theirs = await open(shop.startPath(start!), email)
  await theirs
    .getByText("This time can't be booked online. Please contact the shop.")
    .waitFor(patient)
  expect(await theirs.getByText('Rude to the team').count()).toBe(0)

  await drawer(page).getByRole('button', { name: 'Unblock' }).click()
  await page.getByText('Zed Blocked can book again').waitFor(patient)
  await visit(theirs, shop.startPath(start!))
  await theirs.getByRole('timer').waitFor(patient)
})

test('a review appears live; the answer and the pin stand on the public page', async () => {
  const { id, email } = await newClient(stage)
  const bookingId = await addBooking(id)
  const page = await open('/barber/dashboard?tab=reviews')
  await page.getByRole('article').first().waitFor(patient)
  await review(email, bookingId, 3, 'Fine cut, but I waited twenty minutes.')
  const item = page.getByRole('article').filter({ hasText: 'I waited twenty minutes' })
  await item.waitFor(patient)
  await item.getByRole('button', { name: 'Reply to Ana R.' }).click()
  await item.getByRole('button', { name: 'Publish reply' }).click()
  await item.getByText('Please write a few words').waitFor(patient)
  await item.getByLabel('Your reply').fill('Sorry about the wait, Ana. Next one is on time.')
  await item.getByRole('button', { name: 'Publish reply' }).click()
  await item.getByText('Sorry about the wait, Ana.').waitFor(patient)
  expect(await findBarriers(page)).toEqual([])

  await page.goto('/barber/dashboard?tab=reviews&show=answered&stars=3')
  await item.getByRole('button', { name: /^More/ }).click(patient)
  await menu(page, 'Pin to the top').click()
  await item.getByText('Pinned', { exact: true }).waitFor(patient)

  const visitor = await open(shop.path)
  const first = visitor.getByRole('region', { name: 'Reviews' }).getByRole('article').first()
  await first.getByText(`Pinned by ${shopName}`).waitFor(patient)
  await first.getByText('Sorry about the wait, Ana. Next one is on time.').waitFor()
})
