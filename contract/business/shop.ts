// A published listing: what its owner changes at once, and what is reviewed first.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberProfile } from '#contract/marketplace/barbers.ts'
import { call, type Received } from '#contract/call.ts'
import { wantedChange } from '#contract/accounts/approvals.ts'
import { day } from '#contract/fields.ts'
import {
  amenities,
  businessKinds,
  earliestToday,
  license,
  paymentMethods,
  place as placeFields,
  shopLicense,
  spoken,
} from './listing.ts'
import { place } from './team-rights.ts'

export const slug = z
  .string()
  .max(60, 'Use 3 to 40 characters')
  .trim()
  .toLowerCase()
  .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Use letters, digits and single hyphens')
  .refine(
    (text) => text === '' || (text.length >= 3 && text.length <= 40),
    'Use 3 to 40 characters',
  )
  .refine((text) => !['setup', 'dashboard'].includes(text), 'This link is already taken')

export const shopForm = z.object({
  bio: z.string().trim().max(600, 'Please use fewer than 600 characters'),
  languages: spoken,
  parking: z.string().trim().max(200, 'Please use fewer than 200 characters'),
  accessible: z.boolean(),
  amenities: z.array(z.enum(amenities)).max(amenities.length),
  paymentMethods: z.array(z.enum(paymentMethods)).max(paymentMethods.length),
  slug,
})
export type ShopForm = z.output<typeof shopForm>

export const dayAfterToday = 'Choose a day after today'

export const pauseForm = z.object({
  until: day().refine((text) => text > earliestToday(), dayAfterToday),
})

export const coverPath = '/api/shop/cover'
export const shopLicensePicturesPath = '/api/shop/license-pictures'

export const shopView = shopForm.extend({
  profileId,
  languages: z.array(z.string()),
  amenities: z.array(z.string()),
  paymentMethods: z.array(z.string()),
  slug: z.string(),
  kind: z.enum(businessKinds),
  shopName: z.string(),
  address: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  coverUrl: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  licenseType: z.string().nullable(),
  licenseExpiresOn: z.iso.date().nullable(),
  shopLicenseNumber: z.string().nullable(),
  shopLicenseExpiresOn: z.iso.date().nullable(),
  pausedUntil: z.iso.date().nullable(),
  isListed: z.boolean(),
  // The pending change, or the answer to the last declined one.
  change: z
    .object({
      status: z.enum(['pending', 'declined']),
      wanted: wantedChange.omit({ licensePicture: true, shopLicensePicture: true }),
      reason: z.string(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
})
export type ShopView = z.output<typeof shopView>

const access = ['barber', 'employee'] as const
const here = z.object({ place })

export const shop = {
  read: call({
    summary: 'Read the profile of a business for editing',
    access,
    method: 'GET',
    path: '/api/shop',
    input: here,
    output: shopView,
  }),
  save: call({
    summary: 'Save the profile of a business',
    access,
    method: 'PUT',
    path: '/api/shop',
    input: shopForm.extend({ place }),
    output: shopView,
    errors: ['SLUG_TAKEN'],
  }),
  // The listing keeps the old values until the change is approved.
  askChange: call({
    summary: 'Ask for a new shop name or address',
    access,
    method: 'POST',
    path: '/api/shop/change',
    input: placeFields.extend({ place }),
    output: shopView,
    errors: ['NOTHING_CHANGED'],
  }),
  askLicense: call({
    summary: 'Submit a renewed license for review',
    access: ['barber'],
    method: 'POST',
    path: '/api/shop/license',
    input: license.extend(shopLicense.partial().shape),
    output: shopView,
    errors: ['LICENSE_PICTURE_MISSING', 'NOTHING_CHANGED'],
  }),
  withdrawChange: call({
    summary: 'Withdraw a requested change',
    access,
    method: 'DELETE',
    path: '/api/shop/change',
    input: here,
    output: shopView,
  }),
  pause: call({
    summary: 'Stop taking bookings until a day',
    access,
    method: 'PUT',
    path: '/api/shop/pause',
    input: pauseForm.extend({ place }),
    // The upcoming bookings, which stay.
    output: shopView.extend({ upcoming: z.int() }),
  }),
  resume: call({
    summary: 'Take bookings again',
    access,
    method: 'DELETE',
    path: '/api/shop/pause',
    input: here,
    output: shopView,
  }),
  preview: call({
    summary: 'Preview the profile of a business',
    access,
    method: 'GET',
    path: '/api/shop/preview',
    input: here,
    output: barberProfile,
  }),
}

export type ShopKey = z.output<typeof here>
export type ShopEdit = Received<typeof shop.save>
export type ShopChange = Received<typeof shop.askChange>
export type LicenseRenewal = Received<typeof shop.askLicense>
export type ShopPause = Received<typeof shop.pause>
