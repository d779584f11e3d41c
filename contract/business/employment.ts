// A member's own place in a team: onboarding, public card, license, earnings, leaving.
import * as z from 'zod'
import { call } from '#contract/call.ts'
import { profileId } from '#contract/ids.ts'
import { compensation } from './compensation.ts'
import { day } from '#contract/fields.ts'
import { licenseTypes, spoken } from './listing.ts'
import { earnings, earningsPeriod, license, openHours, serviceName } from './team.ts'
import { permissionLevels, rights } from './team-rights.ts'

export const card = z.object({
  bio: z.string().trim().max(500, 'Bio must be less than 500 characters'),
  languages: spoken,
})
export type Card = z.output<typeof card>

export const licenseForm = z.object({
  number: z
    .string()
    .trim()
    .min(4, 'License number must be at least 4 characters')
    .max(30, 'License number must be less than 30 characters'),
  type: z.enum(licenseTypes, 'Choose the license type'),
  expiresOn: day('Choose the day it expires'),
})
export type LicenseForm = z.output<typeof licenseForm>

// Onboarding progress is the number of these steps that are done.
export const onboardingSteps = ['profile', 'license', 'services', 'hours', 'notifications'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

const ownEmployment = z.object({
  id: z.uuid(),
  // The shop's profile.
  profileId,
  shopName: z.string(),
  ownerName: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  title: z.string(),
  bio: z.string(),
  languages: z.array(z.string()),
  permissionLevel: z.enum(permissionLevels),
  // What the level and the owner's toggles allow.
  rights: z.array(z.enum(rights)),
  compensation,
  services: z.array(serviceName),
  license,
  hours: openHours,
  isBookable: z.boolean(),
  isOffered: z.boolean(),
  isFinishing: z.boolean(),
  onboardingStep: z.int(),
  isOnboarded: z.boolean(),
  upcomingBookings: z.int(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
})
export type Employment = z.output<typeof ownEmployment>

const member = ['employee'] as const

export const employment = {
  read: call({
    summary: 'Read your own place in a team',
    access: member,
    method: 'GET',
    path: '/api/employment',
    output: ownEmployment,
  }),
  saveCard: call({
    summary: 'Change your bio and languages on the team page',
    access: member,
    method: 'PUT',
    path: '/api/employment/card',
    input: card,
  }),
  saveLicense: call({
    summary: 'Save your license for the owner to check',
    access: member,
    method: 'PUT',
    path: '/api/employment/license',
    input: licenseForm,
    errors: ['LICENSE_EXPIRED'],
  }),
  // The number of finished steps; all of them means onboarded.
  saveStep: call({
    summary: 'Remember how far you got in onboarding',
    access: member,
    method: 'PUT',
    path: '/api/employment/onboarding',
    input: z.object({ step: z.int().min(0).max(onboardingSteps.length) }),
  }),
  earnings: call({
    summary: 'Read your own earnings for a period',
    access: member,
    method: 'GET',
    path: '/api/employment/earnings',
    input: earningsPeriod,
    output: earnings,
  }),
  leave: call({
    summary: 'Leave the team you work in',
    access: member,
    method: 'POST',
    path: '/api/employment/leave',
    errors: ['UPCOMING_BOOKINGS'],
  }),
}
