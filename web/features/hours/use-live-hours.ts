import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { onLive, watchBarber } from '#web/live/live.ts'

const keys = [
  api.hours.read.key(),
  api.hours.team.key(),
  api.hours.requests.key(),
  api.hours.rules.key(),
  api.hours.preview.key(),
]

export async function refreshHours(queries: QueryClient) {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

// Refreshes on changed hours, new bookings, requests and their answers.
export function useLiveHours(barberId: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    if (!barberId) return
    const refresh = () => void refreshHours(queries)
    const leave = [
      onLive('barber', (change) => change.barberId === barberId && refresh()),
      onLive('user', ({ type }) => type === 'time-off' && refresh()),
      onLive('ready', refresh),
      watchBarber(barberId),
    ]
    return () => leave.forEach((each) => each())
  }, [barberId, queries])
}
