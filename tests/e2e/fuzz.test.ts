// Every call and every other route, as every role, with valid and malformed input. The whole run is
// npm run drill:fuzz; FUZZ_SEED repeats one.
import { expect, test } from 'vitest'
import { emptyTally, runRound } from '#tests/drills/fuzz/run.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 1 + Math.floor(Math.random() * 1e9))
const perRound = 5000

test(
  `no answer of 5xx, and none that shows our insides (FUZZ_SEED=${seed})`,
  async () => {
    const tally = emptyTally()
    let told = 0
    for (let from = 0; from < requests; from += perRound) {
      const count = Math.min(perRound, requests - from)
      await runRound(tally, { seed: seed + from, count })
      process.stdout.write(`${tally.requests} of ${requests}, ${tally.failures.length} failures\n`)
      for (const failure of tally.failures.slice(told)) process.stdout.write(`${failure}\n`)
      told = tally.failures.length
    }
    const { failures, ...figures } = tally
    process.stdout.write(`seed ${seed} ${JSON.stringify(figures, null, 1)}\n`)
    expect(failures).toEqual([])
  },
  4 * 3_600_000,
)
