import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Actor } from '#contract/access.ts'
import type { Sent } from '#contract/call.ts'
import type { tickets } from '#contract/accounts/tickets.ts'
import { browser } from '#tests/bookings.ts'
import { saveAttachment } from '#server/features/media/service.ts'
import { as, db, mailTo } from '#tests/world.ts'

type Form = Sent<typeof tickets.create>

export const formOf = (more: Partial<Form> = {}): Form => ({
  requestId: randomUUID(),
  type: 'general',
  message: 'How do I change my name?\nIt is spelled wrong.',
  ...more,
})

export async function opened(actor: Actor, more: Partial<Form> = {}) {
  return (await as(actor).tickets.create(formOf(more))).id
}

export const say = (actor: Actor | null, id: string, body: string, clientId = randomUUID()) =>
  as(actor).tickets.reply({ id, clientId, body, files: [] })

export const rowOf = (id: string) =>
  db.selectFrom('supportTickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export async function change(id: string, set: Partial<Awaited<ReturnType<typeof rowOf>>>) {
  const { wasChat: _, ...rest } = set
  await db.updateTable('supportTickets').set(rest).where('id', '=', id).execute()
}

export async function picture() {
  const bytes = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#0a5c87' },
  })
    .png()
    .toBuffer()
  return saveAttachment({ bytes, width: 40, fit: 'inside' })
}

// A guest's browser, and a request it made with the public form.
export async function openedAsGuest(email = `${randomUUID()}@example.com`) {
  const me = browser()
  const form = { email, type: 'general', message: 'I lost my umbrella', filledInMs: 9000 } as const
  const { ticketNumber } = await me.api().support.open(form)
  const { id } = await db
    .selectFrom('supportTickets')
    .select('id')
    .where('ticketNumber', '=', ticketNumber)
    .executeTakeFirstOrThrow()
  return { me, email, id, ticketNumber }
}

export async function linkIn(email: string) {
  return (await mailTo(email)).token('ticket')
}

// What an answer at the desk leaves behind.
type State = 'open' | 'pending_user' | 'solved'

export const answer = (who: Actor, id: string, state: State = 'pending_user', more = {}) =>
  as(who).supportDesk.reply({
    id,
    clientId: randomUUID(),
    body: 'We look into it',
    files: [],
    state,
    ...more,
  })

export const deedsOf = async (entityId: string) =>
  (
    await db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('entityId', '=', entityId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

export const noticesOf = ({ id }: Actor) =>
  db
    .selectFrom('notifications')
    .select(['title', 'message', 'actionUrl', 'isRead'])
    .where('userId', '=', id)
    .execute()
