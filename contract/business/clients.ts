// The clients of a business: everyone who booked there, and those the barber added or imported.
import * as z from 'zod'
import { call, type Received } from '#contract/call.ts'
import { shopActs } from '#contract/bookings/cancellation.ts'
import { clientImport, importReport } from './client-import.ts'
import { email, personName, phone, orEmpty, readableText } from '#contract/fields.ts'
import { place } from './team-rights.ts'
import { statuses } from '#contract/bookings/workflow.ts'

export const clientFilters = ['all', 'new', 'returning', 'lapsed', 'blocked'] as const
export const clientSorts = [
  '-lastBooking',
  'lastBooking',
  'name',
  '-name',
  '-visits',
  '-spent',
] as const
export const clientSources = [
  'marketplace',
  'direct_link',
  'barber',
  'employee',
  'admin',
  'walk_in',
  'imported',
  'added',
] as const

export const mostTags = 10
export const longestTag = 30
export const mostClientPhotos = 20

const tag = z
  .string()
  .trim()
  .min(1, 'A tag needs at least one letter')
  .max(longestTag, 'A tag must be less than 30 characters')

const contactFields = z.object({
  name: personName,
  phone: orEmpty(phone).default(''),
  email: orEmpty(email).default(''),
})

const isReachable = ({ phone, email }: { phone: string; email: string }) =>
  phone !== '' || email !== ''
const unreachable = { path: ['phone'], message: 'Add a phone number or an email address' }

export const contactForm = contactFields.refine(isReachable, unreachable)

export const noteForm = z.object({
  body: z
    .string()
    .trim()
    .min(1, 'Please write something first')
    .max(1000, 'Note must be less than 1000 characters'),
})

export const preferencesForm = z.object({
  preferences: z.string().trim().max(1000, 'Preferences must be less than 1000 characters'),
})

// Contact details are null without the right to see them.
const contacts = { phone: z.string().nullable(), email: z.string().nullable() }

export const clientRow = z.object({
  id: z.uuid(),
  name: z.string(),
  ...contacts,
  source: z.enum(clientSources),
  tags: z.array(z.string()),
  visits: z.int(),
  noShows: z.int(),
  spentCents: z.int(),
  lastVisitAt: z.iso.datetime().nullable(),
  nextBookingAt: z.iso.datetime().nullable(),
  isBlocked: z.boolean(),
})

