// A client's hair profile, visible only to the owner and the provider of their bookings.
import * as z from 'zod'
import { call } from '#contract/call.ts'

export const hairPhotoPath = '/api/hair/photo'
export const hairPhotoOf = (bookingId: string) => `/api/bookings/${bookingId}/hair-photo`

export const mostHairNotes = 500
export const mostAllergies = 300

export const hairForm = z.object({
  notes: z.string().trim().max(mostHairNotes, 'Please use at most 500 characters'),
  allergies: z.string().trim().max(mostAllergies, 'Please use at most 300 characters'),
})
export type HairForm = z.output<typeof hairForm>

// `photo` is the URL of the picture.
export const hair = z.object({
  notes: z.string(),
  allergies: z.string(),
  photo: z.string().nullable(),
})
export type Hair = z.output<typeof hair>

export const hairProfile = {
  read: call({
    summary: 'Read your own hair profile',
    access: ['client'],
    method: 'GET',
    path: '/api/hair',
    output: hair,
  }),
  save: call({
    summary: 'Save your hair profile',
    access: ['client'],
    method: 'PUT',
    path: '/api/hair',
    input: hairForm,
    output: hair,
  }),
  removePhoto: call({
    summary: 'Remove the photo of your hair profile',
    access: ['client'],
    method: 'DELETE',
    path: hairPhotoPath,
  }),
}
