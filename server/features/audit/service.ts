import type { Actor } from '#contract/access.ts'
import type { Db } from '#server/db.ts'
import type { JsonObject } from '#server/tables.ts'
import type { Visit } from '#server/visit.ts'
import { insertAudit } from './queries.ts'

type Deed = {
  action: string
  entity: string
  entityId: string
  reason: string
  before?: JsonObject
  after?: JsonObject
}

// In the transaction of the deed: what is not written down has not happened. Without an actor it was
// done at the machine itself.
export async function writeDown(db: Db, actor: Actor | null, visit: Visit, deed: Deed) {
  const { before, after, ...rest } = deed
  await insertAudit(db, {
    ...rest,
    actorId: actor?.id ?? null,
    ip: visit.network,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}
