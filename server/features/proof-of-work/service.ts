import { fail } from '#contract/errors.ts'
import { fastestFillMs, type HumanCheck } from '#contract/accounts/human-check.ts'
import type { Db } from '#server/database/db.ts'
import { demandRoom, limit, peek, takeBack } from '#server/features/rate-limits/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { requireProof } from './challenge.ts'

export { requireProof }

type Form = { key: string; free: number; most: number; answer: string | undefined }

// Counts tries per hour in the bucket `key`; after the free ones each needs proof of work. A request
// that is answered with a challenge does not count, only the try with its proof does. The challenges
// given out are counted apart.
export async function admit(db: Db, { key, free, most, answer }: Form) {
  const bucket = { key, points: most, seconds: 3600 }
  await demandRoom(db, bucket)
  if (answer !== undefined) await requireProof(db, { purpose: key, answer })
  else if ((await peek(db, key)) >= free) return giveChallenge(db, { key, free, most })
  const [tries = 0] = await limit(db, [bucket])
  if (answer !== undefined || tries <= free) return
  // Parallel requests may all have seen the last free try.
  await takeBack(db, key)
  await giveChallenge(db, { key, free, most })
}

async function giveChallenge(db: Db, { key, free, most }: Omit<Form, 'answer'>) {
  await limit(db, [{ key: `${key}:asked`, points: 2 * (most - free), seconds: 3600 }])
  await requireProof(db, { purpose: key, answer: undefined })
}

// Keeps scripts out of public forms without a third party: a hidden field, a minimum time, five
// messages an hour per network, and proof of work from the fourth on.
export async function refuseScripts(
  db: Db,
  form: string,
  { network }: RequestInfo,
  { website, filledInMs, proof }: Partial<HumanCheck>,
) {
  if (website || (filledInMs !== undefined && filledInMs < fastestFillMs)) fail('INVALID_INPUT')
  await admit(db, { key: `${form}:net:${network}`, free: 3, most: 5, answer: proof })
}
