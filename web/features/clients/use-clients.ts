import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { clientFilters, clientSorts } from '#contract/business/clients.ts'
import { onLive } from '#web/live/live.ts'
import { useOpened } from '#web/ui/overlays/opened.ts'

export async function refreshClients(queries: QueryClient) {
  await queries.invalidateQueries({ queryKey: ['clients'] })
}

// A booking that is made or over, a note from a colleague: on this screen at once.
export function useLiveClients() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshClients(queries)
    const leave = [
      onLive('user', ({ type }) => (type === 'client' || type === 'booking') && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}

// Filters and page from the address.
export function useAsked() {
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    filter: clientFilters.find((each) => each === params.get('show')) ?? 'all',
    tag: params.get('tag') ?? undefined,
    sort: clientSorts.find((each) => each === params.get('sort')) ?? '-lastBooking',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

// Which record is open: ?client=ID.
export const useOpenClient = () => useOpened('client')

// Something done to a record: once at a time, the list and the record as they are afterwards.
export function useSaved() {
  const queries = useQueryClient()
  return async <T>(work: Promise<T>) => {
    const result = await work
    await refreshClients(queries)
    return result
  }
}
