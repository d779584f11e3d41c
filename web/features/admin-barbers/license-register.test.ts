import { expect, test } from 'vitest'
import { registerOf } from './license-register.ts'

test.each([
  ['TX', 'www.tdlr.texas.gov'],
  ['CO', 'apps2.colorado.gov'],
])('licenses of %s are looked up at %s', (state, host) => {
  expect(new URL(registerOf(state)?.href ?? '').host).toBe(host)
})

test.each(['NM', ''])('%s has no register that we know', (state) => {
  expect(registerOf(state)).toBeUndefined()
})
