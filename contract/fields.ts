// Fields that several forms share, with their error messages.
import * as z from 'zod'
import { mostCents, mostVersion, passwordMaxLength, passwordMinLength } from './limits.ts'
import { hasWebAddress } from './web-address.ts'

// False for NUL and lone surrogates, which the database cannot store. The server checks every text
// of every input, so fields need not.
export const isUsable = (text: string) => !/\0|\p{Surrogate}/u.test(text)
export const unusable = "This has a character we can't save. Please retype it."

export const email = z
  .string()
  .trim()
  .max(255, 'Email must be less than 255 characters')
  .pipe(z.email('Invalid email address'))
  .transform((text) => text.toLowerCase())

// For names and titles, which are mailed to strangers: .refine(...noWebAddress).
export const noWebAddress = [
  (text: string) => !hasWebAddress(text),
  'Please leave out web addresses',
] as const

// For the same texts: at least one letter or digit, no control or direction characters, and none that
// nobody sees, with which a name could look like another. The joiners are part of some scripts and of
// emoji, so they are refused only where they do nothing.
const unreadable =
  /(?!\0)[\p{Cc}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]|(?:^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\s])[\u200C\u200D]/u
export const readable = [
  (text: string) => text === '' || (/[\p{L}\p{N}]/u.test(text) && !unreadable.test(text)),
  'Please use letters or numbers',
] as const

// For texts of several lines, such as reasons.
export const readableText = [
  (text: string) => readable[0](text.replace(/[\t\r\n]/g, ' ')),
  readable[1],
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

// The password of an existing account: any length that was ever allowed.
export const givenPassword = z
  .string()
  .min(1, 'Password is required')
  .max(passwordMaxLength, 'Password must be less than 256 characters')

const e164 = /^\+?[1-9]\d{1,14}$/

// People type (713) 555-0100; +17135550100 is stored.
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

// The repeated password; the first field has the rules.
export const repeatedPassword = z.string().max(1000)

// Dates outside this range are typos or probes.
const firstDay = '2000-01-01'
const lastDay = '2100-12-31'
const isInReach = (text: string) => text >= firstDay && text.slice(0, 10) <= lastDay

export const day = (message = 'Choose a day') => z.iso.date(message).refine(isInReach, message)

// An instant, as a browser sends it: 2026-11-16T15:00:00.000Z.
const longestMoment = '2026-11-16T15:00:00.000000000Z'.length

export const moment = (message = 'Choose a time') =>
  z.iso.datetime(message).max(longestMoment, message).refine(isInReach, message)

// A wall-clock time: 15:00.
export const clockTime = (pattern: RegExp, message: string) =>
  z.string().max(5, message).regex(pattern, message)

const upTo = 'Enter an amount up to $100,000'
export const amountCents = z.int(upTo).min(0, upTo).max(mostCents, upTo)

// Counts the changes of a row, for optimistic locking.
export const version = z.int().min(0).max(mostVersion)

// A form field that may stay empty. Refused with the message of its own schema: the one of a union
// would be zod's.
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('')], { error: ownMessage })

// As orEmpty; an empty field becomes null.
export const orNull = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.literal('').transform(() => null)], { error: ownMessage }).nullable()

function ownMessage(issue: z.core.$ZodRawIssue) {
  return issue.code === 'invalid_union' ? issue.errors[0]?.[0]?.message : undefined
}

function countDigits(text: string) {
  return text.replace(/\D/g, '').length
}

export function normalisePhone(text: string) {
  const bare = text.replace(/[\s().-]/g, '')
  if (/^[2-9]\d{9}$/.test(bare)) return `+1${bare}`
  return /^1[2-9]\d{9}$/.test(bare) ? `+${bare}` : bare
}
