// The search of the command palette. Each kind is found only with the right to read it.
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { fewNamed, shortestName } from '#server/database/named.ts'
import { foundBy, readBookingsOf } from '#server/features/admin-bookings/service.ts'
import { findIds, listByIds } from '#server/features/admin-people/service.ts'
import { meaningFor, plainOf, type Meaning } from '#server/meaning.ts'
import { findShops, findShopsNear } from './queries.ts'

const ofEach = fewNamed

export async function find(caller: SignedInCaller, q: string) {
  const { db, actor } = caller
  const may = (permission: 'people.read' | 'barbers.read' | 'bookings.read') =>
    actor.permissions.has(permission)
  const meaning = meaningFor(actor, q)
  const ids = may('people.read') || may('bookings.read') ? await findIds(db, meaning, ofEach) : []
  return {
    people: may('people.read') && ids.length > 0 ? await listByIds(caller, ids, ofEach) : [],
    shops: may('barbers.read') ? await shopsBy(db, meaning, plainOf(q)) : [],
    bookings: may('bookings.read') ? await readBookingsOf(db, foundBy(meaning, ids), ofEach) : [],
  }
}

// Only a name is looked for with a wrong letter: a number or an email would be like some name.
function shopsBy(db: Db, { kind }: Meaning, text: string) {
  const isName = kind === 'name' && text.length >= shortestName
  return isName ? findShopsNear(db, text, ofEach) : findShops(db, text, ofEach)
}
