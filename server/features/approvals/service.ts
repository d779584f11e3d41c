// Administrators decide who is listed. The admin screens and the command line share these
// functions; the command line has no actor.
import type {
  ApprovalQuery,
  ChangeRequest,
  Decision,
  Reopening,
  Restoring,
  SuspendOrder,
  SuspendQuery,
} from '#contract/accounts/approvals.ts'
import { fail } from '#contract/errors.ts'
import type { SetupStep } from '#contract/business/setup.ts'
import type { ProfileId } from '#contract/ids.ts'
import { cutPage, pageLimit, totalOf } from '#server/admin-pages.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed } from '#server/database/dry-run.ts'
import { maskEmail, maskPhone } from '#server/masks.ts'
import { writeDownContacts } from '#server/features/audit/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import {
  closeBookingsAt,
  countClosingAt,
  countUpcomingAt,
  roundOff,
  stopBookingsAt,
} from '#server/features/bookings/stop-bookings.ts'
import { cancelMany, lockToCancel } from '#server/features/bulk-runs/service.ts'
import { containing, meaningOf } from '#server/meaning.ts'
import { dropPrivate } from '#server/features/media/service.ts'
import { readSetup } from '#server/features/setup/service.ts'
import { note, takeOver, turnDown } from './changes.ts'
import { readLicenseAsked } from './license.ts'
import { tellBarber } from './notices.ts'
import {
  countItems,
  findItem,
  findLast,
  findPace,
  findPendingChange,
  findQueues,
  keepShop,
  listItems,
  lockListing,
  setDecision,
  setLicenseChecked,
  setStatus,
  type ListingRow,
} from './queries.ts'
import { findListing, listPictures, listServices, listWeek, setReopened } from './review-queries.ts'

const noneInState = {
  draft: 0,
  submitted: 0,
  changes_requested: 0,
  approved: 0,
  rejected: 0,
  suspended: 0,
}

export async function listApprovals(db: Db, asked: ApprovalQuery) {
  const { show, q, after } = asked
  const found = await readListings(db, asked, pageLimit)
  const { states, waiting, expiring, oldestHours } = await findQueues(db)
  const among = { ...noneInState, ...states, waiting, expiring }
  const { changes_requested: changes, approved, suspended, rejected } = among
  return {
    ...cutPage(found, ({ place }) => place),
    total:
      q && after
        ? await countItems(db, { show, name: nameIn(q) })
        : totalOf(q ? (found[0]?.total ?? 0) : among[show]),
    lastAt: found.length === 0 ? await findLast(db, show) : null,
    counts: { waiting, changes, approved, suspended, expiring, rejected },
    pace: { ...(await findPace(db)), oldestHours },
  }
}

export function readListings(db: Db, { show, q, after }: ApprovalQuery, limit: number) {
  return listItems(db, { show, name: q ? nameIn(q) : undefined }, { after, limit })
}

export function readWaits(db: Db) {
  return findQueues(db)
}

// Names are compared without case and accents.
const nameIn = (q: string) => containing(meaningOf(q).text)

async function readApproval(db: Db, id: ProfileId) {
  const item = (await findItem(db, id)) ?? fail('NOT_FOUND')
  const { barberId } = item
  const change = await findPendingChange(db, barberId)
  return {
    ...item,
    setup: await readSetup(db, barberId),
    listing: await findListing(db, barberId),
    change: change?.wanted ?? null,
    services: await listServices(db, barberId),
    week: await listWeek(db, barberId),
    pictures: await listPictures(db, barberId),
    upcomingBookings: await countUpcomingAt(db, barberId),
    licenseAskedAt: await readLicenseAsked(db, id),
  }
}

// Without the right to contacts they are masked.
export async function listApprovalsFor(caller: SignedInCaller, asked: ApprovalQuery) {
  const { db, actor } = caller
  const found = await listApprovals(db, asked)
  await writeDownContacts(caller, 'barbers', found.rows.length)
  if (actor.permissions.has('people.contacts')) return found
  const rows = found.rows.map((row) => ({ ...row, email: maskEmail(row.email) }))
  return { ...found, rows }
}

export async function readApprovalFor({ db, actor }: SignedInCaller, id: ProfileId) {
  const found = await readApproval(db, id)
  if (actor.permissions.has('people.contacts')) return found
  const { setup, listing, email } = found
  const { draft } = setup
  return {
    ...found,
    email: maskEmail(email),
    listing: { ...listing, phone: listing.phone && maskPhone(listing.phone) },
    setup: { ...setup, draft: { ...draft, phone: draft.phone && maskPhone(draft.phone) } },
  }
}

export function approve(caller: Caller, { id, reason, waitingSince }: Decision) {
  return decide(caller, id, async (caller, listing) => {
    const { db } = caller
    await requireSeen(db, id, waitingSince)
    if (listing.status === 'approved') return takeOver(caller, listing, reason)
    await setStatus(db, listing.barberId, 'approved')
    await setLicenseChecked(db, listing.barberId)
    await keepShop(db, listing.barberId)
    await setDecision(db, listing.barberId, {})
    await note(caller, listing, { action: 'approve', reason, status: 'approved' })
    await tellBarber(db, listing, 'approved')
    return []
  })
}

