// The search of the command palette. Each kind is found only with the right to read it.
import type { SignedInCaller } from '#server/caller.ts'
import { foundBy, readBookingsOf } from '#server/features/admin-bookings/service.ts'
import { findIds, listByIds } from '#server/features/admin-people/service.ts'
import { meaningFor, plainOf } from '#server/meaning.ts'
import { findShops } from './queries.ts'

const ofEach = 5

export async function find(caller: SignedInCaller, q: string) {
  const { db, actor } = caller
  const may = (permission: 'people.read' | 'barbers.read' | 'bookings.read') =>
    actor.permissions.has(permission)
  const meaning = meaningFor(actor, q)
  const ids = may('people.read') || may('bookings.read') ? await findIds(db, meaning) : []
  return {
    people: may('people.read') && ids.length > 0 ? await listByIds(caller, ids, ofEach) : [],
    shops: may('barbers.read') ? await findShops(db, plainOf(q), ofEach) : [],
    bookings: may('bookings.read') ? await readBookingsOf(db, foundBy(meaning, ids), ofEach) : [],
  }
}
