// Checks that nobody rewrote the audit trail: every entry against its seal, every seal against the one
// before it, and the chain against what earlier checks saw.
import type { TrailBreak } from '#contract/admin/audit.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import {
  findHead,
  findLastCheck,
  insertCheck,
  isReplaced,
  listBroken,
  listUnsealed,
} from './check-queries.ts'

// So that no statement takes long.
const sealsAtOnce = 10_000
const mostBreaks = 20

export async function readCheck(db: Db) {
  return { last: (await findLastCheck(db)) ?? null }
}

// Tells the owners about a break once, when it is found.
export async function checkTrail(db: Db) {
  const head = await findHead(db)
  const breaks = await listBreaks(db, head.position)
  return inTransaction(db, async (db) => {
    const known = (await findLastCheck(db))?.breaks ?? []
    await insertCheck(db, head, breaks)
    const fresh = breaks.filter((each) => !known.some((one) => isSame(one, each)))
    if (fresh.length > 0) await warnOwners(db, fresh.length)
    return { last: (await findLastCheck(db)) ?? null }
  })
}

async function listBreaks(db: Db, newest: number) {
  const breaks: TrailBreak[] = (await isReplaced(db)) ? [{ entryId: null, kind: 'replaced' }] : []
  for (let after = 0; after < newest && breaks.length < mostBreaks; after += sealsAtOnce) {
    const to = Math.min(after + sealsAtOnce, newest)
    breaks.push(...(await listBroken(db, { after, to, limit: mostBreaks })))
  }
  breaks.push(...(await listUnsealed(db, mostBreaks)))
  return breaks.slice(0, mostBreaks)
}

const isSame = (one: TrailBreak, other: TrailBreak) =>
  one.entryId === other.entryId && one.kind === other.kind

// Only owners give roles, and only they can find out who had access to the database.
function warnOwners(db: Db, count: number) {
  return notifyAdmins(db, 'roles.write', {
    event: 'account',
    type: 'other',
    title: { en: 'The activity log was changed', es: 'Alteraron el registro de actividad' },
    message: {
      en: 'Breaks found: {count}. Someone with access to the database rewrote what was done.',
      es: 'Alteraciones: {count}. Alguien con acceso a la base de datos reescribió lo que se hizo.',
    },
    params: { count },
    actionUrl: '/admin/roles?view=activity',
    data: { event: 'audit_broken' },
    isMailed: true,
  })
}
