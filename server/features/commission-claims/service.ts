// "I know this client": the barber says why, an administrator decides with a reason. Accepted, the
// commission goes back to the barber's balance and the client is theirs from then on.
import { fail } from '#contract/errors.ts'
import {
  mayClaim,
  type ClaimDecision,
  type ClaimQuery,
  type NewClaim,
} from '#contract/money/commission-claims.ts'
import { countBeside, cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readSought } from '#server/features/admin-bookings/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { dropCommission } from '#server/features/bookings/service.ts'
import { businessOf, requireOthersCase } from '#server/features/businesses/service.ts'
import { markAsOwn } from '#server/features/clients/service.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { commissionOn, post } from '#server/features/ledger/service.ts'
import { tellAdmins, tellBarber } from './notices.ts'
import {
  countClaims,
  findClaimed,
  findDetails,
  findLine,
  findOwned,
  hasClaim,
  insertClaim,
  listClaims,
  setDecided,
} from './queries.ts'

export async function openClaim(caller: SignedInCaller, { id, why }: NewClaim) {
  const { barberId } = await businessOf(caller, 'barber')
  if (!(await findOwned(caller.db, barberId, id))) fail('NOT_FOUND')
  await inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, id)
    const commissionCents = await commissionOn(db, id)
    const isClaimed = await hasClaim(db, id)
    if (!mayClaim({ ...row, commissionCents, isClaimed }, Date.now())) fail('MOVE_NOT_OPEN')
    const percent = row.commissionPercent
    await insertClaim(db, { bookingId: id, why, percent, commissionCents })
    await tellAdmins(db, row, commissionCents)
  })
}

export async function readPage(caller: SignedInCaller, asked: ClaimQuery) {
  const { db } = caller
  const { after } = asked
  const wanted = await wantedIn(caller, asked)
  const found = await listClaims(db, wanted, { after, limit: pageLimit })
  const total = await countBeside({ after, found }, () => countClaims(db, wanted))
  return { ...cutPage(found, ({ createdAt }) => createdAt), total }
}

export async function readClaims(caller: SignedInCaller, asked: ClaimQuery, limit: number) {
  return listClaims(caller.db, await wantedIn(caller, asked), { after: asked.after, limit })
}

async function wantedIn(caller: SignedInCaller, { state, q }: ClaimQuery) {
  return { state, sought: await readSought(caller, q) }
}

export async function readClaim(db: Db, id: string) {
  const line = (await findLine(db, id)) ?? fail('NOT_FOUND')
  return { line, ...(await findDetails(db, id)) }
}

export function decideClaim(caller: SignedInCaller, asked: ClaimDecision) {
  const { id, isAccepted, reason } = asked
  return inTransaction(caller.db, async (db) => {
    const { bookingId } = (await findClaimed(db, id)) ?? fail('NOT_FOUND')
    const row = await lockCurrent(db, bookingId)
    await requireOthersCase({ ...caller, db }, row.barberId)
    // Asked again under the booking's lock: two colleagues may decide at once.
    const claim = await findClaimed(db, id)
    if (claim?.state !== 'open') return fail('MOVE_NOT_OPEN')
    const state = isAccepted ? 'accepted' : 'refused'
    const decidedBy = caller.actor.id
    await setDecided(db, id, { state, decidedBy, reason })
    // Nothing, if the booking turned out not to have taken place.
    const chargedCents = await commissionOn(db, bookingId)
    const backCents = isAccepted ? chargedCents : 0
    if (isAccepted) await giveBack(db, row, { cents: backCents, reason, decidedBy })
    await tellBarber(db, row, { state, reason, cents: chargedCents })
    await writeDown(
      { ...caller, db },
      {
        action: 'decide-commission-claim',
        entity: 'commission_claims',
        entityId: id,
        reason,
        before: { state: 'open', commissionCents: claim.commissionCents },
        after: { state, backCents },
      },
    )
  })
}

type Back = { cents: number; reason: string; decidedBy: string }

async function giveBack(db: Db, row: BookingRow, { cents, reason, decidedBy }: Back) {
  const { id, barberId, clientRecordId } = row
  await post(db, {
    key: `waived:${id}`,
    event: 'waived',
    bookingId: id,
    lines: postings.commissionWaived(barberId, cents),
    actorId: decidedBy,
    reason,
  })
  await dropCommission(db, id)
  if (clientRecordId !== null) await markAsOwn(db, barberId, clientRecordId)
}
