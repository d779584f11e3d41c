// How many conversations wait to be read, in the role one works in.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'
import { useActiveRole, useSession } from '#web/session.tsx'

export function useUnread() {
  const queries = useQueryClient()
  const { session } = useSession()
  const [role] = useActiveRole()
  const unread = useQuery({
    ...api.messages.unread.query(),
    enabled: session !== null,
    refetchOnWindowFocus: true,
  })
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: api.messages.unread.key() })
    const told = ['message', 'conversation', 'seen']
    return onLive('user', ({ type }) => told.includes(type) && refresh())
  }, [queries])
  const { client = 0, shop = 0 } = unread.data ?? {}
  return role === 'barber' || role === 'employee' ? shop : client
}
