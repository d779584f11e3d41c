// Fields that several forms share, with the sentences people read under them.
import * as z from 'zod'
import { mostCents, mostVersion, passwordMaxLength, passwordMinLength } from './limits.ts'
import { hasWebAddress } from './web-address.ts'

// A NUL, or half a character: no database keeps it. The server asks this of every text in every
// input, so that no field has to.
export const isUsable = (text: string) => !/\0|\p{Surrogate}/u.test(text)
export const unusable = "This has a character we can't save. Please retype it."

export const email = z
  .string()
  .trim()
  .max(255, 'Email must be less than 255 characters')
  .pipe(z.email('Invalid email address'))
  .transform((text) => text.toLowerCase())

// For names and titles, which reach the mailboxes of strangers: .refine(...noWebAddress).
export const noWebAddress = [
  (text: string) => !hasWebAddress(text),
  'Please leave out web addresses',
] as const

// For the same texts: something to read, and nothing that breaks the line or turns it around.
const unreadable = /(?!\0)[\p{Cc}\u202A-\u202E\u2066-\u2069]/u
export const readable = [
  (text: string) => text === '' || (/[\p{L}\p{N}]/u.test(text) && !unreadable.test(text)),
  'Please use letters or numbers',
] as const

export const personName = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be less than 100 characters')
  .refine(...readable)
  .refine(...noWebAddress)

export const newPassword = z
  .string()
  .min(passwordMinLength, 'Password must be at least 8 characters')
  .max(passwordMaxLength, 'Password must be less than 256 characters')

// What opens an account that exists: any length its owner may once have chosen.
export const givenPassword = z
  .string()
  .min(1, 'Password is required')
  .max(passwordMaxLength, 'Password must be less than 256 characters')

const e164 = /^\+?[1-9]\d{1,14}$/

// (713) 555-0100 is what people type and +17135550100 what is kept.
export const phone = z
  .string()
  .trim()
  .max(64, 'Please enter a valid phone number')
  .refine((text) => countDigits(text) >= 10, 'Phone number must be at least 10 digits')
  .transform(normalisePhone)
  .refine((text) => e164.test(text), 'Please enter a valid phone number')

export const sixDigits = z
  .string()
  .max(20, 'Please enter a valid 6-digit verification code')
  .trim()
  .regex(/^\d{6}$/, 'Please enter a valid 6-digit verification code')

// What the second field of a new password holds: the first one says what is allowed.
export const repeatedPassword = z.string().max(1000)

// Before Kempt, or after everybody alive: a slip of the keyboard, or somebody who tries things out.
const firstDay = '2000-01-01'
const lastDay = '2100-12-31'
const isInReach = (text: string) => text >= firstDay && text.slice(0, 10) <= lastDay

export const day = (message = 'Choose a day') => z.iso.date(message).refine(isInReach, message)

// A moment, as a browser sends it: 2026-11-16T15:00:00.000Z.
const longestMoment = '2026-11-16T15:00:00.000000000Z'.length

export const moment = (message = 'Choose a time') =>
  z.iso.datetime(message).max(longestMoment, message).refine(isInReach, message)

// On a wall clock: 15:00.
export const clockTime = (pattern: RegExp, message: string) =>
  z.string().max(5, message).regex(pattern, message)

const upTo = 'Enter an amount up to $100,000'
export const amountCents = z.int(upTo).min(0, upTo).max(mostCents, upTo)

// Counts the changes of a row, so that nobody overwrites one they have not seen.
export const version = z.int().min(0).max(mostVersion)

function countDigits(text: string) {
  return text.replace(/\D/g, '').length
}

export function normalisePhone(text: string) {
  const bare = text.replace(/[\s().-]/g, '')
  if (/^[2-9]\d{9}$/.test(bare)) return `+1${bare}`
  return /^1[2-9]\d{9}$/.test(bare) ? `+${bare}` : bare
}
