// Which of the chosen meanings are asked for together.
import { at } from '#contract/lists.ts'
import type { Candidate } from './cover.ts'
import { firstOf, isNegation } from './spans.ts'
import type { Word } from './spelling.ts'

// One place, one language; a style once. What comes after "not" is left out.
export function settle(words: Word[], chosen: Candidate[]) {
  const kept: Candidate[] = []
  const ignored: { from: number; to: number }[] = []
  for (const each of chosen) {
    const drop = () =>
      ignored.push({ from: at(words, each.from).from, to: at(words, each.to - 1).to })
    if (isNegation(words[firstOf(words, each) - 1]?.word) && each.kind !== 'walkIns') drop()
    else if (each.kind === 'language' && kept.some(({ kind }) => kind === 'language')) drop()
    else if (
      each.kind === 'place' &&
      kept.some(({ kind, wanted }) => kind === 'place' && wanted.near?.kind !== 'city')
    )
      drop()
    else if (
      each.kind === 'style' &&
      kept.some(
        ({ kind, wanted }) => kind === 'style' && wanted.styles?.[0] === each.wanted.styles?.[0],
      )
    )
      drop()
    else kept.push(each)
  }
  // "The Heights, Houston" is the Heights.
  const hasNeighborhood = kept.some(({ wanted }) => wanted.near && wanted.near.kind !== 'city')
  // "cerca de Montrose" is near Montrose, not near me.
  const settled = kept.filter(
    ({ wanted }) => !hasNeighborhood || (wanted.near?.kind !== 'city' && !wanted.nearMe),
  )
  return { kept: joinAlternatives(words, settled), ignored }
}

// "fade or taper" is one wish.
function joinAlternatives(words: Word[], kept: Candidate[]): Candidate[] {
  const joined: Candidate[] = []
  for (const each of kept) {
    const last = joined.at(-1)
    const isOr =
      last?.kind === 'style' &&
      each.kind === 'style' &&
      each.from - last.to === 1 &&
      /^(or|o|u)$/.test(at(words, last.to).word)
    if (!isOr) joined.push(each)
    else {
      const options = [
        ...(last.wanted.anyOf ?? last.wanted.styles ?? []),
        ...(each.wanted.styles ?? []),
      ]
      joined[joined.length - 1] = { ...last, to: each.to, wanted: { anyOf: options } }
    }
  }
  return joined
}
