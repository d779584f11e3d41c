// Transfers at the desk, on a phone and a desktop: what is owed, the next run, and a barber whose payouts
// are held, as the audit trail has it.
import { Secret, TOTP } from 'otpauth'
import { afterEach, expect, test } from 'vitest'
import { demoSecret } from '#db/seed/people.ts'
import { clean, pagesOn } from './admin-kit.ts'
import { visit } from './booking-kit.ts'
import { findBarriersInBothThemes, listenForErrors, overflowPx } from './looks.ts'
import { desktop, openStage, phone } from './stage.ts'

const stage = await openStage({ PAYMENTS: 'demo' })
const newPage = pagesOn(stage)
const { db } = stage
const finance = 'finance@kempt.example'

const owed = await db
  .selectFrom('payoutAccounts as o')
  .innerJoin('barberProfiles as b', 'b.userId', 'o.userId')
  .select(['o.userId', 'b.shopName'])
  .executeTakeFirstOrThrow()
afterEach(async () => {
  await db.deleteFrom('payoutHolds').execute()
})

const holdOf = (barberId: string) =>
  db
    .selectFrom('payoutHolds')
    .select(['reason', 'releasedAt'])
    .where('barberId', '=', barberId)
    .execute()

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'on %s finance holds a barber, with a reason and a fresh code',
  async (device, screen) => {
    const { userId, shopName } = owed
    const reason = `Two names on one bank, seen on ${device}`
    const page = await newPage(finance, screen)
    const errors = listenForErrors(page)
    await visit(page, '/admin/transfers')
    await page.getByText('Owed to barbers').waitFor()
    await page.getByText(/Barbers: \d+$/).waitFor()
    await page.getByText('They match').waitFor()
    const balances = page.getByRole('tabpanel', { name: 'Balances' })
    await balances.getByText(/^\d+ balances$/).waitFor()
    expect(await overflowPx(page)).toBeLessThanOrEqual(0)
    expect(await findBarriersInBothThemes(page)).toEqual([])

    await page.getByLabel('Business').fill(shopName)
    await balances.getByText('1 balance', { exact: true }).waitFor()
    await db
      .updateTable('sessions')
      .set({ secondFactorAt: new Date(Date.now() - 16 * 60_000).toISOString() })
      .execute()
    await db.updateTable('secondFactors').set({ lastStep: 0 }).execute()
    await balances.getByRole('button', { name: 'Hold payouts' }).click()
    const asked = page.getByRole('alertdialog', { name: `Hold the payouts of ${shopName}?` })
    await asked.getByText('Nothing is paid until someone releases it').waitFor()
    await asked.getByLabel('Reason').fill(reason)
    await clean(page)
    await asked.getByRole('button', { name: 'Hold payouts' }).click()
    const code = page.getByRole('dialog', { name: 'Is it still you?' })
    await code
      .getByLabel(/code/i)
      .first()
      .fill(new TOTP({ secret: Secret.fromBase32(demoSecret) }).generate())
    await code.getByRole('button', { name: 'Continue' }).click()
    await balances.getByText(reason).waitFor()
    await balances.getByRole('button', { name: 'Release' }).waitFor()
    expect(await holdOf(userId)).toEqual([{ reason, releasedAt: null }])
    await clean(page)

    await visit(page, '/admin/roles?view=activity')
    await page
      .getByRole('button', { name: /held payouts/i })
      .first()
      .click()
    const entry = page.getByRole('dialog', { name: /^Entry \d+/ })
    await entry.getByText(reason).first().waitFor()
    await clean(page)
    expect(errors().filter((text) => !text.includes('403'))).toEqual([])
  },
)

test('support sees the balances and moves nothing', async () => {
  const page = await newPage('support@kempt.example')
  await visit(page, '/admin/transfers?list=payouts')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Pay everyone now' }).count()).toBe(0)
  await clean(page)
})
