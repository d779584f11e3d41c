// What was written and is not yet with the server: kept in the browser, sent in order, one at a time. A
// repeated try has the same id, so it is the same message.
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { keep, readKept } from '#web/kept.ts'

export type Draft = { clientId: string; body: string; files: string[]; at: number }
export type Outgoing = Draft & { refusal?: string; isRetried?: boolean }

const longestMs = 24 * 3_600_000
const most = 50
const firstWaitMs = 500
const longestWaitMs = 30_000

const nameOf = (id: string) => `kempt-outgoing-${id}`

function readWaiting(id: string) {
  const kept = readKept<Outgoing[]>(nameOf(id)) ?? []
  return kept.filter(({ at }) => Date.now() - at < longestMs).slice(0, most)
}

function keepWaiting(id: string, waiting: readonly Outgoing[]) {
  keep(nameOf(id), waiting.length === 0 ? undefined : waiting)
}

const isForGood = (error: unknown) =>
  isRefusal(error) && !['UNREACHABLE', 'UNAVAILABLE', 'INTERNAL'].includes(error.code)

// The caller is remounted for another id.
export function useOutgoing(id: string, send: (draft: Draft) => Promise<unknown>) {
  const [waiting, setWaiting] = useState(() => readWaiting(id))
  const list = useRef(waiting)
  const isBusy = useRef(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })

  const change = useCallback(
    (next: Outgoing[]) => {
      list.current = next
      keepWaiting(id, next)
      setWaiting(next)
    },
    [id],
  )

  const flush = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    let waitMs = firstWaitMs
    for (;;) {
      const [first] = list.current
      if (!first || first.refusal !== undefined) break
      try {
        await latest.current(first)
        change(list.current.filter(({ clientId }) => clientId !== first.clientId))
        waitMs = firstWaitMs
      } catch (error) {
        const changed = isForGood(error)
          ? { ...first, refusal: messageOf(error) }
          : { ...first, isRetried: true }
        change(list.current.map((each) => (each.clientId === first.clientId ? changed : each)))
        if (changed.refusal !== undefined) break
        const pauseMs = waitMs
        await new Promise((over) => setTimeout(over, pauseMs))
        waitMs = Math.min(2 * waitMs, longestWaitMs)
      }
    }
    isBusy.current = false
  }, [change])

  useEffect(() => {
    void flush()
  }, [flush])

  return {
    waiting,
    add(body: string, files: string[]) {
      change([...list.current, { clientId: crypto.randomUUID(), body, files, at: Date.now() }])
      void flush()
    },
    retry() {
      change(list.current.map(({ clientId, body, files, at }) => ({ clientId, body, files, at })))
      void flush()
    },
    remove(clientId: string) {
      change(list.current.filter((each) => each.clientId !== clientId))
      void flush()
    },
  }
}
