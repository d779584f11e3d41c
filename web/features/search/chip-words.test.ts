import { expect, test } from 'vitest'
import type { Chip } from '#contract/marketplace/search.ts'
import { chipWords } from './chip-words.ts'

const fade = { en: 'Fade', es: 'Degradado' }
const taper = { en: 'Taper', es: 'Taper' }

test.each<[Omit<Chip, 'without'>, en: string, es: string]>([
  [{ kind: 'style', names: [fade] }, 'Fade', 'Degradado'],
  [{ kind: 'style', names: [fade, taper], isOneOf: true }, 'Fade or Taper', 'Degradado o Taper'],
  [{ kind: 'place', label: 'Montrose' }, 'Montrose', 'Montrose'],
  [{ kind: 'price', priceMaxCents: 4000 }, 'Up to $40', 'Hasta $40'],
  [{ kind: 'price', priceMinCents: 2000, priceMaxCents: 4000 }, '$20 to $40', '$20 a $40'],
  [{ kind: 'rating', ratingMin: 4.8 }, '4.8 and up', '4.8 o más'],
  [{ kind: 'language', language: 'es' }, 'Speaks Spanish', 'Habla español'],
  [{ kind: 'walkIns' }, 'Takes walk-ins', 'Atiende sin cita'],
  [{ kind: 'nearMe' }, 'Near me', 'Cerca de mí'],
  [{ kind: 'text', label: 'house' }, '“house”', '“house”'],
  [{ kind: 'when', date: '2026-11-14' }, 'Sat, Nov 14', 'sáb, 14 de nov'],
  [{ kind: 'when', timeOfDay: 'morning' }, 'Morning', 'Mañana'],
  [{ kind: 'when', timeFrom: '17:00' }, 'From 5:00 PM', 'Desde las 5:00 p.m.'],
])('%j', (chip, en, es) => {
  const said = (language: 'en' | 'es') =>
    chipWords({ ...chip, without: '' }, language).replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(said('en')).toBe(en)
  expect(said('es')).toBe(es)
})
