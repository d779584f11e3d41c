// Fields of a listing, shared by setup and the shop tab, with their error messages.
import * as z from 'zod'
import { day, noWebAddress, readable } from '#contract/fields.ts'

export const approvalStatuses = [
  'draft',
  'submitted',
  'changes_requested',
  'approved',
  'rejected',
  'suspended',
] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

export const businessKinds = ['solo', 'shop'] as const
export const licenseTypes = [
  'Class A Barber',
  'Cosmetology Operator',
  'Hair Weaving Specialist',
  'Barber Instructor',
] as const
export const spokenLanguages = ['en', 'es', 'vi', 'zh', 'ar', 'fr', 'hi', 'pt'] as const
export const amenities = [
  'wifi',
  'card_payments',
  'kids_welcome',
  'drinks',
  'tv',
  'restroom',
  'waiting_area',
  'air_conditioning',
] as const
export const paymentMethods = ['cash', 'card', 'zelle', 'cash_app', 'venmo', 'apple_pay'] as const

export const shopName = z
  .string()
  .trim()
  .min(2, 'The name must be at least 2 characters')
  .max(100, 'The name must be less than 100 characters')
  .refine(...readable)
  .refine(...noWebAddress)

export const address = z
  .string()
  .trim()
  .min(8, 'Please enter the street, number and ZIP code')
  .max(200, 'The address must be less than 200 characters')

// Around Houston; the map and search end there.
const where = 'Please put the pin where your door is'
export const latitude = z.number(where).min(28.9, where).max(30.7, where)
export const longitude = z.number(where).min(-97.2, where).max(-93.6, where)

export const spoken = z
  .array(z.enum(spokenLanguages))
  .min(1, 'Choose at least one language')
  .max(spokenLanguages.length)

const licenseNumber = z
  .string()
  .max(40, 'A license number has 4 to 20 letters and digits')
  .trim()
  .regex(/^[A-Za-z0-9-]{4,20}$/, 'A license number has 4 to 20 letters and digits')

const goodUntil = day('Please enter the expiration date').refine(
  (text) => text >= todayInHouston(),
  'This license has expired',
)

export const license = z.object({
  licenseNumber,
  licenseType: z.enum(licenseTypes, 'Choose the license type'),
  licenseExpiresOn: goodUntil,
})

export const shopLicense = z.object({
  shopLicenseNumber: licenseNumber,
  shopLicenseExpiresOn: goodUntil,
})

export const place = z.object({ shopName, address, latitude, longitude })

// Takes a file instead of JSON, so it is not a call in a table.
export const licensePictureKinds = ['license', 'shop-license'] as const
export type LicensePictureKind = (typeof licensePictureKinds)[number]
export const licensePicturesPath = '/api/setup/license-pictures'

export function todayInHouston(now = new Date()) {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(now)
}
