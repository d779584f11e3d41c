// Imports a barber's client list. Known clients are completed, never duplicated; importing the same
// list again changes nothing.
import {
  readClient,
  type ClientImport,
  type ImportReport,
  type ListedClient,
} from '#contract/business/client-import.ts'
import { mostTags } from '#contract/business/clients.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, tellStaff } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { plain } from './list-queries.ts'
import {
  insertClients,
  insertNotes,
  listKnown,
  listNoteTexts,
  lockList,
  updateClient,
} from './queries.ts'

const rowsAtOnce = 1000
const hour = 3600

export async function importClients(
  caller: SignedInCaller,
  asked: ClientImport,
): Promise<ImportReport> {
  const { db, actor } = caller
  const { barberId } = await businessOf(caller, asked.place, 'clientList')
  await limit(db, [{ key: `client-import:user:${actor.id}`, points: 60, seconds: hour }])

  const listed: ListedClient[] = []
  const errors: ImportReport['errors'] = []
  for (const { line, ...raw } of asked.rows) {
    const read = readClient(raw)
    if (typeof read === 'string') errors.push({ line, problem: read })
    else listed.push(read)
  }
  return inTransaction(db, async (db) => {
    await lockList(db, barberId)
    const plan = planFor(await readKnown(db, barberId), listed)
    if (!asked.isTrial) await carryOut(db, plan, { barberId, authorId: actor.id })
    const { size: added } = plan.added
    return { added, merged: plan.merged, unchanged: listed.length - added - plan.merged, errors }
  })
}

// A client record as it will be saved.
type Entry = {
  // Empty for a new client.
  id: string
  hasAccount: boolean
  name: string
  plainName: string
  email: string | null
  phone: string | null
  tags: string[]
  notes: string[]
  newNotes: string[]
}

async function readKnown(db: Db, barberId: BarberId): Promise<Entry[]> {
  const notes = Map.groupBy(await listNoteTexts(db, barberId), ({ clientId }) => clientId)
  return (await listKnown(db, barberId)).map(({ userId, ...known }) => ({
    ...known,
    name: '',
    hasAccount: userId !== null,
    notes: (notes.get(known.id) ?? []).map(({ body }) => body),
    newNotes: [],
  }))
}

type Plan = { added: Set<Entry>; changed: Set<Entry>; merged: number }

function planFor(known: Entry[], listed: ListedClient[]): Plan {
  const book = createBook(known)
  const plan: Plan = { added: new Set(), changed: new Set(), merged: 0 }
  for (const client of listed) {
    const match = book.find(client)
    const entry = match ?? newEntry(client)
    if (!match) plan.added.add(entry)
    else if (fillIn(match, client)) {
      plan.merged++
      if (match.id !== '') plan.changed.add(match)
    }
    book.note(entry)
  }
  return plan
}

function newEntry({ note, ...client }: ListedClient): Entry {
  const notes = note === '' ? [] : [note]
  const plainName = plain(client.name)
  return { ...client, id: '', hasAccount: false, plainName, notes, newNotes: notes }
}

// The same rules as the database's find_client; clients without email and phone are matched by
// name.
function createBook(entries: Entry[]) {
  const byEmail = new Map<string, Entry>()
  const byPhone = new Map<string, Entry[]>()
  const byName = new Map<string, Entry>()

  function note(entry: Entry) {
    const { email, phone, plainName } = entry
    if (email !== null) byEmail.set(email, entry)
    if (email === null && phone === null) byName.set(plainName, entry)
    if (phone === null) return
    const those = byPhone.get(phone) ?? []
    if (!those.includes(entry)) byPhone.set(phone, [...those, entry])
  }

  entries.forEach(note)
  return {
    note,
    find({ email, phone, name }: ListedClient) {
      if (email === null && phone === null) return byName.get(plain(name))
      const byAddress = email === null ? undefined : byEmail.get(email)
      const those = phone === null ? [] : (byPhone.get(phone) ?? [])
      return byAddress ?? those.find((entry) => email === null || entry.email === null)
    },
  }
}

// True when the line added something.
function fillIn(entry: Entry, { email, phone, tags, note }: ListedClient) {
  const all = [...new Set([...entry.tags, ...tags])].slice(0, mostTags)
  const isNewNote = note !== '' && !entry.notes.includes(note)
  const hasMore =
    (entry.email === null && email !== null && !entry.hasAccount) ||
    (entry.phone === null && phone !== null) ||
    all.length > entry.tags.length ||
    isNewNote
  if (!hasMore) return false
  if (!entry.hasAccount) entry.email ??= email
  entry.phone ??= phone
  entry.tags = all
  if (isNewNote) {
    entry.notes = [...entry.notes, note]
    entry.newNotes = [...entry.newNotes, note]
  }
  return true
}

type Importing = { barberId: BarberId; authorId: string }

async function carryOut(db: Db, { added, changed }: Plan, { barberId, authorId }: Importing) {
  for (const some of inChunks([...added])) {
    const rows = some.map(({ name, email, phone, tags }) => ({ name, email, phone, tags }))
    const ids = await insertClients(db, rows, { barberId, source: 'imported' })
    for (const [index, { id }] of ids.entries()) at(some, index).id = id
  }
  for (const { id, email, phone, tags } of changed)
    await updateClient(db, id, { email, phone, tags })
  const notes = [...added, ...changed].flatMap(({ id, newNotes }) =>
    newNotes.map((body) => ({ clientId: id, authorId, body })),
  )
  for (const some of inChunks(notes)) await insertNotes(db, some)
  if (added.size + changed.size > 0) await tellStaff(db, barberId, 'client')
}

function inChunks<T>(list: T[]) {
  return Array.from({ length: Math.ceil(list.length / rowsAtOnce) }, (_, index) =>
    list.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce),
  )
}
