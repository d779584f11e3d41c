// Support tickets and an inquiry for administrators.
import type { Selectable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SupportTickets } from '#server/database/tables.ts'
import { clients } from './clients.ts'
import { dayMs, hourMs, iso, type Clock } from './clock.ts'
import { admin, personId } from './people.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'

type Ticket = Pick<SupportTickets, 'email' | 'type' | 'subject'> & {
  priority: Selectable<SupportTickets>['priority']
  state: Selectable<SupportTickets>['state']
  body: string
  at: number
}

export async function writeDesk(db: Db, { nowMs }: Clock) {
  const [asking, refunded] = clients.slice(3)
  const tickets: Ticket[] = [
    {
      email: asking?.email ?? '',
      type: 'payment',
      priority: 'urgent',
      state: 'new',
      subject: 'I was charged twice for one tip',
      body: 'The tip shows twice on my receipt from Saturday. Could you take a look, please?',
      at: nowMs - 3 * hourMs,
    },
    {
      email: refunded?.email ?? '',
      type: 'booking',
      priority: 'normal',
      state: 'solved',
      subject: 'Can I move a booking to another barber?',
      body: 'My barber is out next week. Do I cancel and book again, or can you move it?',
      at: nowMs - 6 * dayMs,
    },
  ]
  await insertRows(
    db,
    'supportTickets',
    tickets.map(({ email, type, priority, state, subject, at }) => ({
      id: idOf('ticket', subject),
      userId: personId(email),
      email,
      type,
      priority,
      state,
      subject,
      createdAt: iso(at),
      updatedAt: iso(at),
    })),
  )
  await insertRows(db, 'ticketMessages', [
    ...tickets.map(({ subject, email, body, at }) => ({
      ticketId: idOf('ticket', subject),
      authorId: personId(email),
      body,
      createdAt: iso(at),
    })),
    {
      ticketId: idOf('ticket', tickets[1]?.subject ?? ''),
      authorId: personId(admin.email),
      body: 'Cancel it before the deadline and book the other chair: both are free.',
      createdAt: iso(nowMs - 6 * dayMs + 2 * hourMs),
    },
  ])
  await writeInquiry(db, nowMs)
}

function writeInquiry(db: Db, nowMs: number) {
  return insertRows(db, 'businessInquiries', [
    {
      name: 'Gloria Pruitt',
      email: 'gloria.pruitt@inbox.example',
      phone: '(281) 555-0142',
      message: 'We have three chairs in Pearland and would like to be listed. Who do I talk to?',
      createdAt: iso(nowMs - 26 * hourMs),
    },
  ])
}