export function requestChanges(caller: Caller, order: ChangeRequest) {
  const { id, reasons, waitingSince } = order
  const reason = Object.values(reasons).join('\n')
  return decide(caller, id, async (caller, listing) => {
    const { db } = caller
    await requireSeen(db, id, waitingSince)
    if (listing.status === 'approved') return turnDown(caller, listing, reason)
    await setStatus(db, listing.barberId, 'changes_requested')
    await setDecision(db, listing.barberId, { reasons })
    await note(caller, listing, { action: 'request-changes', reason, status: 'changes_requested' })
    await tellBarber(db, listing, 'changes-requested', Object.entries(reasons) as Said[])
    return []
  })
}

type Said = [SetupStep, string]

export function reject(caller: Caller, { id, reason, waitingSince }: Decision) {
  return decide(caller, id, async (caller, listing) => {
    const { db } = caller
    await requireSeen(db, id, waitingSince)
    if (listing.status === 'approved') return turnDown(caller, listing, reason)
    await setStatus(db, listing.barberId, 'rejected')
    await setDecision(db, listing.barberId, { note: reason })
    await note(caller, listing, { action: 'reject', reason, status: 'rejected' })
    await tellBarber(db, listing, 'rejected', [['all', reason]])
    return []
  })
}

type Order = Omit<SuspendOrder, 'agreed'>

// Without the numbers: from the command line, which shows none.
export function suspend(caller: Caller, { agreed, ...order }: Order & Partial<SuspendOrder>) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, () => suspendIn({ ...caller, db }, order)),
  )
}

export async function previewSuspend({ db, actor }: SignedInCaller, { id, fate }: SuspendQuery) {
  const { barberId, status } = (await findItem(db, id)) ?? fail('NOT_FOUND')
  if (status !== 'approved') return fail('NOT_APPROVED')
  return roundOff(await countClosingAt(db, barberId, { fate, actorId: actor.id }))
}

async function suspendIn(caller: Caller, { id, reason, fate }: Order) {
  const { db, actor } = caller
  const listing = (await lockListing(db, id)) ?? fail('NOT_FOUND')
  if (listing.status !== 'approved') return fail('NOT_APPROVED')
  const { barberId } = listing
  // The command line has nobody in whose name a job could go on.
  const terms = { fate, actorId: actor?.id ?? null, mayLeave: actor !== null }
  await stopBookingsAt(db, barberId)
  await lockToCancel(db, { barberId })
  const { done, left } = await closeBookingsAt(db, barberId, terms)
  if (actor && left.length > 0)
    await cancelMany({ ...caller, actor }, { ids: left, of: { barberId } })
  await setStatus(db, barberId, 'suspended')
  await setDecision(db, barberId, { note: reason })
  await note(caller, listing, { action: 'suspend', reason, status: 'suspended', stopped: done })
  const verdict = done.canceled > 0 ? 'suspended-and-canceled' : 'suspended'
  await tellBarber(db, listing, verdict, [['all', reason]])
  return roundOff(done)
}

export function restore(caller: Caller, { id, reason }: Restoring) {
  return decide(caller, id, async (caller, listing) => {
    const { db } = caller
    if (listing.status !== 'suspended') return fail('NOT_SUSPENDED')
    await setStatus(db, listing.barberId, 'approved')
    await setDecision(db, listing.barberId, {})
    await note(caller, listing, { action: 'restore', reason, status: 'approved' })
    await tellBarber(db, listing, 'restored')
    return []
  })
}

// The barber waits from now on, so that a colleague who still reads the old application does not decide.
export function reopen(caller: Caller, { id, reason }: Reopening) {
  return decide(caller, id, async (caller, listing) => {
    const { db } = caller
    if (listing.status !== 'rejected') return fail('NOT_REJECTED')
    await setStatus(db, listing.barberId, 'submitted')
    await setReopened(db, listing.barberId)
    await note(caller, listing, { action: 'reopen', reason, status: 'submitted' })
    await tellBarber(db, listing, 'reopened')
    return []
  })
}

// `work` returns pictures that are no longer used; they are deleted after the commit.
async function decide(
  caller: Caller,
  id: ProfileId,
  work: (caller: Caller, listing: ListingRow) => Promise<(string | null)[]>,
) {
  const leftOver = await inTransaction(caller.db, async (db) => {
    const listing = (await lockListing(db, id)) ?? fail('NOT_FOUND')
    await requireOthersCase({ ...caller, db }, listing.barberId)
    return work({ ...caller, db }, listing)
  })
  await dropPrivate(leftOver)
}

// Read after the listing is locked: what waits cannot change any more.
async function requireSeen(db: Db, id: ProfileId, seen: string) {
  const item = await findItem(db, id)
  const isInReview = item?.status === 'submitted' || item?.status === 'approved'
  if (!isInReview || item.waitingSince === null) fail('NOT_IN_REVIEW')
  if (item.waitingSince !== seen) fail('REVIEW_CHANGED')
}
