// Sends what is typed a moment after it was. What could not be sent stays in this browser, also
// through a reload, and is tried again until it has arrived.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isRefusal } from '#contract/errors.ts'
import type { SetupDraft, SetupState } from '#contract/business/setup.ts'
import { entriesOf } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { keep, readKept } from '#web/kept.ts'
import { setupKey } from './use-setup.ts'

export type Typed = Partial<SetupDraft>
export type SaveState = 'saved' | 'saving' | 'waiting'

const pauseMs = 700
const againMs = 4000

export function useAutosave(userId: string) {
  const queries = useQueryClient()
  const key = `kempt-setup-${userId}`
  const [unsent] = useState(() => readKept<Typed>(key) ?? {})
  const waiting = useRef<Typed>(unsent)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<void> | null>(null)
  const [state, setState] = useState<SaveState>(isEmpty(unsent) ? 'saved' : 'saving')

  function change(typed: Typed) {
    waiting.current = { ...waiting.current, ...typed }
    keepUnsent(key, waiting.current)
    setState((before) => (before === 'waiting' ? before : 'saving'))
    sendIn(pauseMs)
  }

  function sendIn(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), ms)
  }

  // True when everything typed so far has arrived.
  async function flush(): Promise<boolean> {
    await running.current
    clearTimeout(timer.current)
    if (isEmpty(waiting.current)) return true
    running.current = send().finally(() => (running.current = null))
    await running.current
    return isEmpty(waiting.current)
  }

  async function send() {
    const sent = waiting.current
    try {
      const saved = await api.setup.save.send(sent)
      queries.setQueryData<SetupState>(setupKey, saved)
      settle(sent)
    } catch (error) {
      // Handed in elsewhere meanwhile: there is nothing to type into any more.
      if (isRefusal(error) && error.code === 'SETUP_CLOSED') {
        settle(sent)
        await queries.invalidateQueries({ queryKey: setupKey })
        return
      }
      setState('waiting')
      sendIn(againMs)
    }
  }

  function settle(sent: Typed) {
    const rest = entriesOf(waiting.current).filter(([name, value]) => sent[name] !== value)
    waiting.current = Object.fromEntries(rest)
    keepUnsent(key, waiting.current)
    setState(rest.length === 0 ? 'saved' : 'saving')
    if (rest.length > 0) sendIn(pauseMs)
  }

  const hurry = useEffectEvent(() => void flush())
  useEffect(() => {
    const now = () => hurry()
    if (!isEmpty(waiting.current)) now()
    addEventListener('online', now)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener('online', now)
      removeEventListener('pagehide', now)
      now()
    }
  }, [])

  return { state, change, flush, typed: () => waiting.current }
}

function isEmpty(typed: Typed) {
  return Object.keys(typed).length === 0
}

function keepUnsent(key: string, typed: Typed) {
  keep(key, isEmpty(typed) ? undefined : typed)
}
