// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEventName, Versions } from '#contract/live.ts'
import { fakeLocks } from './live.test.kit.ts'

type Source = {
  url: string
  readyState: number
  onopen: () => void
  onerror: () => void
  tell: (name: LiveEventName, data: unknown, id?: number) => void
}

const infoPages = ['story', 'faq', 'legal', 'catalogue', 'contact'].map((page) => `content/${page}`)
const sources: Source[] = []
const open = () => sources.filter(({ readyState }) => readyState !== 2)
const checkSession = vi.fn()
let sessionListeners: ((event: string) => void)[] = []
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', fakeEventSource())
  vi.stubGlobal('BroadcastChannel', fakeChannel())
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (work(), 1))
  vi.stubGlobal('cancelIdleCallback', () => {})
  vi.stubGlobal('navigator', { locks: fakeLocks() })
  vi.doMock('#web/session.tsx', () => ({
    checkSession,
    onSessionEvent(listener: (event: string) => void) {
      sessionListeners.push(listener)
      return () => (sessionListeners = sessionListeners.filter((each) => each !== listener))
    },
  }))
})

afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  sources.length = 0
  sessionListeners = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('two tabs share one stream, and both hear what it says', async () => {
  const first = await openTab()
  const second = await openTab()
  expect(open()).toHaveLength(1)

  open()[0]?.tell('change', { topic: 'settings', version: 7 }, 7)
  const wanted = ['settings/read', ...infoPages]
  expect([first.refreshed, second.refreshed]).toEqual([wanted, wanted])
})

test('each topic refreshes its own queries, a version only once', async () => {
  const tab = await openTab()
  open()[0]?.tell('ready', { versions: { theme_settings: 3 } }, 3)
  open()[0]?.tell('change', { topic: 'theme_settings', version: 3 }, 3)
  open()[0]?.tell('change', { topic: 'page_content', version: 4 }, 4)
  open()[0]?.tell('change', { topic: 'stats', version: 5 }, 5)
  open()[0]?.tell('change', { topic: 'cms_content', version: 6 }, 6)
  open()[0]?.tell('reset', {}, 7)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tab.refreshed).toEqual([
    'settings/theme',
    'content/landing',
    ...infoPages,
    'stats/platform',
    'content/categories',
    'barbers/featured',
    'content/footer',
    'stats/platform',
    ...infoPages,
    'everything',
  ])
})

test('what the page was made of is not fetched again, what changed since is', async () => {
  const tab = await openTab({ settings: 3, stats: 4 })
  open()[0]?.tell('ready', { versions: { settings: 3, stats: 5 } }, 5)
  expect(tab.refreshed).toEqual(['stats/platform', 'content/categories', 'barbers/featured'])
})

test('a page that was made before what the stream has said is fetched anew', async () => {
  const { live, refreshed } = await openTab({ settings: 3 })
  open()[0]?.tell('ready', { versions: { settings: 3, stats: 5 } }, 5)
  await vi.advanceTimersByTimeAsync(10_000)
  refreshed.length = 0
  live.knowVersions({ settings: 3, stats: 5 })
  expect(refreshed).toEqual([])
  live.knowVersions({ settings: 3, stats: 4 })
  expect(refreshed).toEqual(['stats/platform', 'content/categories', 'barbers/featured'])
})

test('when the tab with the stream closes, another goes on after the last event', async () => {
  const first = await openTab()
  await openTab()
  open()[0]?.tell('user', { type: 'notification' }, 41)
  first.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(open().map(({ url }) => url)).toEqual([expect.stringMatching(/after=41$/)])
})

test('a tab in front takes over from one that fell asleep, which then lets go', async () => {
  const first = await openTab()
  open()[0]?.tell('user', { type: 'notification' }, 9)
  first.isAsleep = true
  await openTab()
  await vi.advanceTimersByTimeAsync(999)
  expect(sources).toHaveLength(1)

  await vi.advanceTimersByTimeAsync(1)
  expect([sources.length, sources[0]?.readyState, sources[1]?.readyState]).toEqual([2, 2, 0])
})

test('whoever took over and lost it again is still in line', async () => {
  const first = await openTab()
  first.isAsleep = true
  const second = await openTab()
  await vi.advanceTimersByTimeAsync(1000)
  first.stop()
  second.isAsleep = true
  const third = await openTab()
  await vi.advanceTimersByTimeAsync(1000)
  third.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect([sources.length, open().length]).toEqual([4, 1])
})

