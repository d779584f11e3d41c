// A business reads and changes the records of its clients.
import type {
  ClientBlock,
  ClientEdit,
  ClientKey,
  ClientListQuery,
  ClientPreferences,
  ClientQuery,
  ClientRecord,
  ClientTags,
  ContactForm,
  FoundClient,
  NewClient,
  NewNote,
  NoteKey,
} from '#contract/business/clients.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, seesContacts, type Place } from '#contract/business/team-rights.ts'
import { at } from '#contract/lists.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { businessOf, tellStaff } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { dropPrivate } from '#server/features/media/service.ts'
import { countClients, listClients, listTags } from './list-queries.ts'
import {
  deleteClient,
  deleteNote,
  findClient,
  findRecordOf,
  insertClients,
  insertNotes,
  listHistory,
  listPhotos,
  lockClient,
  lockList,
  updateClient,
} from './queries.ts'
import { onlyServedBy, readNotes } from './service.ts'

const pageSize = 25
const mostFound = 8
const fewestLetters = 3
const findsAnHour = { withList: 600, without: 120 }
const mostExported = 10_000
const hour = 3600

export async function readClients(caller: SignedInCaller, asked: ClientListQuery) {
  const { db } = caller
  const { barberId } = await businessOf(caller, asked.place, 'clientList')
  const { q, filter, tag, sort, page } = asked
  const wanted = { q, filter, tag, seesContacts: true }
  const [found, counts, tags] = await Promise.all([
    listClients(db, barberId, wanted, { sort, limit: pageSize, offset: (page - 1) * pageSize }),
    countClients(db, barberId),
    listTags(db, barberId),
  ])
  return {
    clients: found.clients,
    total: found.total,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
    counts,
    tags,
  }
}

export async function findClients(
  caller: SignedInCaller,
  { place, q }: ClientQuery,
): Promise<FoundClient[]> {
  const { db, actor } = caller
  const business = await businessOf(caller, place)
  const { barberId, seat } = business
  // Short or many queries would reveal the whole list.
  const seesList = mayInShop(seat, 'clientList')
  if (q.length < fewestLetters && !seesList) return []
  const points = seesList ? findsAnHour.withList : findsAnHour.without
  await limit(db, [{ key: `clients-find:user:${actor.id}`, points, seconds: hour }])
  const servedBy = onlyServedBy(business)
  const wanted = { q, filter: 'all', seesContacts: seesContacts(seat), servedBy } as const
  const page = { sort: '-lastBooking', limit: mostFound, offset: 0 } as const
  const { clients } = await listClients(db, barberId, wanted, page)
  return clients.map(hidden(wanted.seesContacts))
}

export async function exportClients(caller: SignedInCaller, place: Place) {
  const { db, actor } = caller
  const { barberId } = await businessOf(caller, place, 'clientList')
  await limit(db, [{ key: `clients-export:user:${actor.id}`, points: 20, seconds: hour }])
  const wanted = { q: '', filter: 'all', seesContacts: true } as const
  const page = { sort: 'name', limit: mostExported, offset: 0 } as const
  return (await listClients(db, barberId, wanted, page)).clients
}

const hidden =
  (isSeen: boolean) =>
  <Row extends { phone: string | null; email: string | null }>(row: Row): Row =>
    isSeen ? row : { ...row, phone: null, email: null }

const coming = ['pending', 'confirmed', 'checked_in']

export async function readClient(
  caller: SignedInCaller,
  { place, id }: ClientKey,
): Promise<ClientRecord> {
  const { db, actor } = caller
  const { barberId, seat } = await businessOf(caller, place, 'clients')
  const client = (await findClient(db, barberId, id)) ?? fail('NOT_FOUND')
  const [history, notes, photos] = await Promise.all([
    listHistory(db, id),
    readNotes(db, id, actor.id),
    listPhotos(db, id),
  ])
  const upcoming = history.filter(
    ({ status, startsAt }) => coming.includes(status) && Date.parse(startsAt) > Date.now(),
  )
  const isSeen = seesContacts(seat)
  return {
    ...hidden(isSeen)(client),
    spentCents: mayInShop(seat, 'clientList') ? client.spentCents : null,
    seesContacts: isSeen,
    nextBookingAt: upcoming.at(-1)?.startsAt ?? null,
    upcoming: upcoming.length,
    history,
    notes,
    photos,
  }
}

