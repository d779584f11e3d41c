// What waits for an administrator and what just happened, each as far as their rights go.
import type { Activity, Queue } from '#contract/admin/overview.ts'
import { thingOf } from '#contract/admin/words/things.ts'
import type { Language } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { readWaits } from '#server/features/approvals/service.ts'
import { readEntries } from '#server/features/audit/service.ts'
import {
  listBookingActivity,
  listJoined,
  listReviewActivity,
  listSubmissions,
} from './activity-queries.ts'
import {
  findAppeals,
  findClaims,
  findDisputes,
  findFailedRefunds,
  findProblems,
  findRefundRequests,
  findReliabilityReviews,
  type Waiting,
} from './queues-queries.ts'

const shownActivity = 10

// Only queues that the caller can work on, those over their goal first.
export async function readQueues({ db, actor }: SignedInCaller) {
  const may = (permission: Permission) => actor.permissions.has(permission)
  const found = await Promise.all([
    may('barbers.review') ? readListingQueues(db) : [],
    may('appeals.decide') ? findAppeals(db).then((rows) => [queueOf('appeals', rows)]) : [],
    may('appeals.decide') ? findProblems(db).then((rows) => [queueOf('problems', rows)]) : [],
    may('disputes.decide') ? findDisputes(db).then((rows) => [queueOf('disputes', rows)]) : [],
    may('commission.write') ? findClaims(db).then((rows) => [queueOf('claims', rows)]) : [],
    may('refunds.approve')
      ? findRefundRequests(db, actor.id).then((rows) => [queueOf('refunds', rows)])
      : [],
    may('refunds.small')
      ? findFailedRefunds(db).then((rows) => [queueOf('failedRefunds', rows)])
      : [],
    may('barbers.review')
      ? findReliabilityReviews(db).then((rows) => [queueOf('reliability', rows)])
      : [],
  ])
  const isLate = ({ overdue }: Queue) => (overdue > 0 ? 0 : 1)
  const isClear = ({ count }: Queue) => (count > 0 ? 0 : 1)
  return {
    queues: found.flat().toSorted((a, b) => isLate(a) - isLate(b) || isClear(a) - isClear(b)),
  }
}

async function readListingQueues(db: Db): Promise<Queue[]> {
  const { waiting, overdue, oldestAt, expiring, expired, expiresOn } = await readWaits(db)
  return [
    queueOf('submissions', { count: waiting, overdue, oldestAt }),
    { name: 'licenses', count: expiring, overdue: expired, oldestAt: null, expiresOn },
  ]
}

function queueOf(name: Queue['name'], waiting: Waiting): Queue {
  return { name, ...waiting, expiresOn: null }
}

export async function readActivity(caller: SignedInCaller, language: Language) {
  const { db, actor } = caller
  const may = (permission: Permission) => actor.permissions.has(permission)
  const found = await Promise.all([
    may('bookings.read') ? listBookingActivity(db, shownActivity) : [],
    may('bookings.read') ? listReviewActivity(db, shownActivity) : [],
    may('barbers.read') ? listSubmissions(db, shownActivity) : [],
    may('people.read') ? listJoined(db, shownActivity) : [],
    may('audit.read') ? readDeeds(db, language) : [],
  ])
  const rows = withCanceled(found.flat()).toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return { rows: rows.slice(0, shownActivity) }
}

// Moves of bookings are in the trail of the bookings already.
async function readDeeds(db: Db, language: Language): Promise<Activity[]> {
  const rows = await readEntries(db, {}, shownActivity)
  return rows
    .filter(({ action }) => action !== 'move-booking')
    .map((row) => ({
      id: `deed:${row.id}`,
      at: row.at,
      kind: 'deed',
      what: row.action,
      who: row.actor?.name ?? null,
      about: thingOf(row, language),
      opens: null,
      count: 0,
    }))
}

// The bookings that a deed canceled are told in its own line: both were written at one moment.
function withCanceled(rows: readonly Activity[]) {
  const isOfDeed = (row: Activity, deed: Activity) =>
    row.kind === 'booking' &&
    ['cancelled', 'declined'].includes(row.what) &&
    row.at === deed.at &&
    row.who === deed.who
  const deeds = rows.filter(({ kind }) => kind === 'deed')
  return rows
    .filter((row) => !deeds.some((deed) => isOfDeed(row, deed)))
    .map((row) => ({
      ...row,
      count: rows.find((each) => row.kind === 'deed' && isOfDeed(each, row))?.count ?? row.count,
    }))
}
