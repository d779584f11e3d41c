import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/api.ts'
import type { Chosen } from '#web/features/admin-list/selection-bar.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'

// Starts a run and opens its report. The id is made once: an order that is sent again because its
// answer got lost is the same run.
export function useOrder({ clear }: Pick<Chosen, 'clear'>) {
  const queries = useQueryClient()
  const { open } = useOpened('bulk')
  const [id] = useState(() => crypto.randomUUID())
  return async (send: (id: string) => Promise<{ id: string }>) => {
    await send(id)
    void queries.invalidateQueries({ queryKey: api.bulkRuns.latest.key() })
    clear()
    open(id)
  }
}

// The chosen rows as an order names them.
export function rowsOf<Filters>({ isAll, ids, count }: Chosen, matching: Filters) {
  return isAll ? { matching, count } : { ids: [...ids] }
}
