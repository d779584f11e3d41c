// The stream itself: opened, kept open, and opened anew for another person.
import { livePath, type LiveEventName } from '#contract/live.ts'
import { checkSession, onSessionEvent } from '#web/session.tsx'

export type LiveStatus = 'connecting' | 'open' | 'down'
export type LiveEvent = { name: LiveEventName; data: unknown; id: string }

type Options = {
  // The last event heard by this browser, in whichever of its tabs.
  lastId: () => string
  // The barbers it wants to hear of.
  watched: () => readonly string[]
  onEvent: (event: LiveEvent) => void
  onStatus: (status: LiveStatus) => void
}

const names: readonly LiveEventName[] = [
  'ready',
  'change',
  'user',
  'barber',
  'platform',
  'reset',
  'ended',
]
const firstWaitMs = 2000
const longestWaitMs = 60_000
// Tells the server which stream a new one takes the place of.
const tab = Math.random().toString(36).slice(2)

export type KeptStream = ReturnType<typeof keepStream>

export function keepStream({ lastId, watched, onEvent, onStatus }: Options) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstWaitMs

  function open() {
    close()
    const query = queryOf()
    onStatus('connecting')
    source = new EventSource(`${livePath}?${query}`)
    source.onopen = () => {
      waitMs = firstWaitMs
      onStatus('open')
    }
    source.onerror = lose
    for (const name of names) source.addEventListener(name, (event) => hear(name, event))
  }

  function queryOf() {
    const watch = watched().join(',')
    return new URLSearchParams({ tab, after: lastId(), ...(watch && { watch }) })
  }

  function hear(name: LiveEventName, { data, lastEventId }: MessageEvent<string>) {
    onEvent({ name, data: JSON.parse(data), id: lastEventId })
    if (name === 'ended') end()
  }

  // A broken connection is tried again by the browser itself, a refusal is not.
  function lose() {
    onStatus('down')
    if (source?.readyState === EventSource.CLOSED) openLater()
  }

  // As soon as the session is known to be over, the stream comes back as a guest's.
  function end() {
    close()
    onStatus('down')
    openLater()
    void checkSession()
  }

  function openLater() {
    clearTimeout(timer)
    timer = setTimeout(open, waitMs * (1 + Math.random()))
    waitMs = Math.min(waitMs * 2, longestWaitMs)
  }

  function close() {
    clearTimeout(timer)
    source?.close()
  }

  const forgetSession = onSessionEvent((event) => {
    if (event === 'SIGNED_IN' || event === 'SIGNED_OUT') open()
  })
  open()
  return {
    reopen: open,
    stop() {
      forgetSession()
      close()
    },
  }
}
