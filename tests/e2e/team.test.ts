// An owner builds a team, and somebody new gets to work.
import { beforeEach, expect, test } from 'vitest'
import { untilAlive, findBarriers, overflowPx } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo, signedInAs } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { open, db } = stage
const mailbox = openMailbox(db)
const onPhone = { viewport: phone, hasTouch: true }
const dante = 'dante.cole@example.com'
const nextYear = new Date(Date.now() + 400 * 86_400_000).toISOString().slice(0, 10)

// Everybody here comes from one address, and that is not what these tests are about.
beforeEach(() => db.deleteFrom('rateLimits').execute())

// A picture of nothing: one blue pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('invited by mail, signed up on a phone, onboarded, checked, and offered to clients', async () => {
  const owner = await open('/barber/dashboard?tab=team', {
    storageState: await signedInAs(stage, demo.barber),
  })
  await owner.getByRole('button', { name: 'Invite someone' }).click()
  await owner.getByRole('textbox', { name: 'Email' }).fill('barber@kempt.example')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('This is your own address.').waitFor()
  await owner.getByRole('textbox', { name: 'Email' }).fill(dante)
  await owner.getByLabel(/^Title/).fill('Junior barber')
  await owner.getByLabel('Their share').fill('45')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`Invitation sent to ${dante}`).waitFor()
  const list = owner.getByRole('region', { name: 'Invitations' })
  await list.getByText(dante).waitFor()
  await list.getByRole('button', { name: /Send again in/ }).waitFor()

  const page = await open(await mailbox.linkIn(dante, 'team-invitation', '#token='), onPhone)
  await page.getByText('Andre Whitfield invites you').waitFor()
  await page.getByText('45 % of each visit').waitFor()
  // The token is out of the address bar.
  expect(page.url()).not.toContain('token')
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  expect(await findBarriers(page)).toEqual([])
  await page.getByLabel('Full name').fill('Dante Cole')
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0177')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Join the team' }).click()

  await page.getByLabel('About you').fill('Tapers and kids’ cuts.')
  await page.getByRole('button', { name: 'Vietnamese' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const file = { name: 'licence.png', mimeType: 'image/png', buffer: png }
  await page.getByLabel('Licence number').waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Picture saved').first().waitFor()
  await page.getByLabel('Licence number').fill('TX-204815')
  await page.getByLabel('Kind of licence').selectOption('Class A Barber')
  await page.getByLabel('Valid until').fill(nextYear)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'That is right' }).waitFor()

  // Another device goes on where this one stopped.
  await page.reload()
  await page.getByRole('button', { name: 'That is right' }).click()
  await page.getByRole('button', { name: 'Use Tue–Sat, 9 to 6' }).click()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByText('You are set').waitFor()

  // The owner's open page has heard of it.
  const card = owner.getByRole('article', { name: 'Dante Cole' })
  await card.getByText('Waiting to be checked').waitFor()
  await card.getByRole('button', { name: 'Check licence' }).click()
  await owner.getByRole('dialog').getByText('TX-204815').waitFor()
  await owner.getByRole('button', { name: 'I have checked it' }).click()
  await card.getByText('Checked', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'More about Dante Cole' }).click()
  await owner.getByRole('menuitem', { name: 'Edit' }).click()
  await owner.getByRole('switch', { name: /Clients may book them/ }).click()
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await card.getByText('Clients can book').waitFor()
  expect(await findBarriers(owner)).toEqual([])

  const shop = await db
    .selectFrom('barberProfiles')
    .select('id')
    .where('shopName', '=', 'Third Ward Cuts')
    .executeTakeFirstOrThrow()
  const visitor = await open(`/barber/${shop.id}`)
  await visitor.getByRole('link', { name: /Book with Dante Cole/ }).waitFor()
})

test('a link that is used, another account, and a way out of the team', async () => {
  const used = await mailbox.linkIn(dante, 'team-invitation', '#token=')
  const page = await open(used, onPhone)
  await page.getByText('This invitation was accepted').waitFor()

  const owner = await open('/barber/dashboard?tab=team', {
    storageState: await signedInAs(stage, demo.barber),
  })
  await owner.getByRole('button', { name: 'Invite someone' }).click()
  await owner.getByRole('textbox', { name: 'Email' }).fill('rosa.vega@example.com')
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('Invitation sent to rosa.vega@example.com').waitFor()
  const link = await mailbox.linkIn('rosa.vega@example.com', 'team-invitation', '#token=')
  const other = await open(link, { storageState: await signedInAs(stage, demo.client) })
  await other.getByText('This is another account').waitFor()
  await other.getByRole('button', { name: 'Go on as rosa.vega@example.com' }).click()
  await other.getByRole('button', { name: 'Create account' }).waitFor()

  // Somebody at work when they are let go: the page ends by itself.
  const member = await open('/employee/dashboard?tab=earnings', {
    storageState: await signedInAs(stage, dante),
  })
  await untilAlive(member)
  await member.getByText('Not paid yet').waitFor()
  const card = owner.getByRole('article', { name: 'Dante Cole' })
  await card.getByRole('button', { name: 'More about Dante Cole' }).click()
  await owner.getByRole('menuitem', { name: 'Remove from the team' }).click()
  await owner.getByText('No client waits for Dante Cole').waitFor()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('Dante Cole is no longer in the team').waitFor()
  await member.waitForURL(/\/auth/)
})
