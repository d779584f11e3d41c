import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { textIn } from '#web/features/admin-list/filters.ts'
import { onLive } from '#web/live/live.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'

// The names in the address, and the server's filter of each.
export const queues = [
  { name: 'waiting', show: 'waiting' },
  { name: 'changes', show: 'changes_requested' },
  { name: 'approved', show: 'approved' },
  { name: 'suspended', show: 'suspended' },
  { name: 'expiring', show: 'expiring' },
  { name: 'rejected', show: 'rejected' },
] as const
export type QueueName = (typeof queues)[number]['name']

// The filters in an address. The first queue is the one without a name in it.
export function filtersIn(params: URLSearchParams) {
  const { name: show } = queueIn(params)
  return { show: show === queues[0].name ? undefined : show, q: textIn(params) }
}

const queueIn = (params: URLSearchParams) =>
  queues.find(({ name }) => name === params.get('show')) ?? queues[0]

export function useAsked() {
  const [params] = useSearchParams()
  return { queue: queueIn(params), q: textIn(params) }
}

// Which barber is open: ?barber=ID.
export const useOpenBarber = () => useOpened('barber')

export async function refreshBarbers(queries: QueryClient) {
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.approvals.list.key() }),
    queries.invalidateQueries({ queryKey: api.approvals.read.key() }),
    queries.invalidateQueries({ queryKey: api.audit.list.key() }),
  ])
}

// A decision about what has changed since is refused: the drawer then shows what there is now.
export async function refreshIfChanged(queries: QueryClient, decide: () => Promise<unknown>) {
  try {
    await decide()
  } catch (error) {
    if (isRefusal(error) && error.code === 'REVIEW_CHANGED') await refreshBarbers(queries)
    throw error
  }
}

// A new submission is told by a notification.
export function useLiveBarbers() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshBarbers(queries)
    const leave = [
      onLive('user', ({ type }) => type === 'notification' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
