import clsx from 'clsx'
import { memo } from 'react'
import { Link } from 'react-router'
import type { Member } from '#contract/bookings/desk.ts'
import { dayWords } from '#web/words/date-words.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

type BoardHeadProps = {
  days: readonly string[]
  members: readonly Member[]
}

// The head of each column: the member, or in a week the day and the members below it.
export function BoardHead({ days, members }: BoardHeadProps) {
  return (
    <>
      <span className="sticky top-0 left-0 z-30 border-b bg-card" />
      {days.length > 1
        ? days.map((day) => <DayHead key={day} day={day} members={members} />)
        : members.map((member) => <MemberHead key={member.id} member={member} />)}
    </>
  )
}

const MemberHead = memo(function MemberHead({ member }: { member: Member }) {
  return (
    <div className="sticky top-0 z-20 flex min-w-0 items-center justify-center gap-2 border-b border-l bg-card p-2">
      <Avatar name={member.name} src={member.photoUrl} size="sm" isDecorative />
      <h2 className="min-w-0 truncate text-md font-bold">{member.name}</h2>
    </div>
  )
})

type DayHeadProps = { day: string; members: readonly Member[] }

function DayHead({ day, members }: DayHeadProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const link = useSearchLink()
  const isToday = shopDay(useNow(), timeZone) === day
  return (
    <div
      className="sticky top-0 z-20 min-w-0 border-b border-l bg-card"
      style={{ gridColumn: `span ${members.length}` }}
    >
      <Link
        to={link({ view: 'day', date: day })}
        preventScrollReset
        className={clsx(
          'flex min-h-control items-center justify-center gap-1.5 text-md font-bold hover:bg-muted',
          isToday && 'text-brand',
        )}
      >
        <span>
          {dayWords(day, language, { weekday: 'short' })} {Number(day.slice(8))}
        </span>
        {isToday && <span className="sr-only">, {t(calendarTexts.today)}</span>}
      </Link>
      {members.length > 1 && (
        <div className="flex border-t">
          {members.map(({ id, name }) => (
            <span
              key={id}
              className="min-w-0 flex-1 truncate border-l px-1 py-0.5 text-center text-xs text-muted-foreground first:border-l-0"
            >
              {name.split(' ')[0]}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
