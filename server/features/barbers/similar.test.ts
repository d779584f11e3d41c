import { expect, test } from 'vitest'
import { as } from '#tests/world.ts'
import { offer, openShop } from './barbers.test.kit.ts'

test('similar barbers do the same, whatever most others do, and are near', async () => {
  const { id, userId } = await openShop('Here')
  await offer(userId, 'Skin fade')
  const near = await openShop('Near', { latitude: 29.74 })
  await offer(near.userId, 'Mid fade')
  const far = await openShop('Far', { latitude: 29.99 })
  await offer(far.userId, 'Mid fade')
  const shaves = await openShop('Next door, shaves only')
  for (const name of ['Shave', 'Hot shave', 'Head shave', 'Neck shave'])
    await offer(shaves.userId, name, { category: 'Beard' })
  await openShop('Closed', { isActive: false })

  const cards = await as(null).barbers.similar({ id })
  expect(cards.map(({ shopName }) => shopName)).toEqual(['Near', 'Far', 'Next door, shaves only'])
})
