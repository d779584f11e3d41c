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

// The server also refuses a pin outside of every city.
export const pinSentence = 'Please put the pin where your door is'
export const latitude = z.number(pinSentence).min(-90, pinSentence).max(90, pinSentence)
export const longitude = z.number(pinSentence).min(-180, pinSentence).max(180, pinSentence)

export const spoken = z
  .array(z.enum(spokenLanguages))
  .min(1, 'Choose at least one language')
  .max(spokenLanguages.length)

const licenseNumber = z
  .string()
  .max(40, 'A license number has 4 to 20 letters and digits')
  .trim()
  .regex(/^[A-Za-z0-9-]{4,20}$/, 'A license number has 4 to 20 letters and digits')

export const licenseExpired = 'This license has expired'

type Today = () => string

const goodUntil = (today: Today) =>
  day('Please enter the expiration date').refine((text) => text >= today(), licenseExpired)

// `today` is the day in the shop's time zone.
export const licenseOn = (today: Today) =>
  z.object({
    licenseNumber,
    licenseType: z.enum(licenseTypes, 'Choose the license type'),
    licenseExpiresOn: goodUntil(today),
  })

export const shopLicenseOn = (today: Today) =>
  z.object({
    shopLicenseNumber: licenseNumber,
    shopLicenseExpiresOn: goodUntil(today),
  })

// The day that has not ended anywhere on earth, where the shop's time zone is not known. The server
// compares with the shop's own day.
export const earliestToday = () => new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10)

export const license = licenseOn(earliestToday)
export const shopLicense = shopLicenseOn(earliestToday)

export const place = z.object({ shopName, address, latitude, longitude })

// Takes a file instead of JSON, so it is not a call in a table.
export const licensePictureKinds = ['license', 'shop-license'] as const
export type LicensePictureKind = (typeof licensePictureKinds)[number]
export const licensePicturesPath = '/api/setup/license-pictures'
