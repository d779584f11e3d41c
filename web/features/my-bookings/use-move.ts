import { useQueryClient } from '@tanstack/react-query'
import { isRefusal, messageOf } from '#contract/errors.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Move } from '#contract/bookings/workflow.ts'
import type { Text } from '#contract/language.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { visits } from '#web/texts/bookings/my-bookings.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import type { OwnBooking } from './facts.ts'
import { refreshBookings } from '#web/features/bookings/use-live-bookings.ts'

type Made = {
  move: Move
  reason?: string
  done: Text
  // An extra message about the booking after the move.
  more?: (after: Booking) => string | undefined
}

// Makes a move and shows what came of it. Nothing changes on the screen before the server has said
// so; a booking that changed meanwhile is shown as it is.
export function useMove() {
  const t = useText()
  const handle = useStale()
  const queries = useQueryClient()
  return async ({ id, version, link }: OwnBooking, made: Made) => {
    const { move, reason = '', done, more } = made
    try {
      const after = await api.bookings.move.send({ id, link, version, move, reason })
      const description = more?.(after)
      toast.success(t(done), description === undefined ? {} : { description })
      await refreshBookings(queries)
    } catch (error) {
      await handle(error)
    }
  }
}

// For refusals that mean the screen is behind: fetch, and say it over the page. Others are thrown on.
export function useStale() {
  const sentence = useSentence()
  const queries = useQueryClient()
  return async (error: unknown) => {
    const isStale = isRefusal(error) && stale.includes(error.code)
    if (!isStale) throw error
    await refreshBookings(queries)
    toast.info(sentence(messageOf(error)))
  }
}

const stale = ['CHANGED_MEANWHILE', 'MOVE_NOT_OPEN', 'NOT_FOUND', 'PRICE_ANSWERED']

// For a button that has no dialog of its own to say a refusal in.
export function useSaying() {
  const t = useText()
  const sentence = useSentence()
  return (error: unknown) =>
    toast.error(t(visits.notDone), { description: sentence(messageOf(error)) })
}
