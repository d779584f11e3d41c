// Administrators decide who is listed. The admin screens and the command line share these
// functions; the command line has no actor.
import type {
  ApprovalQuery,
  ChangeRequest,
  Decision,
  Restoring,
  SuspendOrder,
  SuspendQuery,
  WantedChange,
} from '#contract/accounts/approvals.ts'
import type { Stopped } from '#contract/admin/stopping.ts'
import { fail } from '#contract/errors.ts'
import type { SetupStep } from '#contract/business/setup.ts'
import type { ProfileId } from '#contract/ids.ts'
import { entriesOf } from '#contract/lists.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { asAgreed } from '#server/database/dry-run.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { maskEmail, maskPhone } from '#server/masks.ts'
import { writeDown } from '#server/features/audit/service.ts'
import {
  closeBookingsAt,
  countClosingAt,
  countUpcomingAt,
} from '#server/features/bookings/stop-bookings.ts'
import { containing, meaningOf } from '#server/meaning.ts'
import { requireOthersCase } from '#server/http/own-case.ts'
import { dropPrivate } from '#server/features/media/service.ts'
import { areaOf, readSetup } from '#server/features/setup/service.ts'
import { tellBarber } from './notices.ts'
import {
  countItems,
  countQueues,
  findItem,
  findLast,
  findPace,
  findPendingChange,
  findWaits,
  keepShop,
  listItems,
  lockListing,
  setChangeDecided,
  setDecision,
  setLicenseChecked,
  setStatus,
  updateListing,
  type ListingRow,
} from './queries.ts'
import {
  findListing,
  findPublished,
  listPictures,
  listServices,
  listWeek,
} from './review-queries.ts'

export async function listApprovals(db: Db, asked: ApprovalQuery) {
  const { show, q } = asked
  const found = await readListings(db, asked, pageLimit)
  const { oldestHours, ...counts } = await countQueues(db)
  return {
    ...cutPage(found, ({ place }) => place),
    total: await countItems(db, { show, name: q ? nameIn(q) : undefined }),
    lastAt: found.length === 0 ? await findLast(db, show) : null,
    counts,
    pace: { ...(await findPace(db)), oldestHours },
  }
}

export function readListings(db: Db, { show, q, after }: ApprovalQuery, limit: number) {
  return listItems(db, { show, name: q ? nameIn(q) : undefined }, { after, limit })
}

export function readWaits(db: Db) {
  return findWaits(db)
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
  }
}

// Without the right to contacts they are masked.
export async function listApprovalsFor({ db, actor }: SignedInCaller, asked: ApprovalQuery) {
  const found = await listApprovals(db, asked)
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

export function suspend(caller: Caller, { agreed, ...order }: SuspendOrder) {
  return inTransaction(caller.db, (db) =>
    asAgreed(agreed, () => suspendIn({ ...caller, db }, order)),
  )
}

export async function previewSuspend(db: Db, { id, fate }: SuspendQuery) {
  const { barberId, status } = (await findItem(db, id)) ?? fail('NOT_FOUND')
  if (status !== 'approved') return fail('NOT_APPROVED')
  return countClosingAt(db, barberId, fate)
}

async function suspendIn(caller: Caller, { id, reason, fate }: Omit<SuspendOrder, 'agreed'>) {
  const { db, actor } = caller
  const listing = (await lockListing(db, id)) ?? fail('NOT_FOUND')
  if (listing.status !== 'approved') return fail('NOT_APPROVED')
  const { barberId } = listing
  const done = await closeBookingsAt(db, barberId, { fate, actorId: actor?.id ?? null })
  await setStatus(db, barberId, 'suspended')
  await setDecision(db, barberId, { note: reason })
  await note(caller, listing, { action: 'suspend', reason, status: 'suspended', stopped: done })
  await tellBarber(db, listing, 'suspended', [['all', reason]])
  return done
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

// `work` returns pictures that are no longer used; they are deleted after the commit.
async function decide(
  caller: Caller,
  id: ProfileId,
  work: (caller: Caller, listing: ListingRow) => Promise<(string | null)[]>,
) {
  const leftOver = await inTransaction(caller.db, async (db) => {
    const listing = (await lockListing(db, id)) ?? fail('NOT_FOUND')
    requireOthersCase(caller, listing.barberId)
    return work({ ...caller, db }, listing)
  })
  await dropPrivate(leftOver)
}

// Read after the listing is locked: what waits cannot change any more.
async function requireSeen(db: Db, id: ProfileId, seen: string) {
  const { status, waitingSince } = (await findItem(db, id)) ?? fail('NOT_FOUND')
  const isInReview = status === 'submitted' || status === 'approved'
  if (!isInReview || waitingSince === null) fail('NOT_IN_REVIEW')
  if (waitingSince !== seen) fail('REVIEW_CHANGED')
}

// Applies the barber's pending change to the public profile.
async function takeOver(caller: Caller, listing: ListingRow, reason: string) {
  const { db } = caller
  const { barberId } = listing
  const change = (await findPendingChange(db, barberId)) ?? fail('NOT_IN_REVIEW')
  const { wanted } = change
  const published = await findPublished(db, barberId)
  const was = Object.fromEntries(entriesOf(published).filter(([name]) => name in wanted))
  await updateListing(db, barberId, { ...wanted, ...(await placeOf(db, wanted)) })
  if (isLicense(wanted)) await setLicenseChecked(db, barberId)
  await keepShop(db, barberId)
  await setChangeDecided(db, change.id, { status: 'approved', reason })
  await note(caller, listing, { action: 'approve-change', reason, was, wanted })
  const { shopName = listing.shopName } = wanted
  await tellBarber(db, { ...listing, shopName }, 'change-approved')
  return [
    wanted.licensePicture ? listing.licensePicture : null,
    wanted.shopLicensePicture ? listing.shopLicensePicture : null,
  ]
}

async function turnDown(caller: Caller, listing: ListingRow, reason: string) {
  const { db } = caller
  const change = (await findPendingChange(db, listing.barberId)) ?? fail('NOT_IN_REVIEW')
  const { wanted } = change
  await setChangeDecided(db, change.id, { status: 'declined', reason })
  await note(caller, listing, { action: 'decline-change', reason, wanted })
  await tellBarber(db, listing, 'change-declined', [['all', reason]])
  return [wanted.licensePicture ?? null, wanted.shopLicensePicture ?? null]
}

function placeOf(db: Db, { address, latitude, longitude }: WantedChange) {
  const isPlaced = address !== undefined && latitude !== undefined && longitude !== undefined
  return isPlaced ? areaOf(db, { address, latitude, longitude }) : null
}

function isLicense({ licenseNumber, licenseExpiresOn, licensePicture }: WantedChange) {
  return [licenseNumber, licenseExpiresOn, licensePicture].some((given) => given !== undefined)
}

type Deed = {
  action: string
  reason: string
  status?: string
  was?: JsonObject
  wanted?: WantedChange
  stopped?: Stopped
}

async function note(caller: Caller, listing: ListingRow, deed: Deed) {
  const { action, reason, status, was, wanted, stopped } = deed
  // Suspending and restoring answer nobody who waits, even while a change is pending.
  const isAnswer = action !== 'suspend' && action !== 'restore'
  await writeDown(caller, {
    action,
    entity: 'barber_profiles',
    entityId: listing.id,
    reason,
    before: { status: listing.status, ...was },
    after: {
      status: status ?? listing.status,
      ...wanted,
      ...(isAnswer &&
        listing.waitingHours !== null && {
          waitedHours: listing.waitingHours,
        }),
      ...stopped,
    },
  })
}
