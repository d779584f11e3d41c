// The services of a business, as staff see and change them.
import * as z from 'zod'
import { barberId } from '#contract/ids.ts'
import { serviceCategories } from '#contract/marketplace/barbers.ts'
import { call, type Received } from '#contract/call.ts'
import { mostPriceDollars } from '#contract/limits.ts'
import { noWebAddress, readable } from '#contract/fields.ts'
import { depositPercent } from './policies.ts'
import { place } from './team-rights.ts'

export const mostOfferedServices = 100

export const newService = z.object({
  category: z.enum(serviceCategories, 'Choose a category'),
  name: z
    .string()
    .trim()
    .min(2, 'Name must be at least 2 characters')
    .max(60, 'Name must be less than 60 characters')
    .refine(...readable)
    .refine(...noWebAddress),
  description: z
    .string()
    .trim()
    .max(300, 'Description must be less than 300 characters')
    .default(''),
  // In dollars, as typed.
  price: z
    .number('Enter a price')
    .min(0, 'The price must be between $0 and $500')
    .max(mostPriceDollars, 'The price must be between $0 and $500')
    .multipleOf(0.01, 'Enter dollars and cents'),
  durationMinutes: z
    .int('Enter whole minutes')
    .min(5, 'Choose 5 to 240 minutes')
    .max(240, 'Choose 5 to 240 minutes')
    .multipleOf(5, 'Choose steps of 5 minutes'),
  // Kept free after the booking.
  bufferMinutes: z
    .int('Enter whole minutes')
    .min(0, 'Choose 0 to 60 minutes')
    .max(60, 'Choose 0 to 60 minutes')
    .multipleOf(5, 'Choose steps of 5 minutes')
    .default(0),
  isAddOn: z.boolean().default(false),
  // Paid by card to book, in percent of the price; null means the shop's own deposit, or none.
  depositPercent: depositPercent.nullable().default(null),
  // The team members who perform it, besides the owner, who performs everything. Empty means all.
  memberIds: z.array(z.uuid()).max(100).optional(),
})

export const offeredService = z.object({
  id: z.uuid(),
  category: z.enum(serviceCategories),
  name: z.string(),
  description: z.string(),
  priceCents: z.int(),
  durationMinutes: z.int(),
  bufferMinutes: z.int(),
  isAddOn: z.boolean(),
  depositPercent: z.int().nullable(),
  isActive: z.boolean(),
  memberIds: z.array(z.uuid()),
  // Bookings of the last 30 days that included it.
  recentBookings: z.int(),
})

export type NewService = z.output<typeof newService>
export type OfferedService = z.output<typeof offeredService>

const staff = ['barber', 'employee'] as const
const byId = z.object({ place, id: z.uuid() })

export const services = {
  list: call({
    summary: 'List the services of a business for editing',
    access: staff,
    method: 'GET',
    path: '/api/services',
    input: z.object({ place }),
    output: z.object({
      // The live channel reports changes of the business by this id.
      barberId,
      // In the order clients see them.
      services: z.array(offeredService),
      members: z.array(z.object({ id: z.uuid(), name: z.string() })),
      // Deposits can be paid: a payment provider is switched on.
      takesCards: z.boolean(),
    }),
  }),
  create: call({
    summary: 'Add a service',
    access: staff,
    method: 'POST',
    path: '/api/services',
    input: newService.extend({ place }),
    output: z.object({ id: z.uuid() }),
    creates: true,
    errors: ['TOO_MANY_SERVICES'],
  }),
  update: call({
    summary: 'Change a service',
    access: staff,
    method: 'PUT',
    path: '/api/services/:id',
    input: newService.extend(byId.shape),
  }),
  // All or some: the named ones come first, in this order.
  reorder: call({
    summary: 'Put the services in a new order',
    access: staff,
    method: 'POST',
    path: '/api/services/order',
    input: z.object({ place, ids: z.array(z.uuid()).min(1).max(500) }),
  }),
  // Clients see and book active ones only. Existing bookings stay.
  setActive: call({
    summary: 'Offer a service, or stop offering it',
    access: staff,
    method: 'POST',
    path: '/api/services/:id/active',
    input: byId.extend({ isActive: z.boolean() }),
  }),
}

export type ServiceForm = Received<typeof services.create>
export type ServiceEdit = Received<typeof services.update>
export type ServiceOrder = Received<typeof services.reorder>
export type ServiceSwitch = Received<typeof services.setActive>
