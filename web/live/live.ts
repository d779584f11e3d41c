// What the server tells while a page is open. One tab of the browser holds the stream and tells the
// others; when it closes, or falls asleep, another takes over where it stopped.
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { entriesOf } from '#contract/lists.ts'
import type { LiveEventName, LiveEvents, Versions } from '#contract/live.ts'
import { createRefresher } from './live-refresh.ts'
import { keepStream, type KeptStream, type LiveEvent, type LiveStatus } from './live-stream.ts'
import { createWatches } from './live-watches.ts'

type Listener = (data: never) => void
type Message =
  | { kind: 'event'; event: LiveEvent }
  | { kind: 'state'; status: LiveStatus; lastId: string; versions: Versions }
  | { kind: 'hello' }
  | { kind: 'watch'; tab: string; barberIds: readonly string[] }

const name = 'kempt-live'
const answerMs = 1000

let refresher: ReturnType<typeof createRefresher> | undefined
let status: LiveStatus = 'connecting'
let lastId = ''
let versions: Versions = {}
let stream: KeptStream | undefined
const watches = createWatches(() => stream?.reopen())
let sayWatches = () => {}
const watchers = new Set<() => void>()
const listeners = new Map<LiveEventName, Set<Listener>>()

// Once, from the root. The stream waits until the page has nothing better to do.
export function startLive(client: QueryClient) {
  refresher = createRefresher(client)
  let stop: (() => void) | undefined
  const start = () => {
    stop ??= canShare() ? shareStream() : openStream({ onEvent: take, onStatus })
  }
  const pause = () => {
    stop?.()
    stop = undefined
  }
  const cancel = whenIdle(start)
  // A page with an open stream could not be kept for the way back.
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) start()
  }
  addEventListener('pagehide', pause)
  addEventListener('pageshow', resume)
  return () => {
    cancel()
    pause()
    refresher?.stop()
    removeEventListener('pagehide', pause)
    removeEventListener('pageshow', resume)
  }
}

// What a page was made of is known, so only what has changed since is fetched.
export function knowVersions(made: Versions) {
  for (const [topic, version = 0] of entriesOf(made)) {
    const seen = versions[topic]
    if (seen === undefined) versions = { ...versions, [topic]: version }
    else if (seen > version) refresher?.refresh(topic)
  }
}

export function onLive<Name extends LiveEventName>(
  name: Name,
  listener: (data: LiveEvents[Name]) => void,
) {
  const those = listeners.get(name) ?? new Set()
  listeners.set(name, those.add(listener as Listener))
  return () => void those.delete(listener as Listener)
}

// Asks to hear `barber` events of this barber, by the user id, until the returned function is called.
export function watchBarber(barberId: string) {
  const leave = watches.add(barberId)
  sayWatches()
  return () => {
    leave()
    sayWatches()
  }
}

type Hearing = Pick<Parameters<typeof keepStream>[0], 'onEvent' | 'onStatus'>

function openStream(hearing: Hearing) {
  const mine = keepStream({ lastId: () => lastId, watched: watches.all, ...hearing })
  stream = mine
  watches.settle()
  return () => {
    mine.stop()
    if (stream === mine) stream = undefined
  }
}

export function useLiveStatus() {
  return useSyncExternalStore(
    watch,
    () => status,
    () => 'connecting' as const,
  )
}

function shareStream() {
  const channel = new BroadcastChannel(name)
  const say = (message: Message) => channel.postMessage(message)
  const sayState = () => say({ kind: 'state', status, lastId, versions })
  let isHeard = false

  const leadership = holdLock(() =>
    openStream({
      onEvent(event) {
        take(event)
        say({ kind: 'event', event })
      },
      onStatus(next) {
        onStatus(next)
        sayState()
      },
    }),
  )

  sayWatches = () => say({ kind: 'watch', tab: watches.tab, barberIds: watches.own() })

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'watch') return watches.hear(data.tab, data.barberIds)
    if (data.kind === 'hello') {
      if (leadership.isHeld()) sayState()
      return
    }
    isHeard = true
    if (data.kind === 'event') return take(data.event)
    // A new leader tab does not know the topics of the other tabs yet.
    if (watches.own().length > 0) sayWatches()
    lastId = data.lastId
    seeAll(data.versions)
    onStatus(data.status)
  }

  // Phones put tabs to sleep without asking. A tab in front that gets no answer takes over.
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (document.hidden || leadership.isHeld()) return
    isHeard = false
    say({ kind: 'hello' })
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!isHeard && !document.hidden) leadership.take()
    }, answerMs)
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    say({ kind: 'watch', tab: watches.tab, barberIds: [] })
    sayWatches = () => {}
    leadership.giveUp()
    channel.close()
  }
}

// Waits in line for the lock, works while holding it, and queues again if it is taken away. Where
// locks are closed to the page, it works without one.
function holdLock(work: () => () => void) {
  let isHeld = false
  let release = () => {}
  let line = new AbortController()

  async function hold(options: LockOptions) {
    await navigator.locks.request(name, options, () => {
      isHeld = true
      const stop = work()
      return new Promise<void>((resolve) => (release = resolve)).finally(stop)
    })
  }

  function wait() {
    line = new AbortController()
    const { signal } = line
    hold({ signal }).catch((error: unknown) => {
      if (!signal.aborted) lose(error)
    })
  }

  function lose(error: unknown) {
    release()
    isHeld = !isStolen(error)
    if (isHeld) release = work()
    else wait()
  }

  wait()
  return {
    isHeld: () => isHeld,
    take() {
      if (isHeld) return
      line.abort()
      hold({ steal: true }).catch(lose)
    },
    giveUp() {
      isHeld = false
      line.abort()
      release()
    },
  }
}

function isStolen(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError'
}

function take({ name, data, id }: LiveEvent) {
  if (id) lastId = id
  if (name === 'ready') seeAll((data as LiveEvents['ready']).versions)
  if (name === 'change') {
    const { topic, version } = data as LiveEvents['change']
    seeAll({ [topic]: version })
  }
  if (name === 'reset') refresher?.refreshAll()
  for (const listener of listeners.get(name) ?? []) listener(data as never)
}

// A version seen before is nothing new, so it does no harm to be told twice.
function seeAll(told: Versions) {
  for (const [topic, version] of entriesOf(told)) {
    if (version === undefined || version <= (versions[topic] ?? 0)) continue
    versions = { ...versions, [topic]: version }
    refresher?.refresh(topic)
  }
}

function onStatus(next: LiveStatus) {
  if (status === next) return
  status = next
  for (const watcher of watchers) watcher()
}

function canShare() {
  return 'locks' in navigator && typeof BroadcastChannel !== 'undefined'
}

const patienceMs = 3000

function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, patienceMs)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: patienceMs })
  return () => cancelIdleCallback(idle)
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
