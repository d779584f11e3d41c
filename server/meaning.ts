// What an administrator typed to find a person or a booking.
import type { Actor } from '#contract/access.ts'

export type Meaning = { kind: 'number' | 'email' | 'phone' | 'name'; text: string }

export function meaningOf(typed: string): Meaning {
  const text = typed.trim().toLowerCase()
  const digits = text.replaceAll(/\D/g, '')
  if (/^k-?\d+$/.test(text)) return { kind: 'number', text: `K-${digits}` }
  if (text.includes('@')) return { kind: 'email', text }
  if (digits.length >= 4 && /^[\d\s()+.-]+$/.test(text)) return { kind: 'phone', text: digits }
  return { kind: 'name', text: plainOf(text) }
}

// As the columns plain_name and plain_shop_name: without accents and capitals.
export function plainOf(text: string) {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
}

// The same for an administrator: who does not see contacts finds nobody by them, or could guess them
// digit by digit.
export function meaningFor({ permissions }: Pick<Actor, 'permissions'>, typed: string): Meaning {
  const meaning = meaningOf(typed)
  const isContact = meaning.kind === 'email' || meaning.kind === 'phone'
  return isContact && !permissions.has('people.contacts') ? { ...meaning, kind: 'name' } : meaning
}

// An email, or digits enough for a phone number, anywhere in a text.
export function hasContact(text: string) {
  const { kind } = meaningOf(text)
  return kind === 'email' || kind === 'phone' || /(?:\d[\s().-]*){7}/.test(text)
}

// For LIKE: the typed text somewhere in the column, its own % and _ as letters.
export function containing(text: string) {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
}

// For LIKE: an email by its beginning, which its index finds at once, or by its domain.
export function emailPattern(text: string) {
  return text.startsWith('@') ? containing(text) : containing(text).slice(1)
}
