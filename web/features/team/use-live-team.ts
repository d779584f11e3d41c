import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive } from '#web/live/live.ts'

const keys = [
  api.team.read.key(),
  api.team.upcoming.key(),
  api.team.earnings.key(),
  api.employment.read.key(),
  api.employment.earnings.key(),
]

export async function refreshTeam(queries: QueryClient) {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

// Refreshes the team when the owner, a member or a client changes something.
export function useLiveTeam() {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshTeam(queries)
    const leave = [
      onLive('user', ({ type }) => (type === 'team' || type === 'booking') && refresh()),
      onLive('ready', refresh),
    ]
    return () => leave.forEach((each) => each())
  }, [queries])
}
