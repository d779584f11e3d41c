// People who own one row of every kind and do nothing. A test file that imports this checks
// afterwards that none of their rows changed.
import { afterAll, expect } from 'vitest'
import { fill } from './safety/matrix/belongings.ts'
import { sideA } from './safety/matrix/people.ts'
import { tracesOf } from './safety/matrix/traces.ts'
import { runJobs } from './world.ts'

await fill(sideA)
await runJobs()
const { rows: before } = await tracesOf(sideA)

afterAll(async () => {
  expect((await tracesOf(sideA)).rows).toEqual(before)
})
