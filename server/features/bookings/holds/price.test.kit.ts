// A shop with offers, for the tests of prices.
import { beforeEach } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { NewPromotion } from '#contract/money/promotions.ts'
import { at, hold } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'

export let shop: Listed
export let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', {
    services: [
      ['Haircut', 'Fades', 40, 30],
      ['Beard', 'Beard', 20, 20],
    ],
  })
  client = await make.person('client')
})

export async function offer(form: Partial<NewPromotion> & Pick<NewPromotion, 'kind'>) {
  const { id } = await as(shop.barber).promotions.create({ place: 'barber', percent: 20, ...form })
  return id
}
const lastDate = () => at(7, 720).slice(0, 10)
export const flash = (form: Partial<NewPromotion> = {}) =>
  offer({ kind: 'flash', lastDate: lastDate(), ...form })
let codes = 0
export async function withCode(form: Partial<NewPromotion> = {}) {
  const code = `CUT${Date.now()}${codes++}`
  return { id: await offer({ kind: 'code', code, ...form }), code }
}
export const rowOf = (id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const totalAt = async (startsAt: string, who: Actor | null = client) =>
  (await hold(who, shop, startsAt)).totalCents
