// The texts of the cancellation terms, the same on every screen and in every mail.
import type { ShopAct, Terms } from './cancellation.ts'
import { fill, type Language, type Text } from '#contract/language.ts'

const words = {
  request: {
    en: "You can take your request back for free until it's confirmed.",
    es: 'Puedes retirar tu solicitud gratis hasta que la confirmen.',
  },
  booked: {
    en: '{shop} booked this for you, so you can cancel for free until it starts.',
    es: '{shop} la reservó por ti, así que puedes cancelar gratis hasta que empiece.',
  },
  moved: {
    en: '{shop} moved this, so you can cancel for free until it starts.',
    es: '{shop} la cambió, así que puedes cancelar gratis hasta que empiece.',
  },
  until: { en: 'Free to cancel until {when}.', es: 'Cancela gratis hasta {when}.' },
  thenFee: {
    en: "After that there's a {percent}% fee ({fee}).",
    es: 'Después hay un cargo del {percent}% ({fee}).',
  },
  thenLate: {
    en: "After that it's still free, but it counts as a late cancellation.",
    es: 'Después sigue siendo gratis, pero cuenta como cancelación tardía.',
  },
  tooSoonFee: {
    en: "This one can't be canceled for free: it starts in less than 2 hours. There's a {percent}% fee ({fee}).",
    es: 'Esta no se puede cancelar gratis: empieza en menos de 2 horas. Hay un cargo del {percent}% ({fee}).',
  },
  tooSoonLate: {
    en: 'It starts in less than 2 hours, so canceling counts as a late cancellation.',
    es: 'Empieza en menos de 2 horas, así que cancelar cuenta como cancelación tardía.',
  },
  nowFee: {
    en: "If you cancel now, there's a {percent}% fee ({fee}).",
    es: 'Si cancelas ahora, hay un cargo del {percent}% ({fee}).',
  },
  nowLate: {
    en: 'Canceling now is free, but it counts as a late cancellation.',
    es: 'Cancelar ahora es gratis, pero cuenta como cancelación tardía.',
  },
} satisfies Record<string, Text>

// Formats a moment (with its article in Spanish) and an amount in the reader's language.
export type Voice = {
  language: Language
  when: (at: string) => string
  money: (cents: number) => string
}

type About = { byShop: ShopAct | null; shop: string }

export function sayTerms(terms: Terms, { byShop, shop }: About, voice: Voice) {
  const { because, freeUntil, lateFeePercent: percent, lateFeeCents } = terms
  const params = {
    shop,
    percent,
    fee: voice.money(lateFeeCents),
    when: freeUntil === null ? '' : voice.when(freeUntil),
  }
  const say = (...texts: Text[]) =>
    texts.map((text) => fill(text, voice.language, params)).join(' ')
  const hasFee = lateFeeCents > 0
  if (because === 'request') return say(words.request)
  if (byShop !== null) return say(words[byShop])
  if (freeUntil !== null) return say(words.until, hasFee ? words.thenFee : words.thenLate)
  if (because === 'too_soon') return say(hasFee ? words.tooSoonFee : words.tooSoonLate)
  return say(hasFee ? words.nowFee : words.nowLate)
}
