// Suggestions while typing: styles, neighborhoods, shops and people that complete the last words.
import type { Suggestion } from '#contract/marketplace/search.ts'
import { numberAt } from './columns.ts'
import { styles } from './read/catalog.ts'
import { listed } from './read/lexicon.ts'
import { distance, slipsIn } from './read/slips.ts'
import { fold, tokensOf } from './read/tokens.ts'
import type { Register } from './register.ts'

const most = 8
const share = { style: 3, place: 2, shop: 3, person: 2 }
const kinds = ['style', 'place', 'shop', 'person'] as const
const longestFragment = 3
// Of the barbers that have a word, the best of this many are suggested.
const mostLooked = 2000

type Ranked = Omit<Suggestion, 'head'> & { rank: number; merit: number }

const stylePhrases = styles.map(({ id, en, es, phrases }) => ({
  id,
  name: { en, es },
  phrases: [fold(en), fold(es), ...listed(phrases)],
}))

export function suggest(register: Register, typed: string, city?: string): Suggestion[] {
  const q = typed.normalize('NFC').slice(0, 100)
  const tokens = tokensOf(q)
  if (tokens.length === 0) return popular(register)
  for (let length = Math.min(longestFragment, tokens.length); length > 0; length--) {
    const last = tokens.slice(-length)
    const fragment = last.map(({ word }) => word).join(' ')
    const head = q.slice(0, last[0]?.from ?? 0)
    const found = [
      ...stylesFor(fragment),
      ...placesFor(register, fragment, city),
      ...(fragment.length > 1
        ? namesFor(
            register,
            last.map(({ word }) => word),
          )
        : []),
    ]
    if (found.length > 0) return shared(found).map((each) => ({ ...each, head }))
  }
  return []
}

// The styles that most barbers offer by name.
function popular({ table, everyone }: Register): Suggestion[] {
  const slots = everyone()
  const counted = styles.map(({ id, en, es }) => {
    const { price, tier } = table.offersOf(id)
    const count = slots.filter((slot) => numberAt(price, slot) < 1e9 && tier[slot] === 0).length
    return { name: { en, es }, count }
  })
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
    .map(({ name }) => ({ kind: 'style', name, head: '', profileId: null }))
}

// Whole words first, then beginnings, then beginnings of later words, then with a slip.
function rankOf(text: string, fragment: string) {
  if (text === fragment) return 0
  if (text.startsWith(fragment)) return 1
  if (fragment.length > 1 && text.includes(` ${fragment}`)) return 2
  const isNear = slipsIn(fragment) > 0 && distance(text.slice(0, fragment.length), fragment, 1) <= 1
  return isNear ? 3 : null
}

const bestRank = (texts: readonly string[], fragment: string) => {
  const ranks = texts.flatMap((text) => rankOf(text, fragment) ?? [])
  return ranks.length > 0 ? Math.min(...ranks) : null
}

function stylesFor(fragment: string): Ranked[] {
  return stylePhrases.flatMap(({ name, phrases }) => {
    const rank = bestRank(phrases, fragment)
    return rank === null ? [] : [{ kind: 'style', name, profileId: null, rank, merit: 0 }]
  })
}

function placesFor(register: Register, fragment: string, city: string | undefined): Ranked[] {
  const asked = city && fold(city)
  const atlas = register.atlas()
  const cities = atlas.filter(({ name }) => asked === undefined || fold(name) === asked)
  return (cities.length > 0 ? cities : atlas).flatMap(({ places }) =>
    places.flatMap(({ kind, label, names }) => {
      const rank = kind === 'city' ? null : bestRank(names.map(fold), fragment)
      const name = { en: label, es: label }
      return rank === null ? [] : [{ kind: 'place', name, profileId: null, rank, merit: 0 }]
    }),
  )
}

// Shops and people in whose name every word begins a word.
function namesFor(register: Register, words: readonly string[]): Ranked[] {
  const { table } = register
  const found = new Map<string, Ranked>()
  for (const slot of register.beginning(words).slice(0, mostLooked)) {
    const entry = table.entries[slot]
    if (!entry) continue
    const merit = numberAt(table.columns.merit, slot)
    const shown = [
      { kind: 'shop' as const, name: entry.card.shopName },
      ...entry.people.map((name) => ({ kind: 'person' as const, name })),
    ].filter(({ name }) => hasAll(name, words))
    for (const { kind, name } of shown)
      found.set(`${kind} ${entry.id} ${name}`, {
        kind,
        name: { en: name, es: name },
        profileId: entry.id,
        rank: fold(name).startsWith(words.join(' ')) ? 1 : 2,
        merit,
      })
  }
  return [...found.values()]
}

function hasAll(name: string, words: readonly string[]) {
  const parts = fold(name).split(/[^a-z0-9]+/)
  return words.every((word) => parts.some((part) => part.startsWith(word)))
}

// At most eight, in groups; a kind with little to offer leaves its room to the others.
function shared(found: Ranked[]): Omit<Suggestion, 'head'>[] {
  const sorted = found.sort((a, b) => a.rank - b.rank || b.merit - a.merit)
  const chosen = new Set(
    kinds.flatMap((kind) => sorted.filter((each) => each.kind === kind).slice(0, share[kind])),
  )
  for (const each of sorted) if (chosen.size < most) chosen.add(each)
  const list = [...chosen].slice(0, most)
  return kinds.flatMap((kind) =>
    list
      .filter((each) => each.kind === kind)
      .map(({ name, profileId }) => ({ kind, name, profileId })),
  )
}
