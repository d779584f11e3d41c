// What Kempt pays for, at the desk: its offers with their budgets, the referral program, and what a
// client sees of an offer.
import { expect, test } from 'vitest'
import { clean, pagesOn } from './admin-kit.ts'
import { newClient, openShop, sheetOf, visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors } from './looks.ts'
import { demo } from './people.ts'
import { desktop, openStage } from './stage.ts'

const stage = await openStage()
const newPage = pagesOn(stage)
const { db } = stage
const path = '/admin/promotions'
const shop = await openShop(stage, 'Third Ward Cuts', 'Skin fade')

const named = (name: string) =>
  db.selectFrom('promotions').selectAll().where('name', '=', name).execute()

test('on a phone: an offer is made with its cost in view, changed, paused and ended', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, path)
  await page.getByRole('button', { name: /Flyers at METRORail stations/ }).waitFor()
  await page.getByText('Cost by week').first().waitFor()
  await clean(page)
  await page.getByRole('button', { name: 'New offer' }).click()
  const dialog = page.getByRole('dialog', { name: 'New Kempt offer' })
  await dialog.getByLabel('Name').fill('First cut on us')
  await dialog.getByRole('radio', { name: /First visit/ }).click()
  await dialog.getByLabel('Dollars off').fill('8')
  await dialog.getByLabel('Budget').fill('400')
  await dialog.getByText('Kempt pays $400 at most.').waitFor()
  await dialog.getByText('That is 50 appointments with $8 off.').waitFor()
  await clean(page)
  await dialog.getByLabel('Reason').fill('Newcomers of the holidays')
  await dialog.getByRole('button', { name: 'Start offer' }).click()
  await page.getByText('Offer created').first().waitFor()
  expect(await named('First cut on us')).toMatchObject([
    { amountCents: 800, budgetCents: 40_000, newClientsOnly: true, perClientLimit: 1 },
  ])

  await page.getByRole('button', { name: /First cut on us/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Kempt offer' })
  await drawer.getByText('$0 of $400 used, $400 left').first().waitFor()
  await drawer.getByText('Newcomers of the holidays').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change this offer' })
  await change.getByLabel('Budget').fill('250')
  await change.getByLabel('Reason').fill('Less is enough')
  await change.getByRole('button', { name: 'Save changes' }).click()
  await drawer.getByText('$0 of $250 used, $250 left').first().waitFor()
  await drawer.getByText('Less is enough').waitFor()

  await drawer.getByRole('button', { name: 'Pause' }).click()
  const pause = page.getByRole('alertdialog', { name: 'Pause this offer?' })
  await pause
    .getByText('Upcoming appointments that keep their price: 0. $250 of the budget')
    .waitFor()
  await pause.getByLabel('Reason').fill('A look at the numbers')
  await clean(page)
  await pause.getByRole('button', { name: 'Pause' }).click()
  await pause.waitFor({ state: 'detached' })
  await drawer.getByText('Paused', { exact: true }).first().waitFor()
  await drawer.getByRole('button', { name: 'End' }).click()
  const end = page.getByRole('alertdialog', { name: 'End this offer?' })
  await end.getByText('$250 of the budget stays unspent').waitFor()
  await end.getByLabel('Reason').fill('Another plan')
  await end.getByRole('button', { name: 'End' }).click()
  await end.waitFor({ state: 'detached' })
  await drawer.getByText('Ended a Kempt offer').waitFor()
  expect(await named('First cut on us')).toMatchObject([{ state: 'ended' }])
  await clean(page)
  expect(errors()).toEqual([])
})

test('the list is searched and filtered, and a drawer opens by its address', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, path)
  await page.getByRole('searchbox', { name: 'Name or code' }).fill('rail5')
  await page.getByText('1 offer', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('State').selectOption('planned')
  await page.getByText('No offers match').waitFor()
  await clean(page)
  await page.getByRole('link', { name: /Clear/ }).click()
  await page.getByRole('button', { name: /Flyers/ }).waitFor()
  const [school] = await named('Back to school')
  await visit(page, `${path}?offer=${school?.id}`)
  const drawer = page.getByRole('dialog', { name: 'Kempt offer' })
  await drawer.getByText('Fills the week before school').waitFor()
  expect(await drawer.getByRole('button', { name: 'Change' }).count()).toBe(0)
  // The browser itself reports what is missing as an error.
  expect(errors()).toEqual([])
  await visit(page, `${path}?offer=${crypto.randomUUID()}`)
  await page.getByText("We couldn't find that offer").waitFor()
})

test('a flagged referral is refused with a reason', async () => {
  const page = await newPage(demo.admin)
  const errors = listenForErrors(page)
  await visit(page, `${path}?view=referrals`)
  await page.getByText('From code to reward').first().waitFor()
  await clean(page)
  await page.getByRole('link', { name: 'To decide: 1' }).click()
  await page.getByRole('button', { name: /Zach Rutledge, brought by Xavier Poole/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Referral' })
  await drawer.getByText('Same device').waitFor()
  await clean(page)
  await drawer.getByRole('button', { name: 'Refuse' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Refuse this referral?' })
  await asked.getByText('Xavier Poole doesn’t get the $5').waitFor()
  await asked.getByLabel('Reason').fill('One person, two accounts')
  await clean(page)
  await asked.getByRole('button', { name: 'Refuse' }).click()
  await asked.waitFor({ state: 'detached' })
  await drawer.getByText('One person, two accounts').waitFor()
  await drawer.getByText('Refused', { exact: true }).first().waitFor()
  expect(errors()).toEqual([])
})

test('a client sees a running offer on the profile, on their tab and in the price', async () => {
  const endsAt = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const sale = { fundedBy: 'platform', kind: 'flash', name: 'Rush week', amountCents: 300 } as const
  const { id } = await db
    .insertInto('promotions')
    .values({ ...sale, budgetCents: 100_000, endsAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  try {
    const page = await newPage((await newClient(stage)).email)
    const errors = listenForErrors(page)
    await visit(page, '/client/dashboard?tab=promotions')
    const offers = page.getByRole('list', { name: 'Offers for you' })
    await offers.getByText('Flash sale, $3 off').waitFor()
    await offers.getByText(/^At every barber/).waitFor()
    await clean(page)
    await visit(page, shop.startPath((await shop.starts())[0]!))
    const sheet = sheetOf(page)
    await sheet.getByRole('timer').waitFor()
    const summary = sheet.getByRole('region', { name: 'Your appointment' })
    await summary.getByText('-$3', { exact: true }).waitFor()
    expect(errors()).toEqual([])
  } finally {
    const ended = { state: 'ended', endedAt: new Date().toISOString() } as const
    await db.updateTable('promotions').set(ended).where('id', '=', id).execute()
  }
})

test('in Spanish, in both themes, on a desktop', async () => {
  const page = await newPage(demo.admin, desktop)
  await visit(page, `${path}?lang=es`)
  await page.getByRole('heading', { name: 'Ofertas de Kempt' }).waitFor()
  await page.getByText('Costo por semana').first().waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Referidos' }).click()
  await page.getByText('Del código a la recompensa').first().waitFor()
  expect(await findBarriersInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Historial' }).click()
  await page.getByText('Creó una oferta de Kempt').first().waitFor()
})