// Completes an existing record. Matches records of this business only, never accounts.
export async function addClient(caller: SignedInCaller, form: NewClient) {
  const { db, actor } = caller
  const { barberId } = await businessOf(caller, form.place, 'clients')
  await limit(db, [{ key: `client-add:user:${actor.id}`, points: 200, seconds: hour }])
  return inTransaction(db, async (db) => {
    await lockList(db, barberId)
    const contact = contactOf(form)
    const known = await findRecordOf(db, barberId, { clientId: null, ...contact })
    if (known) {
      const { email, phone } = (await lockClient(db, barberId, known.id)) ?? fail('NOT_FOUND')
      await updateClient(db, known.id, {
        email: email ?? contact.email,
        phone: phone ?? contact.phone,
      })
      return { id: known.id, isNew: false }
    }
    const row = { name: form.name, ...contact, tags: [] }
    const added = await insertClients(db, [row], { barberId, source: 'added' })
    await tellStaff(db, barberId, 'client')
    return { id: at(added, 0).id, isNew: true }
  })
}

function contactOf({ email, phone }: ContactForm) {
  return { email: email || null, phone: phone || null }
}

// Every change of a record: checks business and right, and updates open client lists.
async function change<T>(
  caller: SignedInCaller,
  { place, id }: ClientKey,
  work: (db: Db, client: NonNullable<Awaited<ReturnType<typeof lockClient>>>) => Promise<T>,
) {
  const { barberId } = await businessOf(caller, place, 'clients')
  return inTransaction(caller.db, async (db) => {
    const client = (await lockClient(db, barberId, id)) ?? fail('NOT_FOUND')
    const result = await work(db, client)
    await tellStaff(db, barberId, 'client')
    return result
  })
}

export async function editClient(caller: SignedInCaller, form: ClientEdit) {
  const { seat } = await businessOf(caller, form.place)
  if (!seesContacts(seat)) fail('NOT_FOUND')
  await change(caller, form, async (db, { userId }) => {
    if (userId !== null) fail('CLIENT_HAS_ACCOUNT')
    await updateClient(db, form.id, { name: form.name, ...contactOf(form) })
  })
}

export function setTags(caller: SignedInCaller, { tags, ...one }: ClientTags) {
  return change(caller, one, (db) => updateClient(db, one.id, { tags: [...new Set(tags)] }))
}

export function setPreferences(caller: SignedInCaller, { preferences, ...one }: ClientPreferences) {
  return change(caller, one, (db) => updateClient(db, one.id, { preferences }))
}

export function addNote(caller: SignedInCaller, { body, ...one }: NewNote) {
  return change(caller, one, (db) =>
    insertNotes(db, [{ clientId: one.id, authorId: caller.actor.id, body }]),
  )
}

export function removeNote(caller: SignedInCaller, { noteId, ...one }: NoteKey) {
  return change(caller, one, async (db) => {
    if (!(await deleteNote(db, one.id, noteId))) fail('NOT_FOUND')
  })
}

export function blockClient(caller: SignedInCaller, { reason, ...one }: ClientBlock) {
  return change(caller, one, (db, { blockedAt }) =>
    updateClient(db, one.id, {
      blockedAt: blockedAt ?? new Date().toISOString(),
      blockReason: reason,
    }),
  )
}

export function unblockClient(caller: SignedInCaller, one: ClientKey) {
  return change(caller, one, (db) => updateClient(db, one.id, { blockedAt: null, blockReason: '' }))
}

export async function removeClient(caller: SignedInCaller, one: ClientKey) {
  const files = await change(caller, one, async (db) => {
    if ((await listHistory(db, one.id)).length > 0) fail('CLIENT_HAS_VISITS')
    const photos = await listPhotos(db, one.id)
    await deleteClient(db, one.id)
    return photos.map(({ file }) => file)
  })
  await dropPrivate(files)
}
