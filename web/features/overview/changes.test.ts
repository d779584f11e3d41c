import { expect, test } from 'vitest'
import { changeOf, pointsOf } from './changes.ts'

test('a change is said in whole percent, with its direction', () => {
  expect(changeOf({ now: 120, before: 100 }, 'en')).toEqual({
    amount: '+20%',
    direction: 'up',
    isGood: true,
  })
  expect(changeOf({ now: 90, before: 100 }, 'es')).toMatchObject({
    direction: 'down',
    isGood: false,
  })
})

test('what rounds to nothing has no arrow', () => {
  expect(changeOf({ now: 1038, before: 1036 }, 'en')).toBeNull()
  expect(changeOf({ now: 1034, before: 1036 }, 'en')).toBeNull()
  expect(changeOf({ now: 5, before: 0 }, 'en')).toBeNull()
  expect(pointsOf({ now: 1.32, before: 1.31 }, 'en')).toBeNull()
})
