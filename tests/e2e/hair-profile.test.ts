// The hair profile in a client's settings.
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newClient, pageOf, visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx } from './looks.ts'
import { demo } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { db } = stage
const patient = { timeout: 20_000 }

const hairOf = (userId: string) =>
  db.selectFrom('hairProfiles').selectAll().where('userId', '=', userId).executeTakeFirst()

const notes = (page: Page) => page.getByRole('textbox', { name: 'What your barber should know' })
const allergies = (page: Page) => page.getByRole('textbox', { name: 'Allergies' })

test('notes, allergies and a photo are kept, and can be taken away again', async () => {
  const { id, email } = await newClient(stage)
  const page = await pageOf(stage, email, phone)
  const errors = listenForErrors(page)
  await visit(page, '/settings?section=hair')
  await notes(page).waitFor(patient)
  await page.getByText('Nobody else can.', { exact: false }).waitFor()
  await notes(page).fill('Cowlick on the left')
  await allergies(page).fill('Latex')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Hair profile saved').waitFor(patient)
  expect(await hairOf(id)).toMatchObject({ notes: 'Cowlick on the left', allergies: 'Latex' })
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriersInBothThemes(page)).toEqual([])

  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.getByText('Please choose a JPEG, PNG or WebP photo.').waitFor(patient)
  const create = { width: 200, height: 200, channels: 3, background: '#7a3b1d' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await chooser.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer })
  await page.getByRole('img', { name: 'The cut you like' }).waitFor(patient)

  await page.reload()
  await expect.poll(() => notes(page).inputValue(), patient).toBe('Cowlick on the left')
  await page.getByRole('img', { name: 'The cut you like' }).waitFor(patient)
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('img', { name: 'The cut you like' }).waitFor({ state: 'detached' })
  await notes(page).fill('')
  await allergies(page).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await hairOf(id))?.notes ?? '', patient).toBe('')
  expect(errors()).toEqual([])
  await page.context().close()
})

test('barbers have none in their settings', async () => {
  const page = await pageOf(stage, demo.barber, phone)
  await visit(page, '/settings')
  await page.getByRole('main').getByText('Password').first().waitFor(patient)
  expect(await page.getByText('Hair profile').count()).toBe(0)
  await page.context().close()
})