export const clientRecord = clientRow.extend({
  // Null without access to the whole list.
  spentCents: z.int().nullable(),
  createdAt: z.iso.datetime(),
  preferences: z.string(),
  blockReason: z.string(),
  // With an account, only the client changes their name and contact details.
  hasAccount: z.boolean(),
  isRemovable: z.boolean(),
  seesContacts: z.boolean(),
  upcoming: z.int(),
  notes: z.array(
    z.object({
      id: z.uuid(),
      body: z.string(),
      author: z.string(),
      isOwn: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  photos: z.array(z.object({ id: z.uuid(), createdAt: z.iso.datetime() })),
  // Newest first.
  history: z.array(
    z.object({
      id: z.uuid(),
      bookingNumber: z.string(),
      status: z.enum(statuses),
      source: z.string(),
      byShop: z.enum(shopActs).nullable(),
      startsAt: z.iso.datetime(),
      services: z.array(z.string()),
      professionalName: z.string(),
      totalCents: z.int(),
    }),
  ),
})

export const foundClient = clientRow.pick({
  id: true,
  name: true,
  phone: true,
  email: true,
  lastVisitAt: true,
  isBlocked: true,
})

export type ClientRow = z.output<typeof clientRow>
export type ClientRecord = z.output<typeof clientRecord>
export type FoundClient = z.output<typeof foundClient>
export type ClientSort = (typeof clientSorts)[number]
export type ClientFilter = (typeof clientFilters)[number]
export type ContactForm = z.output<typeof contactForm>

// Photos are files: POST …/photos?place=, GET /api/client-photos/:photoId?place=
// (server/features/clients/files.ts).
export const clientPhotosPath = (clientId: string) => `/api/clients/${clientId}/photos`
export const clientPhotoPath = (photoId: string) => `/api/client-photos/${photoId}`

const access = ['barber', 'employee'] as const
const one = z.object({ place, id: z.uuid() })
const tags = z.array(tag).max(mostTags, 'You can add up to 10 tags')
const q = z.string().trim().max(100).default('')

export const clients = {
  list: call({
    summary: 'List the clients of a business',
    access,
    method: 'GET',
    path: '/api/clients',
    input: z.object({
      place,
      q,
      filter: z.enum(clientFilters).default('all'),
      tag: z.string().max(longestTag).optional(),
      sort: z.enum(clientSorts).default('-lastBooking'),
      page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    }),
    output: z.object({
      clients: z.array(clientRow),
      total: z.int(),
      pages: z.int(),
      // Counts of the whole business, independent of the search.
      counts: z.record(z.enum(clientFilters), z.int()),
      tags: z.array(z.string()),
    }),
  }),
  // For a field that suggests clients while typing.
  find: call({
    summary: 'Find clients by name, phone or email while booking for them',
    access,
    method: 'GET',
    path: '/api/clients/find',
    isPrivate: true,
    input: z.object({ place, q }),
    output: z.array(foundClient),
  }),
  export: call({
    summary: 'Export the clients of a business',
    access,
    method: 'GET',
    path: '/api/clients/export',
    isPrivate: true,
    input: z.object({ place }),
    output: z.array(clientRow),
  }),
  read: call({
    summary: 'Read one client of a business with their history',
    access,
    method: 'GET',
    path: '/api/clients/:id',
    input: one,
    output: clientRecord,
  }),
  // A known client is not added again.
  add: call({
    summary: 'Add a client to a business',
    access,
    method: 'POST',
    path: '/api/clients',
    input: contactFields.extend({ place }).refine(isReachable, unreachable),
    output: z.object({ id: z.uuid(), isNew: z.boolean() }),
    creates: true,
  }),
  import: call({
    summary: 'Import clients from a list, or try the import out',
    access,
    method: 'POST',
    path: '/api/clients/import',
    input: clientImport,
    output: importReport,
    judgesTexts: true,
    bodyLimit: 4 * 1024 * 1024,
  }),
  edit: call({
    summary: "Change a client's name and contact details",
    access,
    method: 'PUT',
    path: '/api/clients/:id',
    input: contactFields.extend(one.shape).refine(isReachable, unreachable),
    errors: ['CLIENT_EXISTS', 'CLIENT_HAS_ACCOUNT'],
  }),
  setTags: call({
    summary: 'Set the tags of a client',
    access,
    method: 'PUT',
    path: '/api/clients/:id/tags',
    input: one.extend({ tags }),
  }),
  setPreferences: call({
    summary: 'Note what a client prefers',
    access,
    method: 'PUT',
    path: '/api/clients/:id/preferences',
    input: one.extend(preferencesForm.shape),
  }),
  addNote: call({
    summary: 'Add a note about a client',
    access,
    method: 'POST',
    path: '/api/clients/:id/notes',
    input: one.extend(noteForm.shape),
    creates: true,
  }),
  removeNote: call({
    summary: 'Remove a note about a client',
    access,
    method: 'DELETE',
    path: '/api/clients/:id/notes/:noteId',
    input: one.extend({ noteId: z.uuid() }),
  }),
  removePhoto: call({
    summary: "Remove a photo from a client's record",
    access,
    method: 'DELETE',
    path: '/api/clients/:id/photos/:photoId',
    input: one.extend({ photoId: z.uuid() }),
  }),
  block: call({
    summary: 'Block a client from booking with this business',
    access,
    method: 'POST',
    path: '/api/clients/:id/block',
    input: one.extend({
      reason: z
        .string()
        .trim()
        .max(500, 'Reason must be less than 500 characters')
        .refine(...readableText)
        .default(''),
    }),
  }),
  unblock: call({
    summary: 'Let a blocked client book again',
    access,
    method: 'POST',
    path: '/api/clients/:id/unblock',
    input: one,
  }),
  // Only clients who never booked.
  remove: call({
    summary: 'Remove a client who never booked',
    access,
    method: 'DELETE',
    path: '/api/clients/:id',
    input: one,
    errors: ['CLIENT_HAS_VISITS'],
  }),
}

export type ClientKey = z.output<typeof one>
export type ClientListQuery = Received<typeof clients.list>
export type ClientQuery = Received<typeof clients.find>
export type NewClient = Received<typeof clients.add>
export type ClientEdit = Received<typeof clients.edit>
export type ClientTags = Received<typeof clients.setTags>
export type ClientPreferences = Received<typeof clients.setPreferences>
export type NewNote = Received<typeof clients.addNote>
export type NoteKey = Received<typeof clients.removeNote>
export type PhotoKey = Received<typeof clients.removePhoto>
export type ClientBlock = Received<typeof clients.block>
