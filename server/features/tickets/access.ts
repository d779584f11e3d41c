// Whose request it is: the account's that made it, and that of a browser which has opened the link from
// its mail. For everyone else it does not exist.
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { deviceHashOf, nameDevice } from '#server/features/guests/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { hashOf } from './links.ts'
import { findLink, findOwnTicket, insertDevice, updateTicket, type TicketRow } from './queries.ts'

export async function requireOwn(
  { db, actor, request }: Pick<Caller, 'db' | 'actor' | 'request'>,
  id: string,
): Promise<TicketRow> {
  const owner = { userId: actor?.id ?? null, deviceHash: deviceHashOf(request) }
  return (await findOwnTicket(db, id, owner)) ?? fail('NOT_FOUND')
}

const hour = 3600

export async function claimTicket({ db, request }: Caller, token: string) {
  await limit(db, [{ key: `ticket-link:net:${request.network}`, points: 120, seconds: hour }])
  const { ticketId: id } = (await findLink(db, hashOf(token))) ?? fail('NOT_FOUND')
  const device = nameDevice(request)
  await inTransaction(db, async (db) => {
    await insertDevice(db, id, device)
    await updateTicket(db, id, { isProved: true, updatedAt: undefined })
  })
  return { id }
}
