import type { Actor } from '#contract/access.ts'
import type { Caller } from '#server/caller.ts'
import type { Json, JsonObject, JsonValue } from '#server/database/tables.ts'
import type { AuditQuery } from '#contract/admin/audit.ts'
import { rivalsOf } from '#contract/admin/lists/undo.ts'
import { pageLimit, totalOf } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import {
  countAudit,
  countDeeds,
  findFilters,
  findLastDeed,
  hasLooked,
  insertAudit,
  listAudit,
  mostFound,
} from './queries.ts'
import { listNamesOf, listSubjects } from './names-queries.ts'
import { redact } from './redact.ts'
import { listStanding } from './undo-queries.ts'

type Look = { action: string; entity: string; entityId: string }

// `after` says what is different now; a row without it would only say that something happened.
type Deed = Look & { reason: string; before?: JsonObject; after: JsonObject }

export type Witnessed = Pick<Caller, 'db'> & {
  actor: Pick<Actor, 'id'> | null
  request: Pick<Caller['request'], 'network'>
}

// Runs in the caller's transaction, so no change commits without its audit row. Without an actor,
// the command line made the change.
export async function writeDown({ db, actor, request }: Witnessed, deed: Deed) {
  const { before, after, ...rest } = deed
  await insertAudit(db, {
    ...rest,
    actorId: actor?.id ?? null,
    ip: request.network,
    before: before && JSON.stringify(redact(before)),
    after: JSON.stringify(redact(after)),
  })
}

// An administrator looks at something private. Looking again within the hour leaves no second row.
export async function writeDownLook({ db, actor, request }: Witnessed, look: Look) {
  if (actor && (await hasLooked(db, { ...look, actorId: actor.id }))) return false
  const by = { actorId: actor?.id ?? null, ip: request.network }
  await insertAudit(db, { ...look, ...by, reason: '' })
  return true
}

type SeesContacts = Witnessed & { actor: Pick<Actor, 'id' | 'permissions'> }

const hourMs = 3_600_000
// When this server wrote down a look at a list, so that not every page asks the trail.
const lookedAt = new Map<string, number>()

// A page of a list says how others can be reached. Which of them is not kept, or a day's work would bury
// the decisions; opening one person is.
export async function writeDownContacts(caller: SeesContacts, list: string, rows: number) {
  const { id, permissions } = caller.actor
  if (rows === 0 || !permissions.has('people.contacts')) return
  const key = `${id} ${list}`
  if (Date.now() - (lookedAt.get(key) ?? 0) < hourMs) return
  const look = { action: 'see-contacts', entity: 'list', entityId: list }
  if (await writeDownLook(caller, look)) lookedAt.set(key, Date.now())
}

// How often this was done to one entity within the last hour, by all administrators together.
export function countLately(db: Db, deed: Pick<Deed, 'action' | 'entityId'>) {
  return countDeeds(db, deed)
}

// When this was last done to one entity, by anyone.
export function readLastDeed(db: Db, deed: Pick<Deed, 'action' | 'entityId'>) {
  return findLastDeed(db, deed)
}

export async function readAudit(db: Db, asked: AuditQuery) {
  const found = await readEntries(db, asked, pageLimit)
  const shown = found.slice(0, pageLimit - 1)
  const undoOf = await readUndo(db, shown)
  const rows = (await withNames(db, shown)).map((row) => ({ ...row, undo: undoOf(row.id) }))
  const counted = found[0]?.total
  return {
    rows,
    next: found.length > rows.length ? String(rows.at(-1)?.id) : null,
    total: counted ? totalOf(counted, mostFound) : await countAudit(db, asked),
    ...(await findFilters(db)),
  }
}

export async function readEntries(db: Db, asked: AuditQuery, limit: number) {
  const rows = await listAudit(db, asked, limit)
  const subjectOf = await listSubjects(db, rows)
  return rows.map(({ actorId, actorName, ...row }) => ({
    ...row,
    ...subjectOf(row),
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    before: valuesOf(row.before),
    after: valuesOf(row.after),
  }))
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

// What was before, of the entries that their opposite can still take back.
async function readUndo(db: Db, rows: readonly Entry[]) {
  const deeds = rows.flatMap((row) => {
    const rivals = rivalsOf(row)
    return rivals ? [{ id: row.id, rivals }] : []
  })
  const standing = new Set(await listStanding(db, deeds))
  const nothing: JsonObject = {}
  const before = new Map(rows.map((row) => [row.id, row.before ?? nothing]))
  return (id: number) => (standing.has(id) ? (before.get(id) ?? null) : null)
}

export async function readNamedEntries(db: Db, asked: AuditQuery, limit: number) {
  return withNames(db, await readEntries(db, asked, limit))
}

// With names in place of ids.
async function withNames(db: Db, rows: readonly Entry[]) {
  const values = rows.flatMap(({ before, after }) => [before, after])
  const names = await listNamesOf(db, [...new Set(values.flatMap(idsIn))])
  return rows.map((row) => ({
    ...row,
    before: row.before && named(row.before, names),
    after: row.after && named(row.after, names),
  }))
}

const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function idsIn(value: JsonValue | undefined): string[] {
  if (typeof value === 'string') return idPattern.test(value) ? [value] : []
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(idsIn)
}

function named(values: JsonObject, names: ReadonlyMap<string, string>): JsonObject {
  const nameOf = (value: JsonValue | undefined): JsonValue => {
    if (typeof value === 'string') return idPattern.test(value) ? (names.get(value) ?? null) : value
    if (Array.isArray(value)) return value.map(nameOf).filter((each) => each !== null)
    return value !== null && typeof value === 'object' ? named(value, names) : (value ?? null)
  }
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, nameOf(value)]))
}

function valuesOf(json: Json | null) {
  return json !== null && typeof json === 'object' && !Array.isArray(json) ? json : null
}
