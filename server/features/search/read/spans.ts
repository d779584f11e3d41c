// Chips: what each asks for and where it stands in the query.
import { at as wordAt } from '#contract/lists.ts'
import type { Candidate } from './cover.ts'
import { isAside, isStop } from './lexicon.ts'
import type { Word } from './spelling.ts'
import type { Chip, Knows, Reading, Wanted } from './types.ts'

const leading: Partial<Record<Chip['kind'], RegExp>> = {
  place:
    /^(in|near|around|at|by|close|to|of|off|cerca|en|por|del?|el|la|the|from|for|zona|barrio)$/,
  when: /^(on|at|for|el|la|los|las|para|en|the)$/,
  style: /^(a|an|un|una|my|mi|for|para|with|con|and|y|some|de|del|los|las|the)$/,
  price: /^(for|por|at|de|que|cobren?)$/,
  rating: /^(with|con|at|de|least)$/,
  language: /^(who|that|que|speaks?|habla|hable|hablen|in|en|con)$/,
  shop: /^(at|in|en|the|el|la)$/,
  person: /^(with|con|by|named)$/,
  sort: /^(the|el|la|los|las|most|mas)$/,
  openNow: /^(is|are|whos|who|open|opens|abierto|abierta)$/,
}

// The span takes the small words before it along, so that removing a chip leaves a clean query.
export function chipOf(words: Word[], each: Candidate): Chip {
  const { kind, wanted, to, slips } = each
  const from = wordAt(words, firstOf(words, each)).from
  return { kind, wanted, from, to: wordAt(words, to - 1).to, slips }
}

export function firstOf(words: Word[], { kind, from }: Candidate) {
  let first = from
  const small = leading[kind]
  for (;;) {
    const before = words[first - 1]
    if (!before || before.isQuoted || !small?.test(before.word)) return first
    first--
  }
}

// What is left over. Words from names must match; others only raise those who have them, so that
// "a quick trim" finds trims. When nothing else was understood, they are all there is to search.
export function textChips(words: Word[], chosen: Candidate[], knows: Knows): Chip[] {
  const left = words.flatMap(({ word, typed, isQuoted, ...span }, at) => {
    if (chosen.some(({ from, to }) => at >= from && at < to)) return []
    if (!isQuoted && (isStop(word) || isNegation(word) || /^[-+$]$/.test(word))) return []
    if (!isQuoted && chosen.length > 0 && isAside(word)) return []
    const isName = knows.isWord(word)
    return [{ word: isName ? word : typed, isMust: isName || isQuoted, at, ...span }]
  })
  const isAllThereIs = chosen.length === 0 && !left.some(({ isMust }) => isMust)
  const chips: (Chip & { last: number })[] = []
  for (const { word, isMust, at, from, to } of left) {
    const field = isMust || isAllThereIs ? 'text' : 'soft'
    const chip = chips.at(-1)
    if (chip && chip.last === at - 1 && chip.wanted[field]) {
      chip.wanted[field].push(word)
      Object.assign(chip, { to, last: at })
    } else chips.push({ kind: 'text', wanted: { [field]: [word] }, from, to, slips: 0, last: at })
  }
  return chips.map(({ last: _, ...chip }) => chip)
}

export function together(chips: readonly Chip[]): Wanted {
  const all: Wanted = {}
  for (const { wanted } of chips) {
    const { styles = [], text = [], soft = [], ...rest } = wanted
    // One day within a span: "next week, on Friday".
    if (rest.date) delete all.dateTo
    Object.assign(all, rest)
    if (styles.length > 0) all.styles = [...new Set([...(all.styles ?? []), ...styles])]
    if (text.length > 0) all.text = [...(all.text ?? []), ...text]
    if (soft.length > 0) all.soft = [...(all.soft ?? []), ...soft]
  }
  // A distance or "closest" needs a place to count from: without one it is the visitor's.
  if ((all.miles !== undefined || all.sort === 'nearest') && !all.near) all.nearMe = true
  if (all.near && all.near.kind !== 'city') delete all.nearMe
  return withHours(all)
}

// "tonight after 8" is after 20:00: a part of the day decides between morning and evening.
function withHours(all: Wanted): Wanted {
  const { timeOfDay, timeFrom, timeTo } = all
  if (!timeOfDay || (!timeFrom && !timeTo)) return all
  const later = (time: string) =>
    timeOfDay !== 'morning' && time < '12:00'
      ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`
      : time
  const { timeOfDay: _, ...rest } = all
  return {
    ...rest,
    ...(timeFrom && { timeFrom: later(timeFrom) }),
    ...(timeTo && { timeTo: later(timeTo) }),
  }
}

// The query without one chip, for the link behind its cross.
export function withoutChip({ q }: Reading, { from, to }: Chip) {
  return `${q.slice(0, from)} ${q.slice(to)}`.replace(/\s+/g, ' ').trim()
}

export const isNegation = (word: string | undefined) =>
  word !== undefined && /^(not|no|except|excepto|nunca)$/.test(word)
