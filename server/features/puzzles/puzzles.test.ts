import { expect, test, vi } from 'vitest'
import { isSolved, puzzleBits, solvePuzzle } from '#contract/puzzle.ts'
import { db } from '#tests/world.ts'
import { demandPuzzle } from './service.ts'

const purpose = 'test:203.0.113.7'
const wanted = (answer?: string, of = purpose) =>
  demandPuzzle(db, { purpose: of, answer }).then(
    () => null,
    (error: { code: string; fields: { puzzle: string } }) => error,
  )
const puzzle = async () => (await wanted())?.fields.puzzle ?? ''

test('who has no answer gets a puzzle, and its answer opens the door once', async () => {
  const refusal = await wanted()
  expect(refusal).toMatchObject({ code: 'PUZZLE_WANTED' })
  const answer = await solvePuzzle(refusal?.fields.puzzle ?? '')
  expect(answer.length).toBeLessThan(200)
  expect(await wanted(answer)).toBeNull()
  expect(await wanted(answer)).toMatchObject({ code: 'PUZZLE_WANTED' })
})

test('another answer to a used puzzle is no new one', async () => {
  const stem = await puzzle()
  await wanted(await solvePuzzle(stem))
  const again = await solvePuzzle(`${stem}.1`)
  expect(await wanted(again)).toMatchObject({ code: 'PUZZLE_WANTED' })
})

test.each([
  ['not solved', async () => `${await puzzle()}.x`],
  ['made up', async () => solvePuzzle(`${Date.now() + 60_000}.abc.def`)],
  [
    'later than it says',
    async () => solvePuzzle((await puzzle()).replace(/^\d+/, '9999999999999')),
  ],
  ['empty', async () => ''],
])('an answer that is %s opens nothing', async (_, make) => {
  expect(await wanted(await make())).toMatchObject({ code: 'PUZZLE_WANTED' })
})

test('an answer that comes after ten minutes opens nothing', async () => {
  const answer = await solvePuzzle(await puzzle())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  const refusal = await wanted(answer)
  vi.useRealTimers()
  expect(refusal).toMatchObject({ code: 'PUZZLE_WANTED' })
})

test('a puzzle is for one purpose', async () => {
  const answer = await solvePuzzle(await puzzle())
  expect(await wanted(answer, 'test:198.51.100.1')).toMatchObject({ code: 'PUZZLE_WANTED' })
})

test('zero bits are counted from the front', () => {
  expect(puzzleBits).toBe(15)
  expect(isSolved(Uint8Array.of(0, 1, 255))).toBe(true)
  expect(isSolved(Uint8Array.of(0, 2, 0))).toBe(false)
  expect(isSolved(Uint8Array.of(1, 0, 0))).toBe(false)
})
