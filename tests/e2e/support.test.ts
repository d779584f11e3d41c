// A ticket with pictures, by a visitor who is not signed in.
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { findBarriers, listenForErrors, overflowPx, untilAlive } from './looks.ts'
import { openStage } from './stage.ts'

const { open, db } = await openStage()
const patient = { timeout: 15_000 }
const small = { width: 360, height: 740 }
const buffer = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#0a5c87' },
})
  .png()
  .toBuffer()
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer })

beforeEach(() => db.deleteFrom('rateLimits').execute())

test.each(['light', 'dark'] as const)('pictures go with a ticket, %s', async (colorScheme) => {
  const page = await open('/contact-support', { colorScheme, viewport: small, hasTouch: true })
  const errors = listenForErrors(page)
  await untilAlive(page)
  await page.getByText('No PDFs; a screenshot works', { exact: false }).waitFor(patient)
  const input = page.locator('input[type=file]')
  await input.setInputFiles([picture('before.png'), picture('after.png')])
  await page.getByText('after.png').waitFor(patient)
  await page.getByRole('button', { name: 'Remove before.png' }).click()
  await page.getByText('before.png').waitFor({ state: 'detached' })
  expect(await findBarriers(page)).toEqual([])
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)

  await page.getByLabel('Email', { exact: true }).fill(`${colorScheme}@example.com`)
  await page.getByLabel("What's it about?").selectOption('booking')
  await page.getByLabel('Message', { exact: true }).fill('This is not the cut I asked for.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('We got your message').waitFor(patient)
  const files = await db
    .selectFrom('ticketFiles as f')
    .innerJoin('supportTickets as t', 't.conversationId', 'f.conversationId')
    .select('f.file')
    .where('email', '=', `${colorScheme}@example.com`)
    .execute()
  expect(files).toHaveLength(1)
  expect(errors()).toEqual([])
})
