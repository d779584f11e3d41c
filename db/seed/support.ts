// Requests to support: some wait, some were answered and rated, with a note and saved answers.
import type { TicketPriority, TicketState } from '#contract/accounts/ticket-words.ts'
import type { TicketType } from '#contract/accounts/support.ts'
import type { Db } from '#server/database/db.ts'
import { clients, demoClient } from './clients.ts'
import { dayMs, hourMs, iso, type Clock } from './clock.ts'
import { personId, supporter } from './people.ts'
import { idOf } from './random.ts'
import { insertRows } from './rows.ts'

type Said = { body: string; at: number; isOurs?: boolean }
type Ticket = {
  email: string
  language?: 'en' | 'es'
  type: TicketType
  priority: TicketPriority
  state: TicketState
  said: Said[]
  dueAt?: number
  csat?: number
  csatNote?: string
}

const minuteMs = 60_000
const supportScope = '00000000-0000-0000-0000-000000000000'
const emailAt = (index: number) => clients[index]?.email ?? ''

export async function writeSupport(db: Db, { nowMs }: Clock) {
  const tickets = [...waitingTickets(nowMs), ...answeredTickets(nowMs), ...ratedTickets(nowMs)]
  for (const ticket of tickets) await writeTicket(db, ticket)
  const [charged] = tickets
  if (charged)
    await insertRows(db, 'supportNotes', [
      {
        ticketId: ticketId(charged),
        authorId: personId(supporter.email),
        afterSeq: 1,
        body: 'The shop marked it paid in cash at 3:12 PM. Looks like a hold, not a charge.',
        createdAt: iso(nowMs - 20 * minuteMs),
      },
    ])
  await writeMacros(db)
}

function waitingTickets(nowMs: number): Ticket[] {
  return [
    {
      email: emailAt(3),
      type: 'payment',
      priority: 'urgent',
      state: 'new',
      dueAt: nowMs + 18 * minuteMs,
      said: [
        {
          body: 'I was charged twice for one tip\nThe tip shows twice on my receipt from Saturday. Could you take a look, please?',
          at: nowMs - 42 * minuteMs,
        },
      ],
    },
    {
      email: emailAt(5),
      language: 'es',
      type: 'account',
      priority: 'normal',
      state: 'new',
      dueAt: nowMs + 3 * hourMs,
      said: [
        { body: 'Quiero cambiar mi correo\nYa no uso el de mi trabajo.', at: nowMs - 5 * hourMs },
      ],
    },
    {
      email: emailAt(7),
      type: 'general',
      priority: 'low',
      state: 'open',
      dueAt: nowMs + 20 * hourMs,
      said: [
        { body: 'Do you have gift cards?', at: nowMs - 9 * hourMs },
        { body: 'Not yet, but we hear you.', at: nowMs - 8 * hourMs, isOurs: true },
        { body: 'Would love one for my dad in December.', at: nowMs - 7 * hourMs },
      ],
    },
  ]
}

function answeredTickets(nowMs: number): Ticket[] {
  return [
    {
      email: demoClient.email,
      type: 'booking',
      priority: 'normal',
      state: 'pending_user',
      said: [
        {
          body: 'Can my son come along?\nHe is seven and wants the same cut as me.',
          at: nowMs - 26 * hourMs,
        },
        {
          body: 'Of course! Add a kids cut to your appointment, or tell the shop when you get there. Does the same time work for both?',
          at: nowMs - 25 * hourMs,
          isOurs: true,
        },
      ],
    },
    {
      email: demoClient.email,
      type: 'account',
      priority: 'low',
      state: 'solved',
      csat: 5,
      csatNote: 'Fast and friendly.',
      said: [
        { body: 'How do I get fewer texts?', at: nowMs - 3 * dayMs },
        {
          body: 'Open Settings, then Notifications. Each kind has its own switch.',
          at: nowMs - 3 * dayMs + 20 * minuteMs,
          isOurs: true,
        },
      ],
    },
  ]
}

const asked = [
  'Can I move a booking to another barber?',
  'Where do I find my receipts?',
  'My barber was late',
  'The map shows the wrong place',
  'How do I add a second phone?',
  'I forgot to use my code',
  'Is there parking at the shop?',
  'Can I book for my mother?',
]
const stars = [5, 4, 5, 5, 3, 5, 4, 5]

function ratedTickets(nowMs: number): Ticket[] {
  return asked.map((body, n) => {
    const at = nowMs - (n + 2) * dayMs - n * hourMs
    const reply = 'Thanks for asking. Here is how it works, step by step.'
    return {
      email: emailAt(9 + n),
      type: 'booking',
      priority: 'normal',
      state: n < 4 ? 'solved' : 'closed',
      csat: stars[n] ?? 5,
      said: [
        { body, at },
        { body: reply, at: at + (10 + 7 * n) * minuteMs, isOurs: true },
      ],
    }
  })
}

