// What the chips of a reading say, in the language of the page.
import { fill, type Language, type Text } from '#contract/language.ts'
import type { Chip } from '#contract/marketplace/search.ts'
import { search as words, sortNames, timeNames } from '#web/texts/marketplace/search.ts'
import { dateFormat, milesOf } from '#web/words/formats.ts'
import { priceOf } from '#web/words/money.ts'
import { nameOfLanguage } from '#web/words/spoken-languages.ts'

export function chipWords(chip: Chip, language: Language): string {
  const say = (text: Text, params = {}) => fill(text, language, params)
  const { kind, names = [], label = '', miles = 0, ratingMin = 0 } = chip
  switch (kind) {
    case 'style':
      return names.map((name) => name[language]).join(chip.isOneOf ? words.or[language] : ' + ')
    case 'when':
      return whenWords(chip, language)
    case 'price':
      return priceWords(chip, language)
    case 'distance':
      return say(words.within, { miles: milesOf(miles, language) })
    case 'rating':
      return say(words.andUp, { rating: ratingMin.toFixed(1) })
    case 'language':
      return say(words.speaks, { language: nameOfLanguage(chip.language ?? '', language) })
    case 'sort':
      return chip.sort ? say(sortNames[chip.sort]) : ''
    case 'place':
    case 'shop':
    case 'person':
      return label
    case 'text':
      return `“${label}”`
    default:
      return say(words[kind])
  }
}

// "Sat, Nov 14, Morning" and "From 5:00 PM".
function whenWords({ date, dateTo, timeOfDay, timeFrom, timeTo }: Chip, language: Language) {
  const day = date ? dayWords(date, language) : ''
  const days = dateTo
    ? fill(words.dayToDay, language, { from: day, to: dayWords(dateTo, language) })
    : day
  const [from, to] = [timeFrom, timeTo].map((time) => time && clockWords(time, language))
  const hours =
    from && to
      ? fill(words.dayToDay, language, { from, to })
      : from
        ? fill(words.from, language, { time: from })
        : to
          ? fill(words.until, language, { time: to })
          : ''
  return [days, timeOfDay ? timeNames[timeOfDay][language] : '', hours].filter(Boolean).join(', ')
}

function priceWords({ priceMinCents, priceMaxCents }: Chip, language: Language) {
  const [from, to] = [priceMinCents, priceMaxCents].map((cents) => cents && priceOf(cents))
  if (from && to) return fill(words.priceBetween, language, { from, to })
  return to
    ? fill(words.upTo, language, { price: to })
    : fill(words.fromPrice, language, { price: from ?? '' })
}

// Date-only values have no time zone; they are read at noon UTC.
export function dayWords(day: string, language: Language) {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}

function clockWords(time: string, language: Language) {
  return dateFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`2026-01-01T${time}:00Z`))
}
