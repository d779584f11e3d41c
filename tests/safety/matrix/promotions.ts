// Offers of a business.
import { db } from '#tests/world.ts'
import { sideA, type Side } from './people.ts'
import type { Row } from './row.ts'

const shop = ['barberA'] as const
const offer = { kind: 'first_visit', percent: 10 } as const

async function insert(
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

async function newCode(side: Side) {
  const code = `CODE${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await insert(side, { code })
  return { code }
}

export const promotionObjects = {
  promotion: (side = sideA) => insert(side, { newClientsOnly: true }),
}

export const promotionRows: Record<string, Row> = {
  'promotions.create': { object: 'service', as: 'serviceIds', may: shop, input: offer },
  'promotions.setState': { object: 'promotion', may: shop, input: { state: 'paused' } },
  'promotions.redeem': { object: 'held', may: ['clientA'], input: newCode },
}
