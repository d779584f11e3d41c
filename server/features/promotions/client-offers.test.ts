// The offers that a client can use.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  client = await make.person('client')
})

const like = () =>
  db.insertInto('favorites').values({ userId: client.id, barberProfileId: shop.id }).execute()

type Form = Partial<Parameters<ReturnType<typeof as>['promotions']['create']>[0]>

const offer = (form: Form = {}) =>
  as(shop.barber).promotions.create({ place: 'barber', kind: 'first_visit', percent: 10, ...form })

const usable = async () =>
  (await as(client).promotions.usable()).offers.map(({ kind, barber }) => [kind, barber?.shopName])

test('offers of a favorite are listed, without their codes', async () => {
  await offer({ serviceIds: shop.services })
  await offer({ kind: 'code', code: `C${Date.now()}` })
  expect(await usable()).toEqual([])
  await like()
  expect(await usable()).toEqual([['first_visit', 'Third Ward Cuts']])
  const [listed] = (await as(client).promotions.usable()).offers
  expect(listed).toMatchObject({ percent: 10, services: [{ name: 'Haircut' }], code: null })
  expect(listed).not.toHaveProperty('perClientLimit')
})

test('offers of a barber one has been to are listed, but not those for new clients', async () => {
  await offer()
  await offer({ kind: 'flash', lastDate: at(7, 720).slice(0, 10) })
  await bookingAt(client, shop, at(-9, 600), { status: 'completed', completedAt: at(-9, 630) })
  expect(await usable()).toEqual([['flash', 'Third Ward Cuts']])
})

test('an offer that is paused or used up is not listed', async () => {
  await like()
  const { id } = await offer({
    kind: 'flash',
    lastDate: at(7, 720).slice(0, 10),
    perClientLimit: 1,
  })
  const set = (state: 'active' | 'paused') =>
    as(shop.barber).promotions.setState({ place: 'barber', id, state })
  await set('paused')
  expect(await usable()).toEqual([])
  await set('active')
  expect(await usable()).toHaveLength(1)
  await book(client, shop, at(2, 600))
  expect(await usable()).toEqual([])
})

test('a code says what it gives and where', async () => {
  const code = `CUT${Date.now()}`
  await offer({ kind: 'code', code, perClientLimit: 1 })
  expect(await as(client).promotions.look({ code: code.toLowerCase() })).toMatchObject({
    percent: 10,
    code,
    barber: { id: shop.id, shopName: 'Third Ward Cuts' },
  })
  const { id } = await as(client).bookings.hold({
    profileId: shop.id,
    serviceIds: shop.services,
    startsAt: at(2, 600),
    promotionCode: code,
  })
  await as(client).bookings.confirm({ id })
  await expect(as(client).promotions.look({ code })).rejects.toMatchObject({
    code: 'OFFER_USED_UP',
  })
  await expect(as(client).promotions.look({ code: 'NOSUCHCODE' })).rejects.toMatchObject({
    code: 'OFFER_UNKNOWN',
  })
})
