// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefresher } from './live-refresh.ts'

const queries = new QueryClient()
const asked = vi.spyOn(queries, 'invalidateQueries').mockResolvedValue()
let isHidden = false
let refresher: ReturnType<typeof createRefresher>

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  refresher = createRefresher(queries)
})

afterEach(() => {
  refresher.stop()
  vi.useRealTimers()
})

test.each([
  ['stats', 5000, 3],
  ['theme_settings', 1000, 1],
] as const)('%s: the first change at once, a flood every %i ms', (topic, restMs, queriesEach) => {
  refresher.refresh(topic)
  expect(asked).toHaveBeenCalledTimes(queriesEach)
  for (let change = 0; change < 50; change++) refresher.refresh(topic)
  vi.advanceTimersByTime(restMs - 1)
  expect(asked).toHaveBeenCalledTimes(queriesEach)
  vi.advanceTimersByTime(1)
  expect(asked).toHaveBeenCalledTimes(2 * queriesEach)
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveBeenCalledTimes(2 * queriesEach)
})

test('a page in the background fetches when it comes to the front, and only once', () => {
  isHidden = true
  refresher.refresh('theme_settings')
  refresher.refresh('theme_settings')
  expect(asked).not.toHaveBeenCalled()

  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked.mock.calls).toEqual([[{ queryKey: ['settings', 'theme'] }]])
})
