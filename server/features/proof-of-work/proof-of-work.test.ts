import { expect, test, vi } from 'vitest'
import { isSolved, proofBits, solveChallenge } from '#contract/accounts/proof-of-work.ts'
import { db } from '#tests/world.ts'
import { requireProof } from './service.ts'

const purpose = 'test:203.0.113.7'
const wanted = (answer?: string, of = purpose) =>
  requireProof(db, { purpose: of, answer }).then(
    () => null,
    (error: { code: string; fields: { challenge: string } }) => error,
  )
const challenge = async () => (await wanted())?.fields.challenge ?? ''

test('who has no answer gets a challenge, and its answer opens the door once', async () => {
  const refusal = await wanted()
  expect(refusal).toMatchObject({ code: 'PROOF_WANTED' })
  const answer = await solveChallenge(refusal?.fields.challenge ?? '')
  expect(answer.length).toBeLessThan(200)
  expect(await wanted(answer)).toBeNull()
  expect(await wanted(answer)).toMatchObject({ code: 'PROOF_WANTED' })
})

test('another answer to a used challenge is no new one', async () => {
  const stem = await challenge()
  await wanted(await solveChallenge(stem))
  const again = await solveChallenge(`${stem}.1`)
  expect(await wanted(again)).toMatchObject({ code: 'PROOF_WANTED' })
})

test.each([
  ['not solved', async () => `${await challenge()}.x`],
  ['made up', async () => solveChallenge(`${Date.now() + 60_000}.abc.def`)],
  [
    'later than it says',
    async () => solveChallenge((await challenge()).replace(/^\d+/, '9999999999999')),
  ],
  ['empty', async () => ''],
])('an answer that is %s opens nothing', async (_, make) => {
  expect(await wanted(await make())).toMatchObject({ code: 'PROOF_WANTED' })
})

test('an answer that comes after ten minutes opens nothing', async () => {
  const answer = await solveChallenge(await challenge())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
  const refusal = await wanted(answer)
  vi.useRealTimers()
  expect(refusal).toMatchObject({ code: 'PROOF_WANTED' })
})

test('a challenge is for one purpose', async () => {
  const answer = await solveChallenge(await challenge())
  expect(await wanted(answer, 'test:198.51.100.1')).toMatchObject({ code: 'PROOF_WANTED' })
})

test('zero bits are counted from the front', () => {
  expect(proofBits).toBe(15)
  expect(isSolved(Uint8Array.of(0, 1, 255))).toBe(true)
  expect(isSolved(Uint8Array.of(0, 2, 0))).toBe(false)
  expect(isSolved(Uint8Array.of(1, 0, 0))).toBe(false)
})
