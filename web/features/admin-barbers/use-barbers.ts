import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#web/api.ts'
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

export function useAsked() {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return {
    queue: queues.find(({ name }) => name === params.get('show')) ?? queues[0],
    q: params.get('q')?.slice(0, 80) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  }
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
