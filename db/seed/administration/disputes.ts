// Disputes in every state that people look at: in the inbox of the demo barber, in the demo client's list,
// and on the administrators' desk.
import { sql, type Insertable } from 'kysely'
import { hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { DisputeDecisions, DisputeEvents, Disputes } from '#server/database/tables.ts'

type Said = Pick<Insertable<DisputeEvents>, 'side' | 'event'> & {
  message?: string
  cents?: number
  hoursAgo: number
}

type Story = {
  // Whose booking it is about.
  who: 'client' | 'barber' | 'other'
  dispute: Partial<Insertable<Disputes>> & Pick<Insertable<Disputes>, 'reason' | 'state'>
  share: number
  dueInHours: number | null
  said: Said[]
  decision?: Pick<Insertable<DisputeDecisions>, 'outcome' | 'message'>
}

const stories: Story[] = [
  {
    who: 'barber',
    dispute: { reason: 'quality', state: 'barber_response' },
    share: 0.5,
    dueInHours: 51,
    said: [
      {
        side: 'client',
        event: 'opened',
        message: 'The line on the left sits higher than on the right. I had to fix it at home.',
        hoursAgo: 21,
      },
    ],
  },
  {
    who: 'client',
    dispute: { reason: 'overcharged', state: 'offered', offerMethod: 'till' },
    share: 0.4,
    dueInHours: 122,
    said: [
      {
        side: 'client',
        event: 'opened',
        message: 'I was charged for a beard trim that I did not get.',
        hoursAgo: 60,
      },
      {
        side: 'barber',
        event: 'offered',
        message: 'You are right, that was a mistake at the register. Sorry about that!',
        hoursAgo: 46,
      },
    ],
  },
  {
    who: 'other',
    dispute: { reason: 'quality', state: 'escalated' },
    share: 1,
    dueInHours: 30,
    said: [
      {
        side: 'client',
        event: 'opened',
        message: 'The fade is uneven on the left side, and I was told to come back next month.',
        hoursAgo: 130,
      },
      {
        side: 'barber',
        event: 'contested',
        message: 'He saw it in the mirror and said he liked it. I offered to touch it up for free.',
        hoursAgo: 110,
      },
      { side: 'client', event: 'escalated', hoursAgo: 90 },
    ],
  },
  {
    who: 'other',
    dispute: { reason: 'conduct', state: 'escalated' },
    share: 0,
    dueInHours: 80,
    said: [
      {
        side: 'client',
        event: 'opened',
        message: 'He kept making remarks about my looks after I asked him to stop.',
        hoursAgo: 40,
      },
    ],
  },
  {
    who: 'client',
    dispute: {
      reason: 'other',
      state: 'closed',
      outcome: 'decided',
      decidedBy: personId(admin.email),
    },
    share: 0.5,
    dueInHours: null,
    said: [
      {
        side: 'client',
        event: 'opened',
        message: 'I waited 50 minutes although I was on time.',
        hoursAgo: 600,
      },
      { side: 'system', event: 'unanswered', hoursAgo: 528 },
      {
        side: 'admin',
        event: 'decided',
        message:
          'The shop confirmed the delay late. A wait is not a bad cut, so nothing goes back.',
        hoursAgo: 480,
      },
    ],
    decision: {
      outcome: 'nothing',
      message: 'The shop confirmed the delay late. A wait is not a bad cut, so nothing goes back.',
    },
  },
]

const whose = {
  client: sql<boolean>`c.email = 'client@kempt.example' AND o.email NOT LIKE '%@kempt.example'`,
  barber: sql<boolean>`o.email = 'barber@kempt.example' AND c.email NOT LIKE '%@kempt.example'`,
  other: sql<boolean>`NOT concat_ws(' ', c.email, o.email) LIKE '%@kempt.example%'`,
}

export async function writeDisputes(db: Db, clock: Clock) {
  const used: string[] = []
  for (const [index, story] of stories.entries()) {
    // Clients dispute what is over.
    const hours = (story.said[0]?.hoursAgo ?? 24) + 2
    const booking = await findBooking(db, story.who, {
      used,
      before: clock.nowMs - hours * hourMs,
    })
    if (!booking) continue
    used.push(booking.id)
    await write(db, clock, { story, booking, id: idOf('dispute', String(index)) })
  }
  await writeContested(db)
}

// Barbers disagree that a booking did not take place, or are silent about it.
async function writeContested(db: Db) {
  await sql`
    WITH made AS (
      INSERT INTO disputes (booking_id, reason, opened_by, asked_cents, state, due_at,
        is_uncontested, created_at)
      SELECT k.id, 'no_service', k.client_id, k.total_cents + k.credit_cents, 'escalated',
        r.created_at + interval '7 days', k.dispute_status = 'unanswered', r.created_at
      FROM problem_reports AS r JOIN bookings AS k ON k.id = r.booking_id
      WHERE r.state = 'open' AND k.dispute_status IN ('contested', 'unanswered')
      RETURNING id, booking_id, opened_by, asked_cents, is_uncontested, created_at
    )
    INSERT INTO dispute_events (dispute_id, side, actor_id, event, message, cents, at)
    SELECT id, 'client', opened_by, 'opened', '', asked_cents, created_at FROM made
    UNION ALL
    SELECT m.id, CASE WHEN is_uncontested THEN 'system' ELSE 'barber' END, NULL,
      CASE WHEN is_uncontested THEN 'unanswered' ELSE 'contested' END,
      coalesce(k.flag_answer, ''), NULL, m.created_at + interval '6 hours'
    FROM made AS m JOIN bookings AS k ON k.id = m.booking_id`.execute(db)
}

type Free = { used: string[]; before: number }

function findBooking(db: Db, who: Story['who'], { used, before }: Free) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('users as c', 'c.id', 'k.clientId')
    .innerJoin('users as o', (join) => join.on(sql<boolean>`o.id = k.barber_id`))
    .select(['k.id', 'k.clientId', 'k.barberId', 'k.totalCents'])
    .where('k.status', '=', 'completed')
    .where('k.disputeStatus', 'is', null)
    .where('k.totalCents', '>', 0)
    .where('k.endsAt', '<', iso(before))
    .where(whose[who])
    .where(sql<boolean>`NOT k.id = ANY (${used}::uuid[])`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM problem_reports AS r WHERE r.booking_id = k.id)`)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM payments AS p WHERE p.booking_id = k.id)`)
    .orderBy('k.startsAt', 'desc')
    .orderBy('k.id')
    .limit(1)
    .executeTakeFirst()
}

