// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordPageLoad } from './page-metrics.ts'

const key = 'pageLoadMetrics'
const saved = () =>
  JSON.parse(localStorage.getItem(key) ?? '[]') as { path: string; loadMs: number }[]

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: 'http://kempt.example/explore?q=secret',
      responseStart: 20.4,
      domContentLoadedEventEnd: 80,
      loadEventEnd: 120,
    } as unknown as PerformanceEntry,
  ])
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a load is recorded one second after it is complete, by path alone', () => {
  recordPageLoad()
  vi.advanceTimersByTime(999)
  expect(saved()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(saved()).toMatchObject([
    { path: '/explore', ttfbMs: 20, domContentLoadedMs: 80, loadMs: 120, lcpMs: null },
  ])
})

test('the last 100 are kept', () => {
  const old = Array.from({ length: 100 }, (_, index) => ({ path: `/old/${index}` }))
  localStorage.setItem(key, JSON.stringify(old))
  recordPageLoad()
  vi.advanceTimersByTime(1000)
  expect(saved()).toHaveLength(100)
  expect([saved()[0]?.path, saved().at(-1)?.path]).toEqual(['/old/1', '/explore'])
})

test('what others left under the key does not disturb', () => {
  localStorage.setItem(key, '{broken')
  recordPageLoad()
  vi.advanceTimersByTime(1000)
  expect(saved()).toHaveLength(1)
})

test('a page that is left before then records nothing', () => {
  const stop = recordPageLoad()
  stop()
  vi.advanceTimersByTime(2000)
  expect(saved()).toEqual([])
})
