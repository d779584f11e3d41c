// Bookings that an administrator searched for.
import { sql, type RawBuilder } from 'kysely'
import { containing, emailPattern } from '#server/meaning.ts'
import { named } from './named.ts'

export type Found = { kind: 'number'; number: string } | { kind: 'people'; people: People }
type People = {
  ids: string[]
  guest: { column: 'email' | 'phone' | 'name'; text: string }
  // What was typed as the number of a booking, if it can be one.
  number: string | null
}

export function isGuest({ column, text }: People['guest']) {
  const condition = {
    email: sql`guest_email LIKE ${emailPattern(text)}`,
    phone: sql`guest_phone LIKE ${containing(text)}`,
    name: named(sql`plain_text(guest_name)`, text),
  }[column]
  return sql`guest_name IS NOT NULL AND ${condition}`
}

// In lists of what is about bookings, businesses are searched for as well. `isLarge`: with many bookings.
export type FoundShops = { ids: string[]; isLarge: boolean }
export type Sought = { found: Found; shops: FoundShops | undefined }

// An array, so that PostgreSQL looks up what is about these bookings, and does not read a whole list in
// its order until it has met them. The bookings of a large business are too many for that: each row of
// the list is asked whose it is.
export function isSought(bookingId: Condition, { found, shops }: Sought) {
  if (!shops?.isLarge)
    return isAmong(bookingId, [...conditionsOf(found), ...(shops ? [isOf(shops)] : [])])
  return sql<boolean>`(${isAmong(bookingId, conditionsOf(found))}
    OR (SELECT ${isOf(shops)} FROM bookings AS sought WHERE sought.id = ${bookingId}))`
}

type Condition = RawBuilder<unknown>

const isOf = ({ ids }: FoundShops) => sql`barber_id = ANY (${ids}::uuid[])`

function isAmong(bookingId: Condition, conditions: readonly Condition[]) {
  const parts = conditions.map((condition) => sql`SELECT id FROM bookings WHERE ${condition}`)
  return sql<boolean>`${bookingId} = ANY (ARRAY(${sql.join(parts, sql` UNION ALL `)}))`
}

function conditionsOf(found: Found) {
  if (found.kind === 'number') return [sql`booking_number = ${found.number}`]
  const { ids, guest, number } = found.people
  const conditions = [sql`client_id = ANY (${ids}::uuid[])`, isGuest(guest)]
  if (number !== null) conditions.push(sql`booking_number = ${number}`)
  return conditions
}
