// When statements are issued, their numbers, and who hears of them.
import { expect, test } from 'vitest'
import { completedAt } from '#tests/earnings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { emailOf } from '#tests/on-file.ts'
import { as, db, jobContext, mailTo } from '#tests/world.ts'
import { listInDenver } from '#tests/zones.ts'
import { issueDue } from './statement.ts'
import { adjust, client, issue, shop, statementFor } from './statement.test.kit.ts'

test('it is issued at six on the first, by the clock of the city', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  const denver = await listInDenver('Mile High')
  await completedAt(client, denver, { at: '2026-09-10T15:00:00Z' })
  const months = async () => [
    (await as(shop.barber).earnings.statements()).map(({ month }) => month),
    (await as(denver.barber).earnings.statements()).map(({ month }) => month),
  ]
  await issueDue(jobContext, '2026-10-01T10:59:59Z')
  expect(await months()).toEqual([[], []])
  await issueDue(jobContext, '2026-10-01T11:00:00Z')
  expect(await months()).toEqual([['2026-09'], []])
  await issueDue(jobContext, '2026-10-01T12:00:00Z')
  expect(await months()).toEqual([['2026-09'], ['2026-09']])
  // In winter the clocks are an hour behind.
  await issueDue(jobContext, '2026-11-01T11:59:59Z')
  expect(await months()).toEqual([['2026-09'], ['2026-09']])
})

const numbersOf = async (series: string) => {
  const rows = await db
    .selectFrom('invoices')
    .select('invoiceNumber')
    .where('kind', '=', 'statement')
    .where('invoiceNumber', 'like', `${series}-%`)
    .orderBy('invoiceNumber')
    .execute()
  return rows.map(({ invoiceNumber }) => Number(invoiceNumber.slice(series.length + 1)))
}

test('numbers have no gap, whoever issues at the same moment', async () => {
  const shops: Listed[] = []
  for (let n = 0; n < 6; n++) {
    const there = await list('Third Ward Cuts')
    await completedAt(client, there, { at: '2026-08-10T15:00:00Z' })
    shops.push(there)
  }
  await Promise.all([issue(), issue(), issue()])
  const { year } = Temporal.Now.zonedDateTimeISO('America/Chicago')
  const numbers = await numbersOf(`HOU-S-${year}`)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const { barber } of shops) {
    const months = (await as(barber).earnings.statements()).map(({ month }) => month)
    expect(months).toContain('2026-08')
    expect(new Set(months).size).toBe(months.length)
  }
})

test('one that does not open where the last one closed is not issued, and the others are', async () => {
  await completedAt(client, shop, { at: '2026-08-10T15:00:00Z' })
  await issueDue(jobContext, '2026-09-15T00:00:00Z')
  // A posting that comes to a month whose statement was issued.
  await adjust('2026-08-11T15:00:00Z', 700)
  const other = await list('Heights Fades')
  await completedAt(client, other, { at: '2026-08-10T15:00:00Z' })
  const { year } = Temporal.Now.zonedDateTimeISO('America/Chicago')
  const before = await numbersOf(`HOU-S-${year}`)
  await expect(issueDue(jobContext, '2026-10-15T00:00:00Z')).rejects.toThrow(
    'Statements that were not issued: 1',
  )
  expect(await as(shop.barber).earnings.statements()).toHaveLength(1)
  expect(await as(other.barber).earnings.statements()).toHaveLength(2)
  expect(await numbersOf(`HOU-S-${year}`)).toHaveLength(before.length + 2)
  await adjust('2026-08-12T15:00:00Z', -700)
  await issueDue(jobContext, '2026-10-15T00:00:00Z')
  expect(await as(shop.barber).earnings.statements()).toHaveLength(2)
})

test('the barber is told once, in the app and by mail, in their language', async () => {
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', shop.barber.id).execute()
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await issueDue(jobContext, '2026-10-01T11:00:00Z')
  await issueDue(jobContext, '2026-10-01T12:00:00Z')
  const [statement] = await as(shop.barber).earnings.statements()
  const { notifications } = await as(shop.barber).notifications.list({ type: 'invoice_generated' })
  const message = `Estado de cuenta ${statement?.number} de septiembre de 2026. Debes $4.00 a Kempt.`
  expect(notifications).toMatchObject([
    {
      title: 'Tu estado de cuenta está listo',
      message,
      actionUrl: '/barber/dashboard?tab=earnings',
      notificationData: { invoice_number: statement?.number, amount: -4 },
    },
  ])
  const mail = await mailTo(await emailOf(shop.barber), 'notice')
  expect(mail.body).toContain(message)
})

test.each([
  [400, 'Nothing is owed.'],
  [1000, 'Kempt owes you $6.00.'],
])('a month that an adjustment of %i ends says: %s', async (cents, words) => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await adjust('2026-09-12T15:00:00Z', cents)
  await issueDue(jobContext, '2026-10-01T11:00:00Z')
  const { notifications } = await as(shop.barber).notifications.list({ type: 'invoice_generated' })
  expect(notifications[0]?.message).toContain(words)
})

test('someone whose account was erased has a statement, and hears of none', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  const { id } = shop.barber
  const email = `erased-${id}@erased.invalid`
  await db.updateTable('users').set({ email }).where('id', '=', id).execute()
  await issueDue(jobContext, '2026-10-01T11:00:00Z')
  expect(await as(shop.barber).earnings.statements()).toHaveLength(1)
  const mails = db.selectFrom('mails').select('id').where('toAddress', '=', email)
  expect(await mails.execute()).toEqual([])
})

test('what was issued stays as it was', async () => {
  await completedAt(client, shop, { at: '2026-09-10T15:00:00Z' })
  await issue()
  const before = await statementFor(shop.barber, '2026-09')
  await db
    .updateTable('barberProfiles')
    .set({ shopName: 'Another name' })
    .where('id', '=', shop.id)
    .execute()
  expect(await statementFor(shop.barber, '2026-09')).toEqual(before)
  const change = db
    .updateTable('invoices')
    .set({ totalCents: 1 })
    .where('barberId', '=', shop.barber.id)
  await expect(change.execute()).rejects.toThrow()
  const bare = { cause: 'x', document: '{}', totalCents: 0, issuedAt: '2026-10-01T11:00:00Z' }
  for (const wrong of [{}, { month: '2026-01-01' }, { barberId: shop.barber.id }])
    await expect(
      db
        .insertInto('invoices')
        .values({ ...bare, ...wrong, invoiceNumber: 'X-1' })
        .execute(),
    ).rejects.toThrow('invoices_about')
})
