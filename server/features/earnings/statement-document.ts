// All that a statement prints, with names as they were when it was issued.
import type { EarningLine } from '#contract/money/earnings.ts'

export type StatementDocument = {
  month: string
  shopName: string
  address: string
  timeZone: string
  openingCents: number
  closingCents: number
  // Oldest first. They lead from the opening to the closing balance.
  lines: StatementLine[]
}

type Shown = Pick<EarningLine, 'at' | 'kind' | 'isReversal' | 'note' | 'balanceCents'>

export type StatementLine = Shown & {
  booking: { number: string; clientName: string; services: string[] } | null
  // Of an appointment: with its tax, less the discount.
  priceCents: number | null
  commissionCents: number | null
}

export function printedLine(line: EarningLine): StatementLine {
  const { at, kind, isReversal, note, balanceCents, booking, commission } = line
  const { grossCents, discountCents, taxCents } = line
  return {
    at,
    kind,
    isReversal,
    note,
    balanceCents,
    booking: booking && {
      number: booking.number,
      clientName: booking.clientName,
      services: booking.services,
    },
    priceCents: kind === 'booking' ? grossCents - discountCents + taxCents : null,
    commissionCents: commission?.cents ?? null,
  }
}
