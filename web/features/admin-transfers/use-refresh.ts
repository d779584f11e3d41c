import { useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api.ts'

// After money was ordered, held, released or decided about.
export function useRefresh() {
  const queries = useQueryClient()
  const changed = [api.transfers.read, api.transfers.balances, api.transfers.list, api.audit.list]
  return () =>
    Promise.all(changed.map((each) => queries.invalidateQueries({ queryKey: each.key() })))
}
