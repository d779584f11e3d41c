// The bank of barbers who leave, and payouts in a person's own data.
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { hearAccount } from '#server/features/payouts/service.ts'
import { password } from '#tests/accounts.ts'
import type { Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { accountOf, createPayingOut, letBankRest, otherBank, payoutsOf } from '#tests/payouts.ts'
import { db } from '#tests/world.ts'
import { withPassword } from './account.test.kit.ts'
import { zipPerson } from './export.ts'

const opened = await openProvider()
const { provider, context } = opened
const { api, atBank, earned, enterBank, ready, run, sweep } = createPayingOut(opened)
let shop: Listed

beforeEach(async () => {
  shop = await ready()
})

async function end(word: 'paid' | 'failed', who = shop) {
  const sent = (await atBank(who.barber)).find(({ status }) => status === 'pending')
  await provider.endPayout(sent!.id, word)
  await sweep()
}

// One that came back, and one that arrived at another bank.
async function payTwice() {
  await earned(shop)
  await run()
  await end('failed')
  await enterBank(shop.barber, otherBank)
  await api(shop.barber).check()
  await letBankRest(shop.barber)
  await run()
  await end('paid')
}

test('who leaves takes the bank along: payouts stay and do not say where they went', async () => {
  await payTwice()
  const other = await ready('Elm Cuts')
  await earned(other)
  await run()
  const account = await accountOf(shop.barber)
  const { visitor } = await withPassword(shop.barber)
  const leaving = { password, cancelsAppointments: true }
  expect((await visitor.post('/api/account/delete', leaving)).status).toBe(204)
  const kept = { amountCents: 3600, bankLast4: null }
  expect(await payoutsOf(shop.barber)).toMatchObject([
    { ...kept, state: 'failed' },
    { ...kept, state: 'paid' },
  ])
  await hearAccount(context, account)
  const accounts = db.selectFrom('payoutAccounts').select('bankLast4')
  expect(await accounts.where('userId', '=', shop.barber.id).execute()).toEqual([])
  expect(await accounts.where('userId', '=', other.barber.id).execute()).toEqual([
    { bankLast4: '6789' },
  ])
  expect(await payoutsOf(other.barber)).toMatchObject([{ bankLast4: '6789' }])
  await reconcile(provider)
})

test('the export has the payouts and the bank, of which only the last four digits', async () => {
  await payTwice()
  const other = await ready('Elm Cuts')
  await earned(other, { cents: 9000 })
  await run()
  const files = unzipSync(await zipPerson(db, shop.barber.id))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  expect(JSON.parse(read('payouts.json'))).toMatchObject([
    { state: 'failed', amountCents: 3600, bankLast4: '6789', failure: 'account_closed' },
    { state: 'paid', amountCents: 3600, bankLast4: '3333', failure: null },
  ])
  expect(JSON.parse(read('payoutAccount.json'))).toMatchObject([
    { bankName: 'Gulf Coast Credit Union', bankLast4: '3333', isDaily: false },
  ])
  for (const name of ['payouts.json', 'payoutAccount.json'])
    expect(read(name)).not.toMatch(/\b(acct|ba|po|tr|txn)_|\d{12}/)
})
