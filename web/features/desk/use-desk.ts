// Queries and live updates that all desk screens share.
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { onLive, watchBarber } from '#web/live/live.ts'
import { usePlace } from '#web/use-business.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { toast } from '#web/ui/overlays/toast.ts'

export function useShop() {
  const place = usePlace()
  return useQuery({ ...api.desk.shop.query({ place }), staleTime: 60_000 })
}

const keys = [
  api.desk.calendar.key(),
  api.desk.visit.key(),
  api.bookings.read.key(),
  api.overview.shop.key(),
  api.overview.mine.key(),
]

export async function refreshDesk(queries: QueryClient) {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

const heard = ['booking', 'hours', 'client']

// Refreshes the desk on every change to a booking of this business. Hours and blocked time of others
// arrive through watching the business.
export function useLiveDesk(barberId: string | undefined) {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void refreshDesk(queries)
    const leave = [
      onLive('user', ({ type }) => heard.includes(type) && refresh()),
      onLive('barber', (change) => change.barberId === barberId && refresh()),
      onLive('ready', refresh),
      ...(barberId ? [watchBarber(barberId)] : []),
    ]
    return () => leave.forEach((each) => each())
  }, [queries, barberId])
}

const stale = ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'NOT_FOUND']

// For refusals that mean the screen is behind: fetch, and say it over the page. Others are thrown on.
export function useStale() {
  const sentence = useSentence()
  const queries = useQueryClient()
  return async (error: unknown) => {
    if (!isRefusal(error) || !stale.includes(error.code)) throw error
    await refreshDesk(queries)
    toast.info(sentence(messageOf(error)))
  }
}

// For a button that has no dialog of its own to say a refusal in.
export function useSaying() {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) =>
    toast.error(t(bookingDesk.notDone), { description: sentence(messageOf(error)) })
}
