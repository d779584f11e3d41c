// Who hears of a request: the people at the desk, and the one who made it.
import type { TicketType } from '#contract/accounts/support.ts'
import type { Text } from '#contract/language.ts'
import { rolesWith } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { notify, notifyAdmins } from '#server/features/notifications/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { makeTicketLink } from './links.ts'
import { findIsClient, listDeskIds, markNoticesRead } from './notices-queries.ts'
import type { TicketRow } from './queries.ts'

type New = { id: string; ticketNumber: string; type: TicketType; subject: string }

// Those who see only payments hear of payments.
const rightFor = (type: TicketType) => (type === 'payment' ? 'support.read' : 'support.write')

export async function tellDeskOfNew(db: Db, { id, ticketNumber: number, type, subject }: New) {
  await notifyAdmins(db, rightFor(type), {
    event: 'support',
    type: 'support_ticket',
    title: { en: 'New support ticket {number}', es: 'Nuevo ticket de soporte {number}' },
    message: { en: '{subject}', es: '{subject}' },
    params: { number, subject },
    actionUrl: `/admin/support?ticket=${id}`,
    data: { ticketNumber: number, ticketId: id },
  })
  await refreshDesk(db, { id, type })
}

// The screens of the desk fetch what changed.
export async function refreshDesk(db: Db, { id, type }: Pick<New, 'id' | 'type'>) {
  const event = { type: 'support', id }
  for (const { userId } of await listDeskIds(db, rolesWith(rightFor(type))))
    await publish(db, userTopic(userId), event)
}

type Look = { userId: string; name: string; isWriting: boolean }

export async function tellLook(db: Db, { id, type }: Pick<New, 'id' | 'type'>, look: Look) {
  for (const { userId } of await listDeskIds(db, rolesWith(rightFor(type))))
    if (userId !== look.userId) await publish(db, userTopic(userId), { type: 'look', id, ...look })
}

export async function tellAssignee(db: Db, ticket: TicketRow, subject: string) {
  if (ticket.assigneeId === null) return
  await notify(db, {
    userId: ticket.assigneeId,
    event: 'support',
    type: 'support_ticket',
    title: { en: '{number}: new message', es: '{number}: mensaje nuevo' },
    message: { en: '{subject}', es: '{subject}' },
    params: { number: ticket.ticketNumber, subject },
    actionUrl: `/admin/support?ticket=${ticket.id}`,
    data: { ticketNumber: ticket.ticketNumber, ticketId: ticket.id },
  })
}

const texts = {
  replied: {
    title: { en: 'Support replied to you', es: 'Soporte te respondió' },
    message: { en: '{agent}: {body}', es: '{agent}: {body}' },
  },
  nudged: {
    title: { en: 'Did that help?', es: '¿Te ayudó?' },
    message: {
      en: "We haven't heard from you about {number}. Write back if you still need us; otherwise we'll close it in a few days.",
      es: 'No hemos sabido de ti sobre {number}. Escríbenos si aún nos necesitas; si no, la cerramos en unos días.',
    },
  },
  solved: {
    title: { en: '{number} is solved', es: '{number} está resuelta' },
    message: {
      en: 'Write back within 7 days if something is still open, and tell us how we did.',
      es: 'Escríbenos en los próximos 7 días si queda algo pendiente, y cuéntanos qué tal lo hicimos.',
    },
  },
} satisfies Record<string, { title: Text; message: Text }>

type Said = { what: keyof typeof texts; agent?: string; body?: string; isMailed?: boolean }

const longestQuote = 300

// An account hears in the app and by mail, a guest by mail with a link.
export async function tellRequester(db: Db, ticket: TicketRow, said: Said) {
  const { what, agent = '', body = '', isMailed = true } = said
  const quote = body.length > longestQuote ? `${body.slice(0, longestQuote)}…` : body
  const params = { number: ticket.ticketNumber, agent, body: quote }
  if (ticket.userId !== null)
    return notify(db, {
      userId: ticket.userId,
      event: 'support',
      type: 'support_ticket',
      ...texts[what],
      params,
      actionUrl: await pathFor(db, ticket),
      data: { ticketNumber: ticket.ticketNumber, ticketId: ticket.id },
      isMailed,
    })
  if (!isMailed) return
  const path = await makeTicketLink(db, ticket.id)
  const data = { ...params, what, path }
  const { email: to, language } = ticket
  await queueMail(db, { kind: 'ticket-answer', to, language, data })
}

// Clients have a tab for it; the page of the form shows it to everyone.
async function pathFor(db: Db, { id, userId }: TicketRow): Promise<`/${string}`> {
  const isClient = await findIsClient(db, userId)
  return isClient ? `/client/dashboard?tab=support&ticket=${id}` : `/contact-support?ticket=${id}`
}

// What has been read in the request needs no bell anymore.
export async function settleNotices(db: Db, userId: string, ticketId: string) {
  for (const { id } of await markNoticesRead(db, userId, ticketId))
    await publish(db, userTopic(userId), { type: 'notification-read', id })
}
