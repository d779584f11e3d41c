// Client functions for other features.
import { fail } from '#contract/errors.ts'
import { mayInShop } from '#contract/business/team-rights.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import { type Db } from '#server/database/db.ts'
import { type Business } from '#server/features/businesses/service.ts'
import { countClientsOf, type Days } from './list-queries.ts'
import {
  deleteClientData,
  hasBlock,
  findClient,
  findPerson,
  findRecordOf,
  insertClients,
  listHistory,
  listNotes,
  setAdded,
  type Brought,
  type Person,
} from './queries.ts'

// No commission on clients whom the barber imported or added.
export async function isOwnClient(db: Db, barberId: BarberId, person: Person) {
  const record = await findRecordOf(db, barberId, person)
  return record?.source === 'imported' || record?.source === 'added'
}

// As if the barber had added the client.
export async function markAsOwn(db: Db, barberId: BarberId, id: string) {
  await setAdded(db, barberId, id)
}

// A client whom this member may book: without access to the client list, only clients they have
// served.
export async function readPerson(db: Db, business: Business, id: string) {
  const asked = { id, servedBy: onlyServedBy(business) }
  return (await findPerson(db, business.barberId, asked)) ?? fail('NOT_FOUND')
}

// The record of a client with an account, found by the email that staff typed.
export async function findRecordByEmail(db: Db, business: Business, email: string) {
  const { barberId } = business
  const record = await findRecordOf(db, barberId, { clientId: null, email, phone: null })
  if (!record) return null
  const asked = { id: record.id, servedBy: onlyServedBy(business) }
  const person = await findPerson(db, barberId, asked)
  return person && person.userId !== null ? person.id : null
}

type Named = { name: string; source: Brought }

// Returns the record's id.
export async function addByName(db: Db, barberId: BarberId, { name, source }: Named) {
  const row = { name, email: null, phone: null, tags: [] }
  const added = await insertClients(db, [row], { barberId, source })
  return at(added, 0).id
}

export const onlyServedBy = ({ seat, userId }: Business) =>
  mayInShop(seat, 'clients') ? null : userId

const neverCame = ['expired', 'declined']

// The business's record of a booking's client; null without one.
export async function readRecordOf(
  db: Db,
  { barberId, userId, seat }: Business,
  id: string | null,
) {
  const client = id === null ? undefined : await findClient(db, barberId, id)
  if (!client) return { history: { visits: 0, noShows: 0, spentCents: 0, last: [] }, record: null }
  const { visits, noShows } = client
  const spentCents = mayInShop(seat, 'clientList') ? client.spentCents : null
  const past = await listHistory(db, client.id)
  const last = past.filter(({ status }) => !neverCame.includes(status))
  const isSeen = mayInShop(seat, 'clients')
  const notes = isSeen ? await readNotes(db, client.id, userId) : []
  return {
    history: { visits, noShows, spentCents, last },
    record: isSeen ? { ...client, notes } : null,
  }
}

export async function readNotes(db: Db, id: string, userId: string) {
  const notes = await listNotes(db, id)
  return notes.map(({ authorId, ...note }) => ({ ...note, isOwn: authorId === userId }))
}

// Clients get no message about a block.
export function isBlocked(db: Db, barberId: BarberId, person: Person) {
  return hasBlock(db, barberId, person)
}

// New and returning clients over these days.
export function countClients(db: Db, barberId: BarberId, days: Days) {
  return countClientsOf(db, barberId, days)
}

// Returns the names of the client's photos, whose files the caller deletes after the commit.
export function eraseClient(db: Db, userId: string) {
  return deleteClientData(db, userId)
}
