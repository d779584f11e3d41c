import { fail } from '#contract/errors.ts'
import { fastestFillMs, type HumanCheck } from '#contract/human-check.ts'
import type { Db } from '#server/db.ts'
import { demandRoom, limit, peek, takeBack } from '#server/features/limits/service.ts'
import type { Visit } from '#server/visit.ts'
import { demandPuzzle } from './puzzle.ts'

export { demandPuzzle }

type Form = { key: string; free: number; most: number; answer: string | undefined }

// Counts one try per hour in the bucket `key`; after the free ones each needs the answer to a
// puzzle. A request that is answered with a puzzle is no try, only its answer is; how many puzzles
// are given out is counted apart.
export async function admit(db: Db, { key, free, most, answer }: Form) {
  const bucket = { key, points: most, seconds: 3600 }
  await demandRoom(db, bucket)
  if (answer !== undefined) await demandPuzzle(db, { purpose: key, answer })
  else if ((await peek(db, key)) >= free) return givePuzzle(db, { key, free, most })
  const [tries = 0] = await limit(db, [bucket])
  if (answer !== undefined || tries <= free) return
  // Of several requests at once, all have seen the last free place.
  await takeBack(db, key)
  await givePuzzle(db, { key, free, most })
}

async function givePuzzle(db: Db, { key, free, most }: Omit<Form, 'answer'>) {
  await limit(db, [{ key: `${key}:asked`, points: 2 * (most - free), seconds: 3600 }])
  await demandPuzzle(db, { purpose: key, answer: undefined })
}

// What keeps scripts out of a form that anyone may send, without asking a third party: a hidden
// field, a shortest time, five messages an hour from one network, and from the fourth on a puzzle.
export async function refuseScripts(
  db: Db,
  form: string,
  { network }: Visit,
  { website, filledInMs, puzzle }: Partial<HumanCheck>,
) {
  if (website || (filledInMs !== undefined && filledInMs < fastestFillMs)) fail('INVALID_INPUT')
  await admit(db, { key: `${form}:net:${network}`, free: 3, most: 5, answer: puzzle })
}