const subjectOf = ({ said }: Ticket) => said[0]?.body.split('\n')[0] ?? ''
const ticketId = (ticket: Ticket) => idOf('ticket', subjectOf(ticket))

async function writeTicket(db: Db, ticket: Ticket) {
  const { email, said, csat } = ticket
  const subject = subjectOf(ticket)
  const conversationId = idOf('conversation', subject)
  const [client, ours] = [idOf('requester', subject), idOf('helper', subject)]
  const first = said[0]?.at ?? 0
  const last = said.at(-1) ?? { at: first, isOurs: false }
  const reply = said.find(({ isOurs }) => isOurs)
  const waiting = last.isOurs ? undefined : said.findLast(({ isOurs }) => !isOurs)
  const isOver = ticket.state === 'solved' || ticket.state === 'closed'
  const place = { conversationId, lastAt: iso(last.at), createdAt: iso(first), hasAlerts: false }
  await insertRows(db, 'conversations', [
    {
      id: conversationId,
      kind: 'support',
      lastSeq: said.length,
      lastAt: iso(last.at),
      createdAt: iso(first),
      waitingSince: waiting ? iso(waiting.at) : null,
    },
  ])
  const heard = { heardSeq: said.length, readSeq: isOver ? said.length : 1 }
  await insertRows(db, 'participants', [
    { id: client, side: 'client', userId: personId(email), ...heard, ...place },
    ...(reply
      ? [
          {
            id: ours,
            side: 'support' as const,
            userId: personId(supporter.email),
            ...heard,
            ...place,
          },
        ]
      : []),
  ])
  await insertRows(
    db,
    'messages',
    said.map(({ body, at, isOurs }, n) => ({
      conversationId,
      scopeId: supportScope,
      seq: n + 1,
      body,
      clientId: idOf('message', `${subject} ${n}`),
      senderId: isOurs ? ours : client,
      createdAt: iso(at),
    })),
  )
  const row = {
    id: ticketId(ticket),
    userId: personId(email),
    email,
    subject,
    conversationId,
    type: ticket.type,
    priority: ticket.priority,
    state: ticket.state,
    isProved: true,
    language: ticket.language ?? 'en',
    assigneeId: reply ? personId(supporter.email) : null,
    dueAt: ticket.dueAt === undefined ? null : iso(ticket.dueAt),
    firstRepliedAt: reply ? iso(reply.at) : null,
    firstReplyMinutes: reply ? Math.round((reply.at - first) / minuteMs) : null,
    pendingAt: ticket.state === 'pending_user' ? iso(last.at) : null,
    solvedAt: isOver ? iso(last.at) : null,
    csat: csat ?? null,
    csatNote: ticket.csatNote ?? '',
    csatAt: csat === undefined ? null : iso(last.at + hourMs),
    createdAt: iso(first),
    updatedAt: iso(last.at),
  }
  await db.insertInto('supportTickets').values(row).execute()
}

type First = { ticketId: string; userId: string | null; body: string; createdAt: string }

// Of a request that another part of the demo city has made.
export async function writeFirstMessage(db: Db, { ticketId: id, userId, body, createdAt }: First) {
  const conversationId = idOf('conversation', id)
  const senderId = idOf('requester', id)
  const lastAt = createdAt
  const row = { id: conversationId, kind: 'support' as const, lastSeq: 1, waitingSince: createdAt }
  await insertRows(db, 'conversations', [{ ...row, lastAt, createdAt }])
  const place = { id: senderId, conversationId, side: 'client' as const, userId, lastAt, createdAt }
  await insertRows(db, 'participants', [{ ...place, hasAlerts: false }])
  const message = { conversationId, scopeId: supportScope, seq: 1, senderId, body, createdAt }
  await insertRows(db, 'messages', [{ ...message, clientId: idOf('message', id) }])
  const dueAt = iso(Date.parse(createdAt) + dayMs)
  await db
    .updateTable('supportTickets')
    .set({ conversationId, dueAt })
    .where('id', '=', id)
    .execute()
}

async function writeMacros(db: Db) {
  await insertRows(db, 'supportMacros', [
    {
      name: 'Hold, not a charge',
      bodyEn:
        'Hi {client_first_name}, the second line on your statement is a hold. It goes away by itself within 5 days. {agent_first_name}',
      bodyEs:
        'Hola {client_first_name}, la segunda línea de tu estado de cuenta es una retención. Desaparece sola en 5 días. {agent_first_name}',
      state: 'solved' as const,
      priority: null,
      createdBy: personId(supporter.email),
    },
    {
      name: 'We ask the shop',
      bodyEn:
        'Hi {client_first_name}, we asked {shop_name} about {booking_number} and will write back as soon as they reply. {agent_first_name}',
      bodyEs:
        'Hola {client_first_name}, preguntamos a {shop_name} por {booking_number} y te escribimos en cuanto respondan. {agent_first_name}',
      state: null,
      priority: null,
      createdBy: personId(supporter.email),
    },
  ])
}
