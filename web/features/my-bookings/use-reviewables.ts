import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useSession } from '#web/session.tsx'

const none = new Set<string>()

// The visits one may write about now, as the server says.
export function useReviewables() {
  const { status } = useSession()
  const isAsked = status === 'signed-in'
  const { data } = useQuery({ ...api.reviews.toWrite.query(), enabled: isAsked })
  return data ? new Set(data.map(({ bookingId }) => bookingId)) : none
}
