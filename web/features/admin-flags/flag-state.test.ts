import { expect, test } from 'vitest'
import type { FlagRules } from '#contract/admin/flags.ts'
import { pauseOf, stateOf } from './flag-state.ts'

const rules: FlagRules = {
  isEnabled: true,
  percent: 100,
  roles: [],
  cityIds: [],
  userIds: [],
  startsAt: null,
  endsAt: null,
}
const cities = [
  { id: 'h', name: 'Houston' },
  { id: 's', name: 'San Antonio' },
]
const nowMs = Date.parse('2026-11-16T12:00:00Z')
const december = '2026-12-01T18:00:00Z'
const october = '2026-10-01T18:00:00Z'

test.each<[Partial<FlagRules>, string, string]>([
  [{}, 'On for everyone', 'Activa para todos'],
  [{ isEnabled: false }, 'Off', 'Apagada'],
  [
    { percent: 25, roles: ['client'], cityIds: ['h'], endsAt: december },
    'On for 25% of clients in Houston until Dec 1, 2026',
    'Activa para el 25% de los clientes en Houston hasta el 1 dic 2026',
  ],
  [
    { percent: 2.5, roles: ['barber', 'employee'] },
    'On for 2.5% of barbers and team members',
    'Activa para el 2.5% de los barberos y miembros de equipos',
  ],
  [
    { roles: ['client'], cityIds: ['h', 's'] },
    'On for clients in Houston and San Antonio',
    'Activa para clientes en Houston y San Antonio',
  ],
  [
    { percent: 50, userIds: ['a', 'b'] },
    'On for 50% of people, plus 2 people by name',
    'Activa para el 50% de las personas, más 2 personas por nombre',
  ],
  [{ percent: 0 }, 'On for no one', 'Activa para nadie'],
  [{ percent: 0, userIds: ['a'] }, 'On for 1 person by name', 'Activa para 1 persona por nombre'],
  [{ startsAt: december }, 'From Dec 1, 2026 for everyone', 'Desde el 1 dic 2026 para todos'],
  [{ endsAt: october }, 'Off since Oct 1, 2026', 'Apagada desde el 1 oct 2026'],
])('%j', (more, en, es) => {
  const say = (language: 'en' | 'es') =>
    stateOf({ ...rules, ...more }, { cities, language, nowMs }).replaceAll(/\s/g, ' ')
  expect(say('en')).toBe(en)
  expect(say('es')).toBe(es)
})

test('a kill switch whose time is over runs normally', () => {
  const context = { cities, language: 'en', nowMs } as const
  expect(pauseOf({ ...rules, endsAt: october }, context)).toBe('Running normally')
  expect(pauseOf(rules, context)).toBe('Paused')
  expect(pauseOf({ ...rules, endsAt: december }, context)).toMatch(/^Paused until Dec 1, 2026/)
})
