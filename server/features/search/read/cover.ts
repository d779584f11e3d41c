// Chooses meanings that do not overlap: as many words as possible, longer phrases before shorter ones.
import { at } from '#contract/lists.ts'
import type { ChipKind, Wanted } from './types.ts'

export type Candidate = { kind: ChipKind; wanted: Wanted; from: number; to: number; slips: number }

const bonus: Partial<Record<ChipKind, number>> = {
  shop: 6,
  person: 6,
  price: 1,
  rating: 2,
  distance: 2,
}

const worthOf = ({ kind, from, to, slips }: Candidate) =>
  10 * (to - from) + 3 * (to - from - 1) + (bonus[kind] ?? 0) - 4 * slips

export function cover(length: number, candidates: readonly Candidate[]): Candidate[] {
  const best: { worth: number; chosen: Candidate | null }[] = [{ worth: 0, chosen: null }]
  for (let end = 1; end <= length; end++) {
    let here: (typeof best)[number] = { worth: at(best, end - 1).worth, chosen: null }
    for (const each of candidates) {
      if (each.to !== end) continue
      const worth = at(best, each.from).worth + worthOf(each)
      if (worth > here.worth) here = { worth, chosen: each }
    }
    best.push(here)
  }
  const chosen: Candidate[] = []
  for (let end = length; end > 0;) {
    const { chosen: each } = at(best, end)
    if (each) chosen.unshift(each)
    end = each ? each.from : end - 1
  }
  return chosen
}
