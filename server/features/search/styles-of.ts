// Which styles a service is, by its own name: the same phrases that read a query.
import { categories, type Category } from '#contract/marketplace/search.ts'
import { styleById, styles, withWider } from './read/catalog.ts'
import { cover } from './read/cover.ts'
import { stylePhrasesAt } from './read/lexicon.ts'
import { wordsOf } from './read/tokens.ts'
import type { StyleId } from './read/types.ts'

// What a column of prices is kept for: everything, a category, or a style.
export const kinds = ['any', ...categories, ...styles.map(({ id }) => id)] as const
export type Kind = (typeof kinds)[number]

export const isStyle = (id: string): id is StyleId => styleById.has(id)

// The category that a style stands for.
export const headedBy = (id: StyleId): Category | undefined => styleById.get(id)?.heads

export const stylesHeading = (category: string) =>
  styles.filter(({ heads }) => heads === category).map(({ id }) => id)

const idsUnder = (wide: StyleId) =>
  new Set(styles.map(({ id }) => id).filter((id) => withWider(id).includes(wide)))
const kidsIds = idsUnder('kids')
const haircutIds = idsUnder('haircut')

// A kids cut is not an offer for someone who asks for a haircut.
export const isForKids = (ids: readonly StyleId[]) => ids.some((id) => kidsIds.has(id))
export const isHaircut = (id: StyleId) => haircutIds.has(id) || kidsIds.has(id)

type Own = { all: readonly StyleId[]; leaves: readonly StyleId[] }
const known = new Map<string, Own>()
const mostKnown = 50_000

// 'Cut + beard' is a haircut and a beard service. Names repeat, so the answer is kept.
export function stylesIn(name: string): Own {
  const before = known.get(name)
  if (before) return before
  const words = wordsOf(name)
  const found = words.flatMap((_, from) =>
    stylePhrasesAt(words, from).map(({ to, meaning: { kind, wanted } }) => ({
      kind,
      wanted,
      from,
      to,
      slips: 0,
    })),
  )
  const leaves = cover(words.length, found).flatMap(({ wanted }) => wanted.styles ?? [])
  const own = { all: [...new Set(leaves.flatMap(withWider))], leaves }
  if (known.size > mostKnown) known.clear()
  known.set(name, own)
  return own
}
