// The rights a member is shown are the rights the server enforces.
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { as, db } from '#tests/world.ts'
import { hire, openShop } from './team.test.kit.ts'

const shop = await openShop()
const place = 'employee' as const
const doors = {
  services: (actor: Actor) => as(actor).services.list({ place }),
  clientList: (actor: Actor) => as(actor).clients.list({ place }),
  reports: (actor: Actor) => as(actor).analytics.report({ place, period: '30' }),
  shop: (actor: Actor) => as(actor).shop.read({ place }),
}

test.each([
  [{ permissionLevel: 'manager' }, ['services', 'clientList', 'reports', 'shop']],
  [{ permissionLevel: 'desk' }, []],
  [{ permissionLevel: 'self' }, []],
  [{ permissionLevel: 'self', seesReports: true }, ['reports']],
] as const)('%o', async (seat, expected) => {
  const { person } = await hire(shop, seat)
  const { rights } = await as(person).employment.read()
  expect(Object.keys(doors).filter((door) => rights.some((right) => right === door))).toEqual(
    expected,
  )
  expect(rights).not.toContain('team')
  expect(rights).not.toContain('money')
  for (const [door, open] of Object.entries(doors)) {
    const asked = open(person).then(
      () => true,
      (error: unknown) => {
        expect(error).toMatchObject({ code: 'NOT_FOUND' })
        return false
      },
    )
    expect([door, await asked]).toEqual([door, expected.some((each) => each === door)])
  }
})

test('managers get a live event for changes of the shop', async () => {
  const { person } = await hire(shop, { permissionLevel: 'manager' })
  await db.deleteFrom('outbox').execute()
  await as(shop.barber).shop.pause({ place: 'barber', until: '2099-01-01' })
  await as(shop.barber).shop.resume({ place: 'barber' })
  const told = await db
    .selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'live')
    .where('name', '=', `user:${person.id}`)
    .execute()
  expect(told.map(({ payload }) => payload)).toEqual([{ type: 'shop' }, { type: 'shop' }])
})
