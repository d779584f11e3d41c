import { expect, test } from 'vitest'
import { inTransaction } from '#server/database/db.ts'
import { db, jobContext } from '#tests/world.ts'
import { limitJobs } from './jobs.ts'
import { forgive, limit, peek } from './service.ts'

const bucket = (key: string, points = 3, seconds = 60) => ({ key, points, seconds })

test('three go through, the fourth is told when to come back', async () => {
  const three = bucket('test:net:three')
  expect(await limit(db, [three])).toEqual([1])
  expect(await limit(db, [three])).toEqual([2])
  expect(await limit(db, [three])).toEqual([3])

  const refusal = await limit(db, [three]).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(50)
  expect((refusal as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60)
})

test('a hundred at once are counted as a hundred', async () => {
  const ten = bucket('test:net:stampede', 10)
  const results = await Promise.allSettled(Array.from({ length: 100 }, () => limit(db, [ten])))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect(await peek(db, ten.key)).toBe(100)
})

test('who is refused by the network does not use up the account', async () => {
  const both = [bucket('test:net:attacker', 1), bucket('test:account:victim', 5)]
  await limit(db, both)
  for (let tries = 0; tries < 9; tries++)
    await expect(limit(db, both)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await peek(db, 'test:account:victim')).toBe(1)
})

test('when the window is over, counting begins anew', async () => {
  const short = bucket('test:net:short', 1, 0.2)
  await limit(db, [short])
  await expect(limit(db, [short])).rejects.toThrow()
  await new Promise((over) => setTimeout(over, 250))
  expect(await peek(db, short.key)).toBe(0)
  expect(await limit(db, [short])).toEqual([1])
})

test('what is forgiven is not counted', async () => {
  const one = bucket('test:account:owner', 1)
  await limit(db, [one])
  await forgive(db, one.key)
  expect(await limit(db, [one])).toEqual([1])
})

test('no limit can be rolled back', async () => {
  await expect(inTransaction(db, (db) => limit(db, [bucket('test:x:y')]))).rejects.toThrow(
    'inside a transaction',
  )
})

test('an address is not kept, and what is over is deleted', async () => {
  await limit(db, [bucket('test:mail:ana@example.com', 3, 0.01), bucket('test:stays')])
  const keys = async () =>
    (await db.selectFrom('rateLimits').select('key').execute()).map(({ key }) => key)
  expect((await keys()).join()).not.toContain('ana')

  const before = (await keys()).length
  await new Promise((over) => setTimeout(over, 30))
  await limitJobs['prune-limits'].run({}, jobContext)
  expect((await keys()).length).toBeLessThan(before)
  expect(await peek(db, 'test:stays')).toBe(1)
})
