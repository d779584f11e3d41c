// What a person at the desk sees. Without the right to write, requests about payments only.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { findTicket, type TicketRow } from '#server/features/tickets/queries.ts'

export const seesAll = ({ permissions }: Pick<Actor, 'permissions'>) =>
  permissions.has('support.write')

export async function requireShown(
  { db, actor }: Pick<SignedInCaller, 'db' | 'actor'>,
  id: string,
): Promise<TicketRow> {
  const ticket = await findTicket(db, id)
  if (!ticket || !(seesAll(actor) || ticket.type === 'payment')) return fail('NOT_FOUND')
  return ticket
}
