// Fields that several forms share, with the sentences people read under them.
import * as z from 'zod'
import { passwordMaxLength, passwordMinLength } from './limits.ts'

export const email = z
  .string()
  .trim()
  .max(255, 'Email must be less than 255 characters')
  .pipe(z.email('Invalid email address'))
  .transform((text) => text.toLowerCase())

export const personName = z
  .string()
  .trim()
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be less than 100 characters')

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
  .trim()
  .regex(/^\d{6}$/, 'Please enter a valid 6-digit verification code')

function countDigits(text: string) {
  return text.replace(/\D/g, '').length
}

export function normalisePhone(text: string) {
  const bare = text.replace(/[\s().-]/g, '')
  if (/^[2-9]\d{9}$/.test(bare)) return `+1${bare}`
  return /^1[2-9]\d{9}$/.test(bare) ? `+${bare}` : bare
}
