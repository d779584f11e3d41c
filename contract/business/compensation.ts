// What a team member earns with a booking, by the compensation agreed with the owner.
import * as z from 'zod'
import { amountCents } from '#contract/fields.ts'

export const compensation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commission_percent'),
    percent: z
      .int('Choose a whole number from 0 to 100')
      .min(0, 'Choose a whole number from 0 to 100')
      .max(100, 'Choose a whole number from 0 to 100'),
  }),
  z.object({ kind: z.literal('booth_rent'), weeklyCents: amountCents }),
  z.object({ kind: z.literal('hourly'), hourlyCents: amountCents }),
])
export type Compensation = z.output<typeof compensation>

type Earned = {
  startsAt: string
  endsAt: string
  subtotalCents: number
  // The barber's own discount. One that the platform pays is not in it.
  ownDiscountCents: number
  tipCents: number
}

// A client's credit does not reduce the share. Tips always go to the provider.
export function shareOf(rule: Compensation, booking: Earned) {
  const shareCents = Math.round(workCents(rule, booking))
  return { shareCents, tipCents: booking.tipCents, totalCents: shareCents + booking.tipCents }
}

const hourMs = 3_600_000

type Priced = Pick<Earned, 'subtotalCents' | 'ownDiscountCents'>

// What the business gets for a booking, from the client and the platform together.
export function sharedCents({ subtotalCents, ownDiscountCents }: Priced) {
  return Math.max(0, subtotalCents - ownDiscountCents)
}

function workCents(rule: Compensation, booking: Earned) {
  const priceCents = sharedCents(booking)
  switch (rule.kind) {
    case 'commission_percent':
      return (priceCents * rule.percent) / 100
    // With booth rent the provider keeps the whole price; the rent is settled separately.
    case 'booth_rent':
      return priceCents
    case 'hourly':
      return (
        ((Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / hourMs) * rule.hourlyCents
      )
  }
}
