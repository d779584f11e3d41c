// A request, kept fresh: the live channel says when something was said; where there is none, for guests
// and while it is down, we ask.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Ticket } from '#contract/accounts/tickets.ts'
import { api } from '#web/api.ts'
import { onLive, useLiveStatus } from '#web/live/live.ts'
import { useSession } from '#web/session.tsx'

const calmMs = 20_000
const heard = ['message', 'seen', 'notification']

export function useTicket(id: string) {
  const queries = useQueryClient()
  const { session } = useSession()
  const isLive = useLiveStatus() === 'open' && session !== null
  const { queryKey } = api.tickets.read.query({ id })
  useEffect(() => {
    if (isLive) void queries.invalidateQueries({ queryKey: api.tickets.read.key() })
    return onLive('user', ({ type }) => {
      if (heard.includes(type)) void queries.invalidateQueries({ queryKey: api.tickets.read.key() })
    })
  }, [isLive, queries])
  return useQuery({
    ...api.tickets.read.query({ id }),
    queryKey,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchOnMount: 'always',
    refetchInterval: isLive ? 60_000 : calmMs,
  })
}

export function useRefresh() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [api.tickets.read, api.tickets.list].map((call) =>
        queries.invalidateQueries({ queryKey: call.key() }),
      ),
    )
}

// Once the newest message is on a screen that someone looks at.
export function useSeen(ticket: Ticket) {
  const queries = useQueryClient()
  const { id, isUnread } = ticket
  const newest = ticket.messages.at(-1)?.seq ?? 0
  useEffect(() => {
    if (!isUnread || newest === 0) return
    const tell = () => {
      if (document.hidden) return
      const done = api.tickets.seen.send({ id, seq: newest })
      done
        .then(() => queries.invalidateQueries({ queryKey: api.tickets.list.key() }))
        .catch(() => {})
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, isUnread, newest, queries])
}