test('listeners hear user events until they leave', async () => {
  const { live } = await openTab()
  const heard: unknown[] = []
  const leave = live.onLive('user', (event) => heard.push(event.type))
  open()[0]?.tell('user', { type: 'one' }, 1)
  leave()
  open()[0]?.tell('user', { type: 'two' }, 2)
  expect(heard).toEqual(['one'])
})

test('a barber who is looked at is asked for by whichever tab has the stream', async () => {
  const first = await openTab()
  const second = await openTab()
  const heard: unknown[] = []
  second.live.onLive('barber', ({ version }) => heard.push(version))
  second.live.watchBarber('b1')
  open()[0]?.tell('barber', { barberId: 'b1', version: 4 }, 4)
  first.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([4])
  expect(sources.map(({ url }) => url.endsWith('watch=b1'))).toEqual([false, true, true])
})

test('a tab that begins to lead learns what the others look at', async () => {
  const first = await openTab()
  await openTab()
  const third = await openTab()
  third.live.watchBarber('b2')
  first.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(open().at(-1)?.url).toMatch(/watch=b2$/)
})

test('signing in or out opens the stream anew, and only these two', async () => {
  await openTab()
  for (const event of ['TOKEN_REFRESHED', 'USER_UPDATED']) tellSession(event)
  expect(sources).toHaveLength(1)
  for (const event of ['SIGNED_IN', 'SIGNED_OUT']) tellSession(event)
  expect([sources.length, open().length]).toEqual([3, 1])
})

test('an ended session is asked about, and the stream comes back later', async () => {
  await openTab()
  open()[0]?.tell('ended', {}, 5)
  expect([open().length, checkSession.mock.calls.length]).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(4000)
  expect(open()).toHaveLength(1)
})

test('a refusal is tried again, more and more slowly', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await openTab()
  const refuse = () => {
    const source = open()[0]
    if (!source) return
    source.readyState = 2
    source.onerror()
  }
  refuse()
  await vi.advanceTimersByTimeAsync(2000)
  expect(sources).toHaveLength(2)
  refuse()
  await vi.advanceTimersByTimeAsync(3999)
  expect(sources).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(sources).toHaveLength(3)
})

test('a browser without locks opens a stream in each tab', async () => {
  vi.stubGlobal('navigator', {})
  await openTab()
  await openTab()
  expect(open()).toHaveLength(2)
})

test('so does one that may not use its locks', async () => {
  const request = () => Promise.reject(new DOMException('closed', 'SecurityError'))
  vi.stubGlobal('navigator', { locks: { request } })
  const tab = await openTab()
  expect(open()).toHaveLength(1)
  tab.stop()
  expect(open()).toHaveLength(0)
})

function tellSession(event: string) {
  for (const listener of sessionListeners) listener(event)
}

type Tab = { isAsleep: boolean }
let opening: Tab | undefined

// Each tab has its own copy of the modules; locks, channel and server are the browser's.
async function openTab(known?: Versions) {
  vi.resetModules()
  const live = await import('./live.ts')
  const refreshed: string[] = []
  const queries = new QueryClient()
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filters) => {
    refreshed.push(filters?.queryKey?.join('/') ?? 'everything')
  })
  const tab = { isAsleep: false, live, refreshed, stop: () => {} }
  opening = tab
  if (known) live.knowVersions(known)
  tab.stop = live.startLive(queries)
  stops.push(tab.stop)
  await vi.advanceTimersByTimeAsync(0)
  return tab
}

function fakeEventSource() {
  return Object.assign(
    function (this: Source, url: string) {
      const listeners = new Map<string, (event: object) => void>()
      Object.assign(this, {
        url,
        readyState: 0,
        addEventListener: (name: string, listener: (event: object) => void) =>
          listeners.set(name, listener),
        close: () => (this.readyState = 2),
        tell: (name: string, data: unknown, id = 0) =>
          listeners.get(name)?.({ data: JSON.stringify(data), lastEventId: String(id) }),
      })
      sources.push(this)
    },
    { CLOSED: 2 },
  )
}

type Channel = { tab: Tab | undefined; onmessage?: (event: { data: unknown }) => void }

function fakeChannel() {
  const all = new Set<Channel>()
  return function (this: Channel) {
    Object.assign(this, {
      tab: opening,
      postMessage: (data: unknown) => {
        for (const other of all)
          if (other !== this && !other.tab?.isAsleep) other.onmessage?.({ data })
      },
      close: () => all.delete(this),
    })
    all.add(this)
  }
}
