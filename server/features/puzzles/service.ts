import { fail } from '#contract/errors.ts'
import { fastestFillMs, type HumanCheck } from '#contract/human-check.ts'
import type { Db } from '#server/db.ts'
import { limit } from '#server/features/limits/service.ts'
import type { Visit } from '#server/visit.ts'
import { demandPuzzle } from './puzzle.ts'

export { demandPuzzle }

const free = 3
const puzzled = 2
// A puzzled message takes two tries: one that is answered with the puzzle, and one with its answer.
const triesPerHour = free + 2 * puzzled

// What keeps scripts out of a form that anyone may send, without asking a third party: a hidden
// field, a shortest time, five messages an hour from one network, and from the fourth on a puzzle.
export async function refuseScripts(
  db: Db,
  form: string,
  { network }: Visit,
  { website, filledInMs, puzzle }: Partial<HumanCheck>,
) {
  if (website || (filledInMs !== undefined && filledInMs < fastestFillMs)) fail('INVALID_INPUT')
  const key = `${form}:net:${network}`
  const [tries = 0] = await limit(db, [{ key, points: triesPerHour, seconds: 3600 }])
  if (tries > free) await demandPuzzle(db, { purpose: key, answer: puzzle })
}
