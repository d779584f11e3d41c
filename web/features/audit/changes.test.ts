import { expect, test } from 'vitest'
import { changesIn } from './changes.ts'

const words = {
  yes: 'yes',
  no: 'no',
  when: (at: string) => `at ${at.slice(11, 16)}`,
  day: (day: string) => `day ${day.slice(8)}`,
}

test('only what differs, in both directions', () => {
  const [draft, approved] = [
    { status: 'draft', name: 'A' },
    { status: 'approved', name: 'A' },
  ]
  expect(changesIn(draft, approved, words)).toEqual([
    { key: 'status', before: 'draft', after: 'approved' },
  ])
  expect(changesIn(null, { role: 'support', endsAt: null }, words)).toEqual([
    { key: 'role', before: '', after: 'support' },
  ])
  expect(changesIn({ role: 'support' }, null, words)).toEqual([
    { key: 'role', before: 'support', after: '' },
  ])
})

test('lists and objects become words, and so do yes and no', () => {
  const after = { days: [1, 2], why: { license: 'Blurred' }, isOn: false }
  expect(changesIn({ isOn: true }, after, words)).toEqual([
    { key: 'isOn', before: 'yes', after: 'no' },
    { key: 'days', before: '', after: '1, 2' },
    { key: 'why', before: '', after: 'license: Blurred' },
  ])
})

test('times and days are said in words', () => {
  const after = { dueAt: '2026-11-24T05:13:18.970684Z', dueOn: '2026-11-15', number: '2026-11' }
  expect(changesIn(null, after, words).map((change) => change.after)).toEqual([
    'at 05:13',
    'day 15',
    '2026-11',
  ])
})
