// The search of the command palette. Each kind is found only with the right to read it.
import type { SignedInCaller } from '#server/caller.ts'
import { readBookings } from '#server/features/admin-bookings/service.ts'
import { listFound } from '#server/features/admin-people/service.ts'
import { meaningOf } from '#server/meaning.ts'
import { findShops } from './queries.ts'

const ofEach = 5

export async function find(caller: SignedInCaller, q: string) {
  const { db, actor } = caller
  const may = (permission: 'people.read' | 'barbers.read' | 'bookings.read') =>
    actor.permissions.has(permission)
  const { kind } = meaningOf(q)
  return {
    people: may('people.read') && kind !== 'number' ? await listFound(caller, { q }, ofEach) : [],
    shops: may('barbers.read') ? await findShops(db, q.toLowerCase(), ofEach) : [],
    bookings: may('bookings.read')
      ? await readBookings(caller, { q, order: 'newest' }, ofEach)
      : [],
  }
}
