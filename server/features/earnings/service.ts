// What a business earned and its balance with the platform, for its owner.
import { commissionReasonOf, commissionReasons } from '#contract/bookings/desk.ts'
import { mayClaim } from '#contract/money/commission-claims.ts'
import type {
  AskedEarnings,
  AskedLines,
  EarningLine,
  EarningSums,
  EarningsReport,
} from '#contract/money/earnings.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { readPeriod } from '#server/features/analytics/service.ts'
import { shortName } from '#server/features/barbers/service.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import {
  findBalance,
  hasLines,
  listLines,
  listSources,
  listWeeks,
  type LineRow,
} from './queries.ts'
import { listStatements } from './statement-queries.ts'

export async function readEarnings(
  caller: SignedInCaller,
  asked: AskedEarnings,
): Promise<EarningsReport> {
  const { db } = caller
  const { barberId, period } = await ownPeriod(caller, asked)
  const { dueCents, heldCents } = await findBalance(db, barberId)
  const weeks = await listWeeks(db, barberId, period)
  return {
    period,
    balance: {
      availableCents: Math.max(0, dueCents),
      heldCents,
      debtCents: Math.max(0, -dueCents),
    },
    isNew: !(await hasLines(db, barberId)),
    sums: {
      servicesCents: sumOf(weeks, 'servicesCents'),
      taxCents: sumOf(weeks, 'taxCents'),
      tipsCents: sumOf(weeks, 'tipsCents'),
      feesCents: sumOf(weeks, 'feesCents'),
      commissionCents: sumOf(weeks, 'commissionCents'),
      refundsCents: sumOf(weeks, 'refundsCents'),
      otherCents: sumOf(weeks, 'otherCents'),
    },
    weeks: weeks.map(({ monday, ...sums }) => ({ monday, sums })),
    sources: sourcesOf(await listSources(db, barberId, period)),
  }
}

// What is still open between a business and the platform. Held is what may not be paid out yet; due
// below 0 is the business's debt.
export function readBalance(db: Db, barberId: BarberId) {
  return findBalance(db, barberId)
}

// The rights of an owner: members of a team have no part in the money of the business.
async function ownPeriod(caller: SignedInCaller, asked: AskedEarnings) {
  const { barberId } = await businessOf(caller, 'barber')
  const { period } = await readPeriod(caller.db, barberId, asked)
  return { barberId, period }
}

const sumOf = (weeks: EarningSums[], name: keyof EarningSums) =>
  weeks.reduce((sum, week) => sum + week[name], 0)

type SourceRow = Awaited<ReturnType<typeof listSources>>[number]

function sourcesOf(rows: SourceRow[]) {
  return commissionReasons.flatMap((source) => {
    const its = rows.filter((row) => commissionReasonOf(row) === source)
    const cents = its.reduce((sum, row) => sum + row.cents, 0)
    return cents > 0 ? [{ source, cents }] : []
  })
}

const pageSize = 25

export async function readLines(caller: SignedInCaller, asked: AskedLines) {
  const { barberId, period: days } = await ownPeriod(caller, asked)
  // One line more than a page shows whether there are older ones.
  const page = { days, after: asked.after, limit: pageSize + 1 }
  const found = await listLines(caller.db, barberId, page)
  const lines = found.slice(0, pageSize).map(lineOf)
  const last = lines.at(-1)
  return { lines, next: found.length > pageSize && last ? `${last.at}_${last.id}` : null }
}

// More than a year of the busiest shop.
const mostExported = 50_000

export async function exportLines(caller: SignedInCaller, asked: AskedEarnings) {
  const { barberId, period: days } = await ownPeriod(caller, asked)
  return (await listLines(caller.db, barberId, { days, limit: mostExported })).map(lineOf)
}

export function lineOf(row: LineRow): EarningLine {
  const { bookingId, kind, isReversal, source, percent, rate, discountCents, promoCents } = row
  const isOfClient = source !== null && kind === 'booking'
  return {
    id: row.id,
    at: row.at,
    kind,
    isReversal,
    booking:
      bookingId === null
        ? null
        : {
            id: bookingId,
            number: row.bookingNumber,
            startsAt: row.startsAt,
            clientName: shortName(row.clientName),
            services: row.services,
            papers: row.papers,
          },
    grossCents: row.grossCents,
    discountCents,
    discountBy: discountCents === 0 ? null : promoCents === 0 ? 'barber' : 'platform',
    taxCents: row.taxCents,
    commission:
      isOfClient || row.commissionCents !== 0
        ? {
            percent,
            cents: row.commissionCents,
            reason: commissionReasonOf({ source: source ?? '', percent, rate }),
            rate,
          }
        : null,
    tipCents: row.tipCents,
    feeCents: row.feeCents,
    netCents: row.netCents,
    balanceCents: row.balanceCents,
    note: row.note,
    claim: row.claimState === null ? null : { state: row.claimState, reason: row.claimReason },
    mayClaim: mayClaimOf(row),
  }
}

function mayClaimOf(row: LineRow) {
  const { kind, isReversal, stands, source, status, startsAt, commissionCents } = row
  if (kind !== 'booking' || isReversal || !stands) return false
  const isClaimed = row.claimState !== null
  const booking = { status: status ?? '', source: source ?? '', startsAt, commissionCents }
  return mayClaim({ ...booking, isClaimed }, Date.now())
}

export async function readStatements(caller: SignedInCaller) {
  const { barberId } = await businessOf(caller, 'barber')
  return listStatements(caller.db, barberId)
}
