import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

test('only what differs, in both directions', () => {
  expect(changesIn({ status: 'draft', name: 'A' }, { status: 'approved', name: 'A' })).toEqual([
    { key: 'status', before: 'draft', after: 'approved' },
  ])
  expect(changesIn(null, { role: 'support', endsAt: null })).toEqual([
    { key: 'role', before: '', after: 'support' },
  ])
  expect(changesIn({ role: 'support' }, null)).toEqual([
    { key: 'role', before: 'support', after: '' },
  ])
})

test('lists and objects become words', () => {
  expect(changesIn(null, { days: [1, 2], why: { license: 'Blurred' } })).toEqual([
    { key: 'days', before: '', after: '1, 2' },
    { key: 'why', before: '', after: 'license: Blurred' },
  ])
})
