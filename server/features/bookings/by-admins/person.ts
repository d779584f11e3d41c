// Whom an administrator books for: an account or a guest.
import type { AdminBooking } from '#contract/admin/booking-desk.ts'
import { fail } from '#contract/errors.ts'
import { isLanguage, type Language } from '#contract/language.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { findAccount, findAccountByEmail } from './person-queries.ts'

type Asked = Pick<AdminBooking, 'clientId' | 'guest'>
export type Person = Awaited<ReturnType<typeof whoComes>>

export const contactsOf = ({ clientId, guest }: Person) => ({
  clientId,
  email: guest?.email ?? null,
  phone: guest?.phone ?? null,
})

// A guest whose email has an account gets the booking there.
export async function whoComes({ db, request }: SignedInCaller, { clientId, guest }: Asked) {
  const found = clientId !== null ? await findAccount(db, clientId) : await accountOf(db, guest)
  if (found) return { clientId: found.id, language: languageIn(found.language), guest: undefined }
  if (clientId !== null) fail('NOT_FOUND')
  if (guest === null) return fail('INVALID_INPUT', { 'guest.name': nameNeeded })
  if (guest.email === null && guest.phone === null)
    fail('INVALID_INPUT', { 'guest.email': contactNeeded })
  return { clientId: null, language: request.language, guest }
}

const nameNeeded = 'Name must be at least 2 characters'
const contactNeeded = 'Enter an email or a phone number'

async function accountOf(db: Db, guest: Asked['guest']) {
  return guest === null || guest.email === null ? undefined : findAccountByEmail(db, guest.email)
}

const languageIn = (text: string): Language => (isLanguage(text) ? text : 'en')
