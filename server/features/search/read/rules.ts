// Rules with numbers: prices, ratings, distances, ages. A rule matches whole words.
import { hasHour } from './clock-words.ts'
import type { Rule } from './rule.ts'
import type { ChipKind, Clock, Wanted } from './types.ts'
import { whenRules } from './when.ts'

const unit = '(?:dollars?|dolares|dollar|bucks|usd|pesos|dlls|dls|\\$)'
const money = `(?:a |about |around |como |unos )?\\$? ?(\\d+(?:\\.\\d+)?)(?: ?${unit})?`
const moneyUnit = `(?:\\$ ?(\\d+(?:\\.\\d+)?)|(\\d+(?:\\.\\d+)?) ?${unit})`
const least =
  '(?:at least |minimum |min |over |above |more than |minimo |mas de |con |con mas de )?'
const upTo = (amount: string | undefined) => {
  const dollars = Number(amount)
  return dollars >= 5 && dollars <= 500 ? { priceMax: dollars } : null
}
// Hardly anyone has 5.0: who asks for five stars means the best.
const stars = (amount: string | undefined) => {
  const rating = Number(amount)
  return rating > 0 && rating <= 5 ? { ratingMin: rating === 5 ? 4.8 : rating } : null
}
const miles = (amount: string | undefined) => {
  const reach = Number(amount)
  return reach > 0 && reach <= 100 ? { miles: reach } : null
}

const rules: Rule[] = [
  {
    kind: 'price',
    pattern: `(?:for |por |de |a )?(?:under|below|less than|lower than|cheaper than|no more than|not more than|not over|nothing over|nothing above|nothing more than|nothing higher than|no higher than|not above|not to exceed|dont want to pay more than|dont want to spend more than|wont pay more than|spend|pay|paying|pagar|pagar hasta|gastar|gastar hasta|no quiero pagar mas de|no quiero gastar mas de|up to|max|max of|maximum|maximum of|at most|within|budget of|budget is|budget|my budget is|i have|i got|i only have|tengo|solo tengo|traigo|menos de|menor a|menor de|hasta|maximo|maximo de|no mas de|por debajo de|debajo de|bajo|abajo de|presupuesto de|presupuesto|que no pase de|que no cueste mas de|que no cobre mas de|no pase de|ni mas de)(?: de)? ${money}`,
    wanted: ([, amount]) => upTo(amount),
  },
  {
    kind: 'price',
    pattern: `${money} (?:or less|or under|or below|or cheaper|and under|and below|max|maximum|tops|at most|budget|o menos|maximo|como maximo|para abajo|o mas barato)`,
    wanted: ([, amount]) => upTo(amount),
  },
  {
    kind: 'price',
    pattern: `(?:for |por |de |a |at |around |about |como |unos |como de )?${moneyUnit}(?: ?ish)?`,
    wanted: ([, a, b]) => upTo(a || b),
  },
  {
    kind: 'price',
    pattern: `(?:between |from |entre |de )?${money} (?:and|to|y|a|-) ${money}`,
    wanted: ([all, from, to]) =>
      Number(to) > Number(from) && (Number(to) > 12 || /\$|dol|buck/.test(all ?? ''))
        ? { priceMin: Number(from), ...upTo(to) }
        : null,
  },
  {
    kind: 'rating',
    pattern: `${least}(\\d(?:\\.\\d)?) ?\\+? ?(?:stars?|estrellas?)(?: (?:or more|or better|and up|o mas|or higher))?`,
    wanted: ([, amount]) => stars(amount),
  },
  {
    kind: 'rating',
    pattern: `(?:rated|rating|calificacion)(?: of| de)? ${least}(\\d(?:\\.\\d)?) ?\\+?(?: (?:or more|or better|and up|o mas|or higher))?`,
    wanted: ([, amount]) => stars(amount),
  },
  {
    kind: 'distance',
    pattern: `(?:within |less than |under |a menos de |menos de |a |en )?(\\d+(?:\\.\\d+)?) ?(?:miles?|mi|millas?)(?: (?:of|from|away|away from|de|del))?`,
    wanted: ([, amount]) => miles(amount),
  },
  {
    kind: 'style',
    pattern:
      '(?:my |mi |a |de |hijo de |nino de )?(\\d{1,2}) ?(?:years? olds?|years?|yr olds?|yrs? old|yo|anos|anitos)(?: de edad)?',
    wanted: ([, years]) => (Number(years) <= 12 ? { styles: ['kids'] } : null),
  },
  ...whenRules,
]

// The words the rules are made of, for the speller.
export const ruleWords = new Set(
  rules.flatMap(({ pattern }) =>
    Array.from(pattern.replace(/\\[a-z]/g, ' ').matchAll(/[a-z]{3,}\??/g), ([word]) =>
      word.endsWith('?') ? [word.slice(0, -1), word.slice(0, -2)] : [word],
    ).flat(),
  ),
)

const compiled = rules.map((rule) => ({
  ...rule,
  regex: new RegExp(`(?<![^ ])(?:${rule.pattern})(?![^ ])`, 'g'),
}))

export type Found = { kind: ChipKind; wanted: Wanted; from: number; to: number }

// Everything the rules find, overlaps included. `from` and `to` count words.
export function applyRules(words: readonly string[], clock: Clock): Found[] {
  const line = words.join(' ')
  const wordAt = new Map<number, number>()
  let offset = 0
  for (const [at, word] of words.entries()) {
    wordAt.set(offset, at)
    offset += word.length + 1
  }
  const found: Found[] = []
  const isHour = hasHour.test(line)
  for (const { kind, regex, wanted, needs } of compiled) {
    if (needs === 'hour' && !isHour) continue
    if (needs === 'day' && !found.some((each) => each.wanted.date)) continue
    regex.lastIndex = 0
    for (let match = regex.exec(line); match; match = regex.exec(line)) {
      const from = wordAt.get(match.index)
      const read =
        from === undefined
          ? null
          : wanted(
              Array.from(match, (group) => group ?? ''),
              clock,
            )
      if (read && from !== undefined)
        found.push({ kind, wanted: read, from, to: from + match[0].split(' ').length })
      // The next match may begin inside this one.
      regex.lastIndex =
        match.index +
        (line.indexOf(' ', match.index) < 0
          ? line.length
          : line.indexOf(' ', match.index) - match.index + 1)
    }
  }
  return found
}
