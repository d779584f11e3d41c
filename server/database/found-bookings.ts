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

// In lists of what is about bookings, a business is searched for as well.
export type Sought = { found: Found; shop: string | undefined }

// An array, so that PostgreSQL looks up what is about these bookings, and does not read a whole list in
// its order until it has met them.
export function isSought(bookingId: RawBuilder<unknown>, { found, shop }: Sought) {
  const parts = conditionsOf(found, shop).map(
    (condition) => sql`SELECT id FROM bookings WHERE ${condition}`,
  )
  return sql<boolean>`${bookingId} = ANY (ARRAY(${sql.join(parts, sql` UNION ALL `)}))`
}

function conditionsOf(found: Found, shop: string | undefined) {
  if (found.kind === 'number') return [sql`booking_number = ${found.number}`]
  const { ids, guest, number } = found.people
  const conditions = [sql`client_id = ANY (${ids}::uuid[])`, isGuest(guest)]
  if (number !== null) conditions.push(sql`booking_number = ${number}`)
  if (shop !== undefined)
    conditions.push(sql`barber_id = ANY (ARRAY(
      SELECT user_id FROM barber_profiles WHERE ${named(sql`plain_shop_name`, shop)}))`)
  return conditions
}
