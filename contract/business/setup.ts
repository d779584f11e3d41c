// A barber's application for a listing: seven steps, saved while typing, then reviewed by an
// administrator.
import * as z from 'zod'
import { profileId } from '#contract/ids.ts'
import { barberProfile } from '#contract/marketplace/barbers.ts'
import { call } from '#contract/call.ts'
import { personName, phone } from '#contract/fields.ts'
import {
  approvalStatuses,
  businessKinds,
  licenseOn,
  place,
  shopLicenseOn,
  spoken,
} from './listing.ts'

export const setupSteps = [
  'about',
  'business',
  'license',
  'services',
  'hours',
  'photos',
  'policy',
] as const
export const setupStep = z.enum(setupSteps)
export type SetupStep = z.output<typeof setupStep>

export const leastPictures = 3

export const aboutForm = z.object({ name: personName, phone, languages: spoken })
export const businessForm = place.extend({
  kind: z.enum(businessKinds, 'Choose one of the two'),
  bio: z.string().trim().max(600, 'Please use fewer than 600 characters').default(''),
})
export const licenseForm = licenseOn
export const ownerLicenseForm = (today: () => string) =>
  licenseOn(today).extend(shopLicenseOn(today).shape)

// Whatever was typed so far, valid or not.
const typed = z.string().max(1000)
export const setupDraft = z.object({
  name: typed,
  phone: typed,
  languages: z.array(z.string().max(10)).max(20),
  kind: z.enum(businessKinds).nullable(),
  shopName: typed,
  bio: typed,
  address: typed,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  licenseNumber: typed,
  licenseType: typed,
  licenseExpiresOn: typed,
  shopLicenseNumber: typed,
  shopLicenseExpiresOn: typed,
})
export type SetupDraft = z.output<typeof setupDraft>

// What a step still needs before it can be reviewed.
export const lacks = [
  'photo',
  'name',
  'phone',
  'phoneCode',
  'languages',
  'kind',
  'shopName',
  'address',
  'pin',
  'license',
  'licensePicture',
  'shopLicense',
  'shopLicensePicture',
  'service',
  'hours',
  'pictures',
] as const
export type Lack = (typeof lacks)[number]

export const reasons = z.partialRecord(setupStep, z.string())
export type Reasons = z.output<typeof reasons>

export const setupState = z.object({
  // The profile; null before anything was saved.
  profileId: profileId.nullable(),
  status: z.enum(approvalStatuses),
  draft: setupDraft,
  // URLs of private pictures.
  licensePicture: z.string().nullable(),
  shopLicensePicture: z.string().nullable(),
  pictureCount: z.int(),
  missing: z.record(setupStep, z.array(z.enum(lacks))),
  reasons,
  note: z.string(),
  submittedAt: z.iso.datetime().nullable(),
})
export type SetupState = z.output<typeof setupState>

export const spot = z.object({
  latitude: z.number(),
  longitude: z.number(),
  // How it was found: by ZIP code, by neighborhood, or only the city.
  kind: z.enum(['zip', 'neighborhood', 'city']),
  name: z.string(),
})
export type Spot = z.output<typeof spot>

export const setup = {
  read: call({
    summary: 'Read your listing application',
    access: ['barber'],
    method: 'GET',
    path: '/api/setup',
    output: setupState,
  }),
  // Any part of it, because two devices may edit different steps.
  save: call({
    summary: 'Save part of your listing application',
    access: ['barber'],
    method: 'PUT',
    path: '/api/setup',
    input: setupDraft.partial(),
    output: setupState,
    errors: ['SETUP_CLOSED'],
  }),
  // The location of an address, without an external service.
  locate: call({
    summary: 'Find an address on the map',
    access: ['barber', 'employee'],
    method: 'GET',
    path: '/api/setup/locate',
    input: z.object({ address: z.string().max(200) }),
    output: spot,
  }),
  submit: call({
    summary: 'Submit your listing for review',
    access: ['barber'],
    method: 'POST',
    path: '/api/setup/submit',
    output: setupState,
    errors: ['SETUP_CLOSED', 'SETUP_INCOMPLETE'],
  }),
  preview: call({
    summary: 'Preview your profile as clients will see it',
    access: ['barber'],
    method: 'GET',
    path: '/api/setup/preview',
    output: barberProfile,
  }),
}
