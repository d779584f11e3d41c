// What keeps scripts out of a form that anyone may send, without asking a third party.
import { fail } from '#contract/errors.ts'
import { fastestFillMs, type HumanCheck } from '#contract/human-check.ts'
import type { Db } from '#server/db.ts'
import { limit, peek } from '#server/features/limits/service.ts'
import type { Visit } from '#server/visit.ts'
import { demandPuzzle } from './puzzle.ts'

export { demandPuzzle }

const perHour = 5
const freePerHour = 3

// A hidden field, a shortest time, five an hour from one network, and from the fourth on a puzzle.
// A try without its puzzle does not count, or the fifth could never be sent.
export async function refuseScripts(
  db: Db,
  form: string,
  { network }: Visit,
  { website, filledInMs, puzzle }: Partial<HumanCheck>,
) {
  if (website || (filledInMs !== undefined && filledInMs < fastestFillMs)) fail('INVALID_INPUT')
  const key = `${form}:net:${network}`
  const sent = await peek(db, key)
  if (sent >= freePerHour && sent < perHour)
    await demandPuzzle(db, { purpose: key, answer: puzzle })
  await limit(db, [{ key, points: perHour, seconds: 3600 }])
}