type Written = {
  story: Story
  id: string
  booking: { id: string; clientId: string | null; barberId: string; totalCents: number }
}

async function write(db: Db, { nowMs }: Clock, { story, booking, id }: Written) {
  const { dispute, share, dueInHours, said, decision } = story
  const askedCents = Math.round((booking.totalCents * share) / 100) * 100
  const [first] = said
  const last = said.at(-1)
  const isOver = dispute.state === 'closed'
  await insertRows(db, 'disputes', [
    {
      ...dispute,
      id,
      bookingId: booking.id,
      openedBy: booking.clientId,
      askedCents,
      dueAt: dueInHours === null ? null : iso(nowMs + dueInHours * hourMs),
      ...(dispute.offerMethod && { offerCents: askedCents }),
      ...(isOver && { closedAt: iso(nowMs - ((last?.hoursAgo ?? 0) - 168) * hourMs) }),
      createdAt: iso(nowMs - (first?.hoursAgo ?? 0) * hourMs),
    },
  ])
  for (const { hoursAgo, message = '', ...each } of said) {
    const actorId =
      each.side === 'client'
        ? booking.clientId
        : each.side === 'barber'
          ? booking.barberId
          : each.side === 'admin'
            ? personId(admin.email)
            : null
    const isMoney = each.event === 'opened' || each.event === 'offered'
    const cents = isMoney ? askedCents : null
    const at = iso(nowMs - hoursAgo * hourMs)
    await insertRows(db, 'disputeEvents', [{ disputeId: id, actorId, message, cents, at, ...each }])
  }
  if (decision)
    await insertRows(db, 'disputeDecisions', [
      {
        id: idOf('decision', id),
        disputeId: id,
        round: 1,
        amountCents: 0,
        barberCents: 0,
        isWarning: false,
        state: 'done',
        askedBy: personId(admin.email),
        createdAt: iso(nowMs - (last?.hoursAgo ?? 0) * hourMs),
        ...decision,
      },
    ])
}
