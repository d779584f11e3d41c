// What clients and businesses own of money: payments, cards, offers.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { db, make } from '#tests/world.ts'
import { sideA, type Side } from './people.ts'

async function insertOffer(
  { shop: { barber } }: Side,
  kind: { code: string } | { newClientsOnly: true },
) {
  const { id } = await db
    .insertInto('promotions')
    .values({
      barberId: barber.id,
      fundedBy: 'barber',
      kind: 'code' in kind ? 'code' : 'first_visit',
      percent: 10,
      ...kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function newCode(side: Side) {
  const code = `CODE${randomUUID().slice(0, 8).toUpperCase()}`
  await insertOffer(side, { code })
  return { code }
}

// Half of the price is paid to book.
export async function askDeposit(id: string) {
  const deposit = { depositPercent: 50 }
  await db
    .updateTable('bookings')
    .set({ policySnapshot: sql`policy_snapshot || ${JSON.stringify(deposit)}` })
    .where('id', '=', id)
    .execute()
  return { id }
}

// A card is kept to book.
export async function askCard(id: string) {
  const change = { paymentPolicy: 'card_on_file' }
  await db.updateTable('bookings').set(change).where('id', '=', id).execute()
  return { id }
}

export const moneyObjects = {
  // A card that was not saved: of those on their way there is one per person.
  async payment({ client } = sideA) {
    const row = { provider: 'demo', purpose: 'card', how: 'page', state: 'expired' } as const
    const { id } = await db
      .insertInto('payments')
      .values({ ...row, userId: client.id, amountCents: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async savedCard({ client } = sideA) {
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2031 }
    const { id } = await db
      .insertInto('savedCards')
      .values({ userId: client.id, methodId: `pm_${randomUUID()}`, ...card })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async platformOffer() {
    const { id } = await db
      .insertInto('promotions')
      .values({
        fundedBy: 'platform',
        kind: 'code',
        code: `KEMPT${randomUUID().slice(0, 8).toUpperCase()}`,
        name: 'For neighbors',
        percent: 10,
        budgetCents: 5000,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  },
  async referral() {
    const { id: refereeId } = await make.person('client')
    const { id: referrerId } = await make.person('client')
    const row = { refereeId, referrerId, code: 'FRIEND', role: 'client' } as const
    await db
      .insertInto('referrals')
      .values({ ...row, state: 'flagged', flagReason: 'phone' })
      .execute()
    return refereeId
  },
  promotion: (side = sideA) => insertOffer(side, { newClientsOnly: true }),
}
