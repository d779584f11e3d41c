import { expect, test, vi } from 'vitest'
import { createWatches } from './live-watches.ts'

test('a stream is opened anew only for what it does not tell yet', () => {
  const reopen = vi.fn(() => void watches.all())
  const watches = createWatches(reopen)
  const leave = watches.add('one')
  leave()
  watches.add('one')
  watches.hear('other tab', ['one'])
  expect(reopen).toHaveBeenCalledTimes(1)
  watches.hear('other tab', ['two'])
  expect(reopen).toHaveBeenCalledTimes(2)
  expect(watches.all()).toEqual(['one', 'two'])
  watches.hear('other tab', [])
  expect(watches.all()).toEqual(['one'])
})

test('five are asked for at most, one’s own before the others’', () => {
  const watches = createWatches(() => {})
  watches.hear('other tab', ['a', 'b', 'c', 'd', 'e', 'f'])
  watches.add('mine')
  expect(watches.all()).toEqual(['mine', 'a', 'b', 'c', 'd'])
})
