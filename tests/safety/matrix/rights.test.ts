// Inside one team: every right and every toggle, for each permission level with and without each
// toggle. A right that is added without a row fails here.
import { describe, expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import {
  mayInShop,
  permissionLevels,
  rights,
  toggles,
  type Right,
  type Seat,
} from '#contract/business/team-rights.ts'
import { hire, rightRows } from './rights.ts'

const shut = ['NOT_FOUND', 'NOT_ALLOWED', 'NO_DISCOUNTS', 'NO_WAIVING', 'NO_REFUNDS']
const none = { seesContacts: false, givesDiscounts: false, givesRefunds: false, seesReports: false }
const seats = permissionLevels.flatMap((level) => [
  { name: level, level, toggle: null },
  ...toggles.map((toggle) => ({ name: `${level} with ${toggle}`, level, toggle })),
])
const members = new Map<string, Awaited<ReturnType<typeof hire>>>()
for (const { name, level, toggle } of seats)
  members.set(name, await hire({ permissionLevel: level, ...(toggle && { [toggle]: true }) }))

test('every right and every toggle has a row', () => {
  expect(Object.keys(rightRows).toSorted()).toEqual([...rights, ...toggles].toSorted())
})

test('every right opens a door', () => {
  for (const [name, { doors }] of Object.entries(rightRows))
    expect([name, Object.keys(doors).length > 0]).toEqual([name, true])
})

describe.each(Object.entries(rightRows))('%s', (right, { levels, toggle: opener, doors }) => {
  const isRight = rights.includes(right as Right)

  describe.each(seats)('$name', ({ name, level, toggle }) => {
    const isOpen = levels.includes(level) || (toggle !== null && toggle === opener)

    if (isRight)
      test('the contract says the same', () => {
        const seat: Seat = { level, ...none, ...(toggle && { [toggle]: true }) }
        expect(mayInShop(seat, right as Right)).toBe(isOpen)
      })

    test.each(Object.entries(doors))('%s', async (_, open) => {
      const answer = await Promise.resolve(open(members.get(name)!)).then(
        (given) => given !== false,
        (error: unknown) => {
          if (error instanceof AppError && shut.includes(error.code)) return false
          throw error
        },
      )
      expect(answer).toBe(isOpen)
    })
  })
})
