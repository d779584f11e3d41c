import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'

const changed = [api.disputes.mine, api.disputes.ofShop, api.disputes.read]

export function refreshDisputes(queries: QueryClient) {
  return Promise.all(changed.map((each) => queries.invalidateQueries({ queryKey: each.key() })))
}

// When the other side or the administration did something.
export function useLiveDisputes() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshDisputes(queries)
    const leave = [
      onLive('user', ({ type }) => type === 'dispute' && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
