// A setup as it stands on the server, and what was typed since.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive, watchBarber } from '#web/live/live.ts'
import { useSession } from '#web/session.tsx'

const query = api.setup.read.query()

// Refreshes the setup on changes from another device or by an administrator. The editors of services,
// hours and pictures publish the same changes as for the public page.
export function useSetup() {
  const queries = useQueryClient()
  const found = useQuery(query)
  const userId = useSession().session?.user.id
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: query.queryKey })
    const leave = [
      onLive('user', refresh),
      onLive('barber', ({ barberId }) => barberId === userId && refresh()),
      onLive('ready', refresh),
      ...(userId ? [watchBarber(userId)] : []),
    ]
    return () => leave.forEach((each) => each())
  }, [queries, userId])
  return found
}

export const setupKey = query.queryKey
