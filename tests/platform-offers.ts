// Offers of the platform, for tests.
import type { Actor } from '#contract/access.ts'
import type { Sent } from '#contract/call.ts'
import type { platformOffers } from '#contract/money/platform-offers.ts'
import { at } from '#tests/bookings.ts'
import { as, db, make } from '#tests/world.ts'

export const finance = await make.admin('finance')
export const reason = 'Agreed for this quarter'
export const dateIn = (days: number) => at(days, 720).slice(0, 10)

export type Form = Sent<typeof platformOffers.create>

export const formOf = (form: Partial<Form> = {}): Form => ({
  name: 'Summer sale',
  kind: 'flash',
  amount: 5,
  lastDate: dateIn(7),
  budget: 500,
  reason,
  ...form,
})

export async function offer(form: Partial<Form> = {}, by: Actor = finance) {
  return (await as(by).platformOffers.create(formOf(form))).id
}

export const read = (id: string) => as(finance).platformOffers.offer({ id })

// Every offer of the platform counts at every barber, so each test begins without any.
export async function endAll() {
  await db
    .updateTable('promotions')
    .set({ state: 'ended', endedAt: new Date().toISOString() })
    .where('barberId', 'is', null)
    .where('state', '<>', 'ended')
    .execute()
}
