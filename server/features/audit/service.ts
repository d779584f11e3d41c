import type { Caller } from '#server/caller.ts'
import type { JsonObject } from '#server/database/tables.ts'
import { insertAudit } from './queries.ts'

type Deed = {
  action: string
  entity: string
  entityId: string
  reason: string
  before?: JsonObject
  after?: JsonObject
}

// Runs in the caller's transaction, so no change commits without its audit row. Without an actor,
// the command line made the change.
export async function writeDown({ db, actor, request }: Caller, deed: Deed) {
  const { before, after, ...rest } = deed
  await insertAudit(db, {
    ...rest,
    actorId: actor?.id ?? null,
    ip: request.network,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}
