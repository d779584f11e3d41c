// Pictures of a dispute: uploaded as those of a ticket, then claimed by what is said with them.
import { fail } from '#contract/errors.ts'
import { mostEvidence } from '#contract/money/disputes/disputes.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { readAttachment, touchAttachment } from '#server/features/media/service.ts'
import { hidesWho, requireSide } from './reading.ts'
import {
  countEvidence,
  findDispute,
  findEvidence,
  insertEvent,
  insertEvidence,
  type NewEvent,
} from './queries.ts'

// For each side together.
const mostOfSide = 4 * mostEvidence
const fileGone = "That photo isn't there anymore. Please add it again."

export async function requireFiles(files: readonly string[]) {
  for (const file of files)
    if (!(await touchAttachment(file))) fail('INVALID_INPUT', { files: fileGone })
}

// Needs the booking's lock, so that the limit holds.
export async function say(db: Db, event: NewEvent, files: string[] = []) {
  const before = await countEvidence(db, event.disputeId, event.side)
  if (files.length > 0 && before + files.length > mostOfSide)
    fail('TOO_MANY_PICTURES', { files: 'Each side can add up to 12 photos' })
  const { id: eventId } = await insertEvent(db, event)
  await insertEvidence(db, { disputeId: event.disputeId, eventId, files })
}

export async function readEvidence(
  caller: Caller,
  asked: { id: string; picture: string; link?: string },
) {
  const { db, actor } = caller
  const { id, picture, link } = asked
  if (actor?.permissions.has('disputes.read')) {
    if (!(await findDispute(db, id))) fail('NOT_FOUND')
  } else {
    const { dispute, side } = await requireSide(caller, { id, link, token: undefined })
    if (side === 'barber' && hidesWho(dispute)) fail('NOT_FOUND')
  }
  const { file } = (await findEvidence(db, id, picture)) ?? fail('NOT_FOUND')
  return readAttachment(file)
}
