import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { at, book } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const addressOf = async ({ id }: Actor) => {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).execute()
  return user[0]!.email
}

test('a new barber’s policy is flexible, and has a link once the profile exists', async () => {
  const newcomer = await make.person('barber')
  expect(await as(newcomer).policies.read()).toEqual({
    paymentPolicy: 'pay_at_shop',
    depositPercent: 100,
    takesCards: true,
    preset: 'flexible',
    cancellationWindowHours: 24,
    lateCancelFeePercent: 0,
    noShowFeePercent: 0,
    tipPercents: [15, 20, 25],
    messageEn: '',
    messageEs: '',
    link: null,
  })
  const { barber } = await list('Page')
  expect((await as(barber).policies.read()).link).toBe('/b/page')
})

test.each([
  ['flexible', 0, 0],
  ['moderate', 25, 50],
  ['strict', 50, 100],
] as const)(
  '%s asks %i %% for a late cancellation and %i %% for a no-show',
  async (preset, late, none) => {
    const { barber, id } = await list(preset)
    const saved = await as(barber).policies.save({ preset, cancellationWindowHours: 48 })
    const fees = { lateCancelFeePercent: late, noShowFeePercent: none, cancellationWindowHours: 48 }
    expect(saved).toMatchObject({ preset, ...fees })
    expect((await as(null).barbers.profile({ id })).policies).toMatchObject(fees)
  },
)

test('a booking keeps what held when it was booked', async () => {
  const shop = await list('Then and now')
  const client = await make.person('client')
  const before = await book(client, shop, at(3, 600))
  await as(shop.barber).policies.save({ preset: 'strict', cancellationWindowHours: 12 })
  const after = await book(client, shop, at(4, 600))
  const policyOf = async (id: string) => (await as(client).bookings.read({ id })).policy
  expect(await policyOf(before.id)).toMatchObject({
    lateCancelFeePercent: 0,
    cancellationWindowHours: 24,
  })
  expect(await policyOf(after.id)).toMatchObject({
    lateCancelFeePercent: 50,
    cancellationWindowHours: 12,
  })
})

test('prepay waits for a payment provider', async () => {
  const { barber } = await list('Prepay')
  const { policies } = as(barber, { config: readConfig({ PAYMENTS: 'shop' }) })
  await expect(policies.save({ paymentPolicy: 'prepay' })).rejects.toMatchObject({
    code: 'CARDS_NOT_AVAILABLE',
  })
  expect(await policies.read()).toMatchObject({ paymentPolicy: 'pay_at_shop', takesCards: false })
  await as(barber).policies.save({ paymentPolicy: 'prepay' })
  expect((await as(barber).policies.read()).paymentPolicy).toBe('prepay')
})

test('a card on file, as long as there is a provider', async () => {
  const { barber } = await list('On file')
  const config = readConfig({ PAYMENTS: 'shop' })
  await expect(
    as(barber, { config }).policies.save({ paymentPolicy: 'card_on_file' }),
  ).rejects.toMatchObject({ code: 'CARDS_NOT_AVAILABLE' })
  expect((await as(barber).policies.read()).paymentPolicy).toBe('pay_at_shop')
  const saved = await as(barber).policies.save({ paymentPolicy: 'card_on_file' })
  expect(saved.paymentPolicy).toBe('card_on_file')
})

test('one thing is saved without touching the others', async () => {
  const { barber } = await list('Parts')
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId: barber.id, autoConfirm: false })
    .execute()
  await as(barber).policies.save({ preset: 'moderate' })
  await as(barber).policies.save({ tipPercents: [10, 15, 20] })
  expect(await as(barber).policies.save({ messageEn: 'Park behind the shop' })).toMatchObject({
    preset: 'moderate',
    tipPercents: [10, 15, 20],
    messageEn: 'Park behind the shop',
  })
  const row = await db
    .selectFrom('barberBookingSettings')
    .select('autoConfirm')
    .where('barberId', '=', barber.id)
    .execute()
  expect(row).toEqual([{ autoConfirm: false }])
})

test.each([
  [{ tipPercents: [15, 20] }, 'tipPercents'],
  [{ tipPercents: [0, 20, 25] }, 'tipPercents.0'],
  [{ tipPercents: [15, 20, 51] }, 'tipPercents.2'],
  [{ cancellationWindowHours: 3 as 2 }, 'cancellationWindowHours'],
  [{ messageEn: 'x'.repeat(301) }, 'messageEn'],
  [{ messageEs: 'Paga en https://evil.example' }, 'messageEs'],
  [{ messageEn: 'Pay at evil.com now' }, 'messageEn'],
])('%j is refused at its field', async (change, field) => {
  const { barber } = await list('Fields')
  await expect(as(barber).policies.save(change)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { [field]: expect.any(String) },
  })
})

test('the words to clients stand in the confirmation, in their language and as plain text', async () => {
  const shop = await list('Words')
  const [client, spanish] = [await make.person('client'), await make.person('client')]
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', spanish.id).execute()
  await as(shop.barber).policies.save({
    messageEn: 'Ring <b>twice</b>\nThe bell is weak\u0007',
    messageEs: 'Toca dos veces',
  })
  await book(client, shop, at(2, 600))
  await book(spanish, shop, at(2, 720))
  const english = await mailTo(await addressOf(client), 'booking')
  expect(english.body).toContain('> Ring <b>twice</b>\n> The bell is weak')
  expect(english.html).toContain('Ring &lt;b&gt;twice&lt;/b&gt;')
  expect(english.html).not.toContain('\u0007')
  expect((await mailTo(await addressOf(spanish), 'booking')).body).toContain('Toca dos veces')
})
