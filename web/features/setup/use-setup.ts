// A setup as it stands on the server, and what was typed since.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive } from '#web/live.ts'

const query = api.setup.read.query()

// Whatever happens to it elsewhere, on another device or at our desk, is here at once. The steps
// with editors of their own tell on their own topics.
export function useSetup() {
  const queries = useQueryClient()
  const found = useQuery(query)
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: query.queryKey })
    const leave = [onLive('user', refresh), onLive('ready', refresh)]
    return () => leave.forEach((each) => each())
  }, [queries])
  return found
}

export const setupKey = query.queryKey
