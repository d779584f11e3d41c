// A barber's account at the payment provider: opened, finished, changed.
import { beforeEach, expect, test } from 'vitest'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { accountOf, createPayingOut, goodBank, otherBank } from '#tests/payouts.ts'

const opened = await openProvider()
const { provider, hook, sign, work } = opened
const { api, enterBank } = createPayingOut(opened)
let shop: Listed

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
})

const accountIn = async () => (await api(shop.barber).read()).account

test('nothing is there before the barber asks for it, and the link is made at the press', async () => {
  expect(await accountIn()).toMatchObject({ state: 'none', bank: null, missing: [] })
  const { url } = await api(shop.barber).link()
  expect(url).toContain('/c/account/link_')
  expect(await accountIn()).toMatchObject({ state: 'started' })
  const again = await api(shop.barber).link()
  expect(again.url).not.toBe(url)
  const accounts = (await provider.list('account')).filter(
    ({ metadata }) => metadata.barber_id === shop.barber.id,
  )
  expect(accounts).toHaveLength(1)
})

test('twenty presses at once open one account', async () => {
  const links = await Promise.all(Array.from({ length: 20 }, () => api(shop.barber).link()))
  expect(new Set(links.map(({ url }) => url)).size).toBe(20)
  const accounts = (await provider.list('account')).filter(
    ({ metadata }) => metadata.barber_id === shop.barber.id,
  )
  expect(accounts.map(({ id }) => id)).toEqual([await accountOf(shop.barber)])
  await expect(api(shop.barber).link()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('what is missing is said in words, and the bank by its last four digits', async () => {
  const { status, location } = await enterBank(shop.barber, goodBank, { later: 'yes' })
  expect(status).toBe(303)
  expect(location).toContain('/barber/dashboard?tab=earnings&payouts=back')
  expect(await api(shop.barber).check()).toMatchObject({
    state: 'missing',
    missing: ['identity'],
    bank: { name: 'Bayou City Bank', last4: '6789' },
  })
  await enterBank(shop.barber)
  expect(await api(shop.barber).check()).toMatchObject({ state: 'ready', missing: [] })
  expect((await api(shop.barber).read()).account.bankHeldUntil).toBeNull()
})

test('the way to the page of a finished account leads to its details', async () => {
  await enterBank(shop.barber)
  await api(shop.barber).check()
  const { url } = await api(shop.barber).link()
  const body = new URLSearchParams({ bank: otherBank })
  const answer = await fetch(url, { method: 'POST', body })
  expect(await answer.text()).toContain('You can close this page')
})

test('an event changes what we know, in any order and any number', async () => {
  const heard: string[] = []
  provider.deliverTo(async (body) => void heard.push(body))
  await enterBank(shop.barber)
  await provider.settled()
  expect(heard).toHaveLength(2)
  for (const body of [...heard, ...heard].reverse()) expect(await hook(body, sign(body))).toBe(200)
  await work()
  expect(await accountIn()).toMatchObject({ state: 'ready', bank: { last4: '6789' } })
})

test('a forged state in an event has no effect, and an unknown account none', async () => {
  await api(shop.barber).link()
  const object = { id: await accountOf(shop.barber), object: 'account', payouts_enabled: true }
  for (const account of [object.id, 'acct_unknown']) {
    const event = { id: `evt_forged_${account}`, object: 'event', type: 'account.updated', account }
    const body = JSON.stringify({ ...event, data: { object } })
    expect(await hook(body, sign(body))).toBe(200)
  }
  await work()
  expect(await accountIn()).toMatchObject({ state: 'started' })
})

test('a change of the bank holds payouts for 48 hours and is told', async () => {
  await enterBank(shop.barber)
  await api(shop.barber).check()
  await enterBank(shop.barber, otherBank)
  const { bank, bankHeldUntil } = await api(shop.barber).check()
  expect(bank?.last4).toBe('3333')
  const hours = (Date.parse(bankHeldUntil!) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(47.9)
  expect(hours).toBeLessThanOrEqual(48)
  const { notifications } = await as(shop.barber).notifications.list({})
  expect(notifications[0]?.title).toBe('Your bank account changed')
  expect(notifications[0]?.message).toContain('3333')
})

test('a bank that was removed and another one that is added count as a change', async () => {
  await enterBank(shop.barber)
  await api(shop.barber).check()
  await db
    .updateTable('payoutAccounts')
    .set({ bankLast4: null, bankName: null })
    .where('userId', '=', shop.barber.id)
    .execute()
  await enterBank(shop.barber, otherBank)
  expect((await api(shop.barber).check()).bankHeldUntil).not.toBeNull()
})

test('an account that the provider has rejected says so', async () => {
  await enterBank(shop.barber)
  await api(shop.barber).check()
  await db
    .updateTable('payoutAccounts')
    .set({ disabledReason: 'rejected.fraud', isEnabled: false })
    .where('userId', '=', shop.barber.id)
    .execute()
  expect((await accountIn()).state).toBe('stopped')
})

test('the provider is away: a clear refusal, and nothing is lost', async () => {
  provider.faults.drawBy(() => '500')
  await expect(api(shop.barber).link()).rejects.toMatchObject({ code: 'PAYMENTS_AWAY' })
  provider.faults.clear()
  await enterBank(shop.barber)
  provider.faults.drawBy(() => '500')
  await expect(api(shop.barber).check()).rejects.toMatchObject({ code: 'PAYMENTS_AWAY' })
})

test('daily payouts can be chosen once there is an account', async () => {
  const choose = () => api(shop.barber).setDaily({ isDaily: true })
  await expect(choose()).rejects.toMatchObject({ code: 'NO_PAYOUT_ACCOUNT' })
  await api(shop.barber).link()
  await choose()
  expect((await accountIn()).isDaily).toBe(true)
})

test('without a provider there is no account', async () => {
  const { barber } = shop
  const { config } = opened
  const alone = as(barber, { config: { ...config, payments: 'shop' } }).payouts
  await expect(alone.link()).rejects.toMatchObject({ code: 'CARDS_NOT_AVAILABLE' })
  const client = await make.person('client')
  await expect(as(client).payouts.read()).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
})
