import * as z from 'zod'
import { call } from './call.ts'

// Known kinds have their own label; a kind we do not know yet is simply a badge.
export const badge = z.object({
  badgeType: z.string(),
  rank: z.int().nullable(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
})

export const barberCard = z.object({
  // A shop stands in for a barber while the city has none. Its id is the shop's.
  kind: z.enum(['barber', 'shop']),
  id: z.uuid(),
  shopName: z.string(),
  address: z.string(),
  averageRating: z.number(),
  totalReviews: z.int(),
  image: z.string().nullable(),
  // The first few only; the count says how many there are.
  services: z.array(z.object({ name: z.string(), priceCents: z.int() })),
  serviceCount: z.int(),
  badges: z.array(badge),
  // When the next free time starts; null while that is not known.
  nextOpening: z.iso.datetime().nullable(),
})

export type Badge = z.output<typeof badge>
export type BarberCard = z.output<typeof barberCard>

export const barbers = {
  featured: call({
    access: 'public',
    method: 'GET',
    path: '/api/barbers/featured',
    output: z.array(barberCard),
    until: ['stats'],
  }),
}
