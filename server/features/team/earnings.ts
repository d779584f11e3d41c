// A member's earnings per booking, and what the owner has paid.
import { sharedCents, shareOf, type Compensation } from '#contract/business/compensation.ts'
import { fail } from '#contract/errors.ts'
import type {
  Earning,
  Earnings,
  EarningsPeriod,
  EarningsQuery,
  Payout,
} from '#contract/business/team.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { businessOf, employmentOf } from '#server/features/businesses/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { tellMember } from './notices.ts'
import { findMember, insertPayment, listDoneBookings } from './pay-queries.ts'
import { findShopName, lockMember } from './queries.ts'

export async function readOwnEarnings({ db, actor }: SignedInCaller, period: EarningsPeriod) {
  const { barberId, employeeId } = (await employmentOf(db, actor)) ?? fail('NOT_FOUND')
  const { id, compensation } =
    (await findMember(db, barberId, employeeId ?? '')) ?? fail('NOT_FOUND')
  return sumUp(await earningsOf(db, id, period), compensation)
}

export async function readEarnings(caller: SignedInCaller, asked: EarningsQuery) {
  const { db } = caller
  const { barberId } = await businessOf(caller, 'barber')
  const { id, compensation } = (await findMember(db, barberId, asked.id)) ?? fail('NOT_FOUND')
  return sumUp(await earningsOf(db, id, asked), compensation)
}

type Timed = Earning & { minutes: number }

async function earningsOf(db: Db, employeeId: string, period: EarningsPeriod): Promise<Timed[]> {
  const bookings = await listDoneBookings(db, employeeId, period)
  return bookings.map((booking) => {
    const now = shareOf(booking.rule, booking)
    return {
      bookingId: booking.id,
      bookingNumber: booking.bookingNumber,
      startsAt: booking.startsAt,
      services: booking.services,
      priceCents: sharedCents(booking),
      shareCents: booking.paidShareCents ?? now.shareCents,
      tipCents: booking.paidTipCents ?? now.tipCents,
      isPaid: booking.paymentId !== null,
      minutes: (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000,
    }
  })
}

function sumUp(entries: Timed[], compensation: Compensation): Earnings {
  const sum = (amountOf: (entry: Timed) => number) =>
    entries.reduce((total, entry) => total + amountOf(entry), 0)
  return {
    compensation,
    entries,
    shareCents: sum(({ shareCents }) => shareCents),
    tipCents: sum(({ tipCents }) => tipCents),
    totalCents: sum(worth),
    unpaidCents: sum((entry) => (entry.isPaid ? 0 : worth(entry))),
    workedMinutes: sum(({ minutes }) => minutes),
  }
}

const worth = ({ shareCents, tipCents }: Earning) => shareCents + tipCents

export async function markPaid(caller: SignedInCaller, paid: Payout) {
  const { db, actor } = caller
  const { barberId } = await businessOf(caller, 'barber')
  const { id, from, to, amountCents } = paid
  await inTransaction(db, async (db) => {
    const member = (await lockMember(db, barberId, id)) ?? fail('NOT_FOUND')
    const open = (await earningsOf(db, id, paid)).filter(({ isPaid }) => !isPaid)
    if (open.length === 0) fail('NOTHING_TO_PAY')
    if (open.reduce((total, entry) => total + worth(entry), 0) !== amountCents)
      fail('AMOUNT_CHANGED')
    const payment = { employeeId: id, from, to, amountCents, markedBy: actor.id }
    const bookings = open.map(({ bookingId, shareCents, tipCents }) => ({
      bookingId,
      shareCents,
      tipCents,
    }))
    const paymentId = await insertPayment(db, payment, bookings)
    const deed = {
      action: 'mark-paid',
      entity: 'employee_payments',
      entityId: paymentId,
      reason: '',
      after: { employeeId: id, from, to, amountCents, visits: bookings.length },
    }
    await writeDown({ ...caller, db }, deed)
    const shop = (await findShopName(db, barberId)) ?? ''
    const amount = `$${(amountCents / 100).toFixed(2)}`
    await tellMember(db, member.userId, 'paid', { shop, amount, from, to })
    await publish(db, userTopic(barberId), { type: 'team' })
    await publish(db, userTopic(member.userId), { type: 'team' })
  })
}
