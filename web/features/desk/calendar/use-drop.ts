import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { CalendarBooking, CalendarView, Member } from '#contract/bookings/desk.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { instantOf } from '#web/words/shop-time.ts'
import { bookingDesk } from '#web/texts/bookings/desk.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import type { Dropped, Slot } from './board.tsx'
import { settle, springBack } from './drag.ts'
import { clashIn, isWithinHours } from './layout.ts'
import { minuteWords } from './words.ts'

type Pending = {
  booking: CalendarBooking
  target: Slot
  memberName: string
  isOutsideHours: boolean
}

// A booking that was let go waits where it was dropped until it is decided; what cannot be springs
// back with a sentence.
export function useDrop(data: CalendarView, members: readonly Member[]) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const [drop, setDrop] = useState<Pending | null>(null)
  const dropped = useRef<{ element: HTMLElement; booking: CalendarBooking } | null>(null)

  function refuse(element: HTMLElement, why: string) {
    springBack(element)
    toast.error(t(calendarTexts.refused), { description: why })
  }

  function onDrop({ id, minute, element, filled }: Dropped) {
    const booking = data.visits.find((each) => each.id === id)
    if (!booking) return springBack(element)
    const { date, memberId } = filled.column
    const minutes = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000
    const span = { from: minute, to: minute + minutes }
    const clash = clashIn(filled, span, id)
    if (clash) {
      const time = minuteWords(clash.from, language)
      const client = clash.booking.client.name
      return refuse(element, t(bookingDesk.takenBy, { client, time }))
    }
    const target = { date, minute, memberId }
    if (Date.parse(instantOf(target, timeZone)) < Date.now())
      return refuse(element, t(bookingDesk.inPast))
    dropped.current = { element, booking }
    const memberName = members.find((each) => each.id === memberId)?.name ?? ''
    setDrop({ booking, target, memberName, isOutsideHours: !isWithinHours(filled, span) })
  }

  // As soon as the moved booking is drawn at its new place, the way it was carried is forgotten.
  useLayoutEffect(() => {
    if (!dropped.current) return
    const { element, booking } = dropped.current
    const now = data.visits.find((each) => each.id === booking.id)
    if (now?.startsAt === booking.startsAt && now.professional.id === booking.professional.id)
      return
    settle(element)
    dropped.current = null
  }, [data])

  const close = useCallback(() => {
    setDrop(null)
    if (dropped.current) springBack(dropped.current.element)
    dropped.current = null
  }, [])

  return { drop, onDrop, close }
}
