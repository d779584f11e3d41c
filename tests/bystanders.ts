// People who have everything there is and do nothing. Whatever the tests of a file do that imports
// this, it is none of theirs: afterwards everything of them is as it was.
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
