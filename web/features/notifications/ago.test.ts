import { expect, test } from 'vitest'
import { agoOf } from './ago.tsx'

const at = '2026-11-15T10:00:00Z'
const after = (seconds: number) => Date.parse(at) + seconds * 1000

test.each([
  [-30, 'now', 'ahora'],
  [10, 'now', 'ahora'],
  [50, '1 minute ago', 'hace 1 minuto'],
  [5 * 60, '5 minutes ago', 'hace 5 minutos'],
  [3 * 3600, '3 hours ago', 'hace 3 horas'],
  [24 * 3600, 'yesterday', 'ayer'],
  [3 * 24 * 3600, '3 days ago', 'hace 3 días'],
  [30 * 24 * 3600, 'Nov 15, 2026', '15 nov 2026'],
])('after %i seconds: %s, %s', (seconds, english, spanish) => {
  expect(agoOf(at, after(seconds), 'en')).toBe(english)
  expect(agoOf(at, after(seconds), 'es')).toBe(spanish)
})
