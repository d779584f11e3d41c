// The lines of a period as a table for spreadsheets.
import { fill, type Language } from '#contract/language.ts'
import type { EarningLine } from '#contract/money/earnings.ts'
import { csvHeads, giverNames, lineWords, sourceNames } from '#web/texts/money/earnings.ts'
import { dollarsOf as dollars } from '#web/words/money.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { nameOf } from './facts.ts'

export function rowsOf(lines: readonly EarningLine[], timeZone: string, language: Language) {
  const heads = Object.values(csvHeads).map((text) => fill(text, language))
  const day = (at: string) => wallOf(at, timeZone).date
  const rows = lines.map((line) => {
    const { booking, commission, discountBy } = line
    return [
      day(line.at),
      booking?.number ?? '',
      fill(nameOf(line) ?? lineWords.visit, language),
      booking?.clientName ?? '',
      booking ? day(booking.startsAt) : '',
      booking?.services.join('; ') ?? '',
      dollars(line.grossCents),
      dollars(line.discountCents),
      discountBy ? fill(giverNames[discountBy], language) : '',
      dollars(line.taxCents),
      commission ? String(commission.percent) : '',
      dollars(commission?.cents ?? 0),
      commission ? fill(sourceNames[commission.reason], language) : '',
      dollars(line.tipCents),
      dollars(line.feeCents),
      dollars(line.netCents),
      dollars(line.balanceCents),
    ]
  })
  return [heads, ...rows]
}
