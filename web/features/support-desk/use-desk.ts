// The queue and the open request, kept fresh, and who else looks at it.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ticketViews } from '#contract/admin/support/support-words.ts'
import { api } from '#web/api.ts'
import { textIn } from '#web/features/admin-list/filters.ts'
import { onLive, useLiveStatus } from '#web/live/live.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { useSearchParams } from 'react-router'

const deskCalls = [api.supportDesk.list, api.supportDesk.read, api.supportDesk.numbers]
const heard = ['support', 'message', 'seen', 'notification']

export function useAsked() {
  const [params] = useSearchParams()
  const view = ticketViews.find((each) => each === params.get('view')) ?? 'waiting'
  return { view, q: textIn(params) }
}

export function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all(deskCalls.map((call) => queries.invalidateQueries({ queryKey: call.key() })))
}

export function useLiveDesk() {
  const queries = useQueryClient()
  const isLive = useLiveStatus() === 'open'
  useEffect(() => {
    const fetchAll = () => {
      for (const call of deskCalls) void queries.invalidateQueries({ queryKey: call.key() })
    }
    if (isLive) fetchAll()
    return onLive('user', ({ type }) => {
      if (heard.includes(type)) fetchAll()
    })
  }, [isLive, queries])
}

type Look = { name: string; isWriting: boolean; at: number }

const tellEveryMs = 10_000
const forgetMs = 25_000

// Colleagues who have the same request open, or are answering it. Nothing of it is kept anywhere.
export function useColleagues(id: string, isWriting: boolean) {
  const may = useMay()
  const mayWrite = may('support.write')
  const [looks, setLooks] = useState<Record<string, Look>>({})
  useEffect(() => {
    if (!mayWrite) return
    const tell = () => {
      if (!document.hidden) api.supportDesk.look.send({ id, isWriting }).catch(() => {})
      setLooks((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([, { at }]) => Date.now() - at < forgetMs),
        ),
      )
    }
    tell()
    const timer = setInterval(tell, tellEveryMs)
    return () => clearInterval(timer)
  }, [id, isWriting, mayWrite])
  useEffect(
    () =>
      onLive('user', (event) => {
        if (event.type !== 'look' || event.id !== id) return
        const look = {
          name: String(event.name),
          isWriting: event.isWriting === true,
          at: Date.now(),
        }
        setLooks((before) => ({ ...before, [String(event.userId)]: look }))
      }),
    [id],
  )
  const all = Object.values(looks)
  return all.find((look) => look.isWriting) ?? all[0]
}
