import { CalendarX2 } from 'lucide-react'
import { useState } from 'react'
import { JoinWaitlist } from '#web/features/waitlist/join-waitlist.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { shopDay } from '#web/words/shop-time.ts'
import { booking } from '#web/texts/bookings/bookings.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { dayWords, longDay } from '#web/words/date-words.ts'

export type NoSlotsProps = {
  profileId: string
  timeZone: string
  serviceIds: readonly string[]
  professional: { id: string; name: string } | null
  // As far ahead as this barber can be booked.
  lastDate: string
  onAnyone: () => void
  onServices?: () => void
  hasWaitlist: boolean
}

// Nothing is open as far as anyone may book: the place where someone can wait for a time.
export function NoSlots(props: NoSlotsProps) {
  const { profileId, timeZone, serviceIds, professional, lastDate } = props
  const [today] = useState(() => shopDay(Date.now(), timeZone))
  const wish = {
    profileId,
    timeZone,
    serviceIds,
    professionalId: professional?.id ?? null,
    dateFrom: today,
    dateTo: lastDate,
  }
  return (
    <div className="space-y-4">
      <Nothing {...props} />
      {props.hasWaitlist && <JoinWaitlist wish={wish} />}
    </div>
  )
}

function Nothing({ professional, lastDate, onAnyone, onServices }: NoSlotsProps) {
  const t = useText()
  const language = useLanguage()
  if (professional)
    return (
      <EmptyState
        icon={CalendarX2}
        title={t(booking.noSlotsWith, { name: professional.name })}
        text={t(booking.noSlotsWithText)}
        action={t(booking.seeAnyone)}
        onAction={onAnyone}
      />
    )
  return (
    <EmptyState
      icon={CalendarX2}
      title={t(booking.noSlots)}
      text={t(booking.noSlotsText, { day: dayWords(lastDate, language, longDay) })}
      {...(onServices && { action: t(booking.otherServices), onAction: onServices })}
    />
  )
}
