// An invitation that meets another account, a used invitation, and leaving the team.
// barber-story.test.ts covers how a new member starts.
import { expect, test } from 'vitest'
import { findBarriers, overflowPx, untilAlive } from './looks.ts'
import { openMailbox } from './mailbox.ts'
import { demo, signedInAs } from './people.ts'
import { openStage, phone } from './stage.ts'

const stage = await openStage()
const { open, db } = stage
const mailbox = openMailbox(db)
const rosa = 'rosa.vega@example.com'

test('a link opened with another account, a link that is used, and a way out of the team', async () => {
  const owner = await open('/barber/dashboard?tab=team', {
    storageState: await signedInAs(stage, demo.barber),
  })
  await owner.getByRole('button', { name: 'Invite someone' }).click()
  await owner.getByRole('textbox', { name: 'Email' }).fill(demo.barber)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText('This is your own address.').waitFor()
  await owner.getByRole('textbox', { name: 'Email' }).fill(rosa)
  await owner.getByRole('button', { name: 'Send invitation' }).click()
  await owner.getByText(`Invitation sent to ${rosa}`).waitFor()
  const list = owner.getByRole('region', { name: 'Invitations' })
  await list.getByText(rosa).waitFor()
  await list.getByRole('button', { name: /Send again in/ }).waitFor()
  expect(await findBarriers(owner)).toEqual([])

  const link = await mailbox.linkIn(rosa, 'team-invitation', '#token=')
  const page = await open(link, {
    viewport: phone,
    storageState: await signedInAs(stage, demo.client),
  })
  await page.getByText('This is a different account').waitFor()
  expect(await overflowPx(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: `Continue as ${rosa}` }).click()
  await page.getByLabel('Full name').fill('Rosa Vega')
  await page.getByLabel('Phone', { exact: true }).fill('(713) 555-0177')
  await page.getByLabel('Password', { exact: true }).fill('long enough')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Join the team' }).click()
  await page.waitForURL('**/employee/onboarding*')
  const late = await open(link, { viewport: phone })
  await late.getByText('This invitation was already accepted').waitFor()

  // The member is removed while working: the page closes by itself.
  await page.getByText('Finish later').click()
  await page.waitForURL('**/employee/dashboard*')
  await page.goto('/employee/dashboard?tab=earnings')
  await untilAlive(page)
  await page.getByText('Still owed to you').waitFor()
  const card = owner.getByRole('article', { name: 'Rosa Vega' })
  await card.getByRole('button', { name: 'More about Rosa Vega' }).click()
  await owner.getByRole('menuitem', { name: 'Remove from the team' }).click()
  await owner.getByText('Rosa Vega has no upcoming appointments').waitFor()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText("Rosa Vega isn't on the team anymore").waitFor()
  await page.waitForURL(/\/auth/)
})
