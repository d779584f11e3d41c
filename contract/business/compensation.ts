// What a member of a team earns with a visit, by the rule their owner agreed on with them.
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
  discountCents: number
  tipCents: number
}

// What the client's credit pays is paid all the same, so it takes nothing off. A tip is the
// performer's, whatever the rule.
export function shareOf(rule: Compensation, booking: Earned) {
  const shareCents = Math.round(workCents(rule, booking))
  return { shareCents, tipCents: booking.tipCents, totalCents: shareCents + booking.tipCents }
}

const hourMs = 3_600_000

function workCents(rule: Compensation, booking: Earned) {
  const priceCents = Math.max(0, booking.subtotalCents - booking.discountCents)
  switch (rule.kind) {
    case 'commission_percent':
      return (priceCents * rule.percent) / 100
    // Whoever rents the chair keeps what the visit brings; the rent is another matter.
    case 'booth_rent':
      return priceCents
    case 'hourly':
      return (
        ((Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / hourMs) * rule.hourlyCents
      )
  }
}
