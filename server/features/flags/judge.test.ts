import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlagRules } from '#contract/admin/flags.ts'
import { flagNames, flags } from '#contract/flags.ts'
import { anyone, bucketOf, judge, type Asker } from './judge.ts'

const all: FlagRules = {
  isEnabled: true,
  percent: 100,
  roles: [],
  cityIds: [],
  userIds: [],
  startsAt: null,
  endsAt: null,
}
const someone = (): Asker => ({ ...anyone, userId: randomUUID(), roles: ['client'] })
const ana = someone()
const her = [ana.userId ?? '']
const noon = Date.parse('2026-11-16T12:00:00.000Z')
const at = (hour: number) => `2026-11-16T${hour}:00:00.000Z`
const ask = (rules: Partial<FlagRules>, asker = ana) =>
  judge('waitlist', { ...all, ...rules }, asker, noon)

test('without a row the code decides', () => {
  for (const name of flagNames)
    expect(judge(name, undefined, anyone, noon)).toEqual({
      isOn: flags[name].isOn,
      step: 'default',
    })
})

test.each<[string, Partial<FlagRules>, boolean, string]>([
  ['off beats everything', { isEnabled: false, userIds: her }, false, 'off'],
  ['the window comes before named people', { startsAt: at(13), userIds: her }, false, 'early'],
  ['it begins with its first moment', { startsAt: at(12), endsAt: at(13) }, true, 'percent'],
  ['and ends with its last', { endsAt: at(12), userIds: her }, false, 'over'],
  [
    'named people need no other rule',
    { percent: 0, roles: ['barber'], userIds: her },
    true,
    'named',
  ],
  ['another role', { roles: ['barber'] }, false, 'role'],
  ['no city is not this city', { roles: ['client'], cityIds: ['h'] }, false, 'city'],
  ['nobody', { percent: 0 }, false, 'percent'],
])('%s', (_, rules, isOn, step) => {
  expect(ask(rules)).toEqual({ isOn, step })
})

test('role and city must both fit', () => {
  const rules: Partial<FlagRules> = { roles: ['client'], cityIds: ['h'] }
  expect(ask(rules, { ...ana, cityId: 'h' }).isOn).toBe(true)
  expect(ask(rules, { ...ana, cityId: 'h', roles: ['barber'] }).isOn).toBe(false)
})

test('a visitor without any id has what everyone has; a device has a share of its own', () => {
  expect(ask({}, anyone).isOn).toBe(true)
  expect(ask({ percent: 99.99 }, anyone).isOn).toBe(false)
  const devices = Array.from({ length: 200 }, () => ({ ...anyone, deviceId: randomUUID() }))
  const lucky = devices.filter((device) => ask({ percent: 50 }, device).isOn)
  expect(lucky.length).toBeGreaterThan(50)
  expect(lucky.length).toBeLessThan(150)
})

test('a pause is for everyone, whatever else is set', () => {
  const narrow = { ...all, percent: 0, roles: ['barber' as const] }
  expect(judge('bookings_paused', narrow, anyone, noon).isOn).toBe(true)
})

test('raising the share takes nobody out', () => {
  const share = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.uuid(), share, share, (userId, one, other) => {
      const asker = { ...anyone, userId }
      if (ask({ percent: Math.min(one, other) }, asker).isOn)
        expect(ask({ percent: Math.max(one, other) }, asker).isOn).toBe(true)
    }),
  )
})

test('a share is fair, and two flags pick different people', () => {
  const people = Array.from({ length: 20_000 }, someone)
  const has = (name: string) => new Set(people.filter((asker) => bucketOf(name, asker) < 1000))
  const [one, other] = [has('waitlist'), has('reviews_photos')]
  expect(Math.abs(one.size - 2000)).toBeLessThan(200)
  expect(Math.abs([...one].filter((asker) => other.has(asker)).length - 200)).toBeLessThan(70)
})
