import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { hours as words } from '#web/texts/marketplace/profile.ts'
import { Hint } from '#web/ui/hint.tsx'
import { openStateOf, openWords, specialDays, weekOf } from './hours.ts'
import { ProfileSection } from './profile-section.tsx'

const lookEveryMs = 30_000

type HoursProps = { barber: Pick<BarberProfile, 'hours' | 'timeZone'>; seenAt: number }

export function OpenNow({ barber: { hours, timeZone }, seenAt }: HoursProps) {
  const language = useLanguage()
  const now = useNow(seenAt)
  const state = openStateOf(hours.days, now)
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 text-md font-semibold',
        state.isOpen ? 'text-success' : 'text-muted-foreground',
      )}
    >
      <span aria-hidden className="size-2 rounded-full bg-current" />
      {openWords(state, { nowMs: now, timeZone, language })}
    </span>
  )
}

export function HoursSection({ barber, seenAt }: HoursProps) {
  const { hours, timeZone } = barber
  const t = useText()
  const language = useLanguage()
  const now = useNow(seenAt)
  const clock = { nowMs: now, timeZone, language }
  const special = specialDays(hours, clock)
  return (
    <ProfileSection id="hours" title={t(words.title)}>
      <OpenNow barber={barber} seenAt={seenAt} />
      <dl className="mt-3 max-w-md text-md">
        {weekOf(hours, clock).map(({ weekday, name, isToday, spans }) => (
          <div
            key={weekday}
            className={clsx(
              '-mx-3 flex justify-between gap-4 rounded-md px-3 py-1.5',
              isToday && 'bg-accent font-semibold text-accent-foreground',
            )}
          >
            <dt className="first-letter:uppercase">
              {name}
              {isToday && <span className="font-normal"> · {t(words.today)}</span>}
            </dt>
            <Spans spans={spans} />
          </div>
        ))}
      </dl>
      {special.length > 0 && (
        <>
          <h3 className="mt-5 font-bold">{t(words.special)}</h3>
          <dl className="mt-1.5 max-w-md text-md">
            {special.map(({ date, name, spans }) => (
              <div key={date} className="flex justify-between gap-4 py-1">
                <dt className="first-letter:uppercase">{name}</dt>
                <Spans spans={spans} />
              </div>
            ))}
          </dl>
        </>
      )}
      <Hint className="mt-3">{t(words.zone)}</Hint>
    </ProfileSection>
  )
}

function Spans({ spans }: { spans: readonly string[] }) {
  const t = useText()
  if (spans.length === 0) return <dd className="text-muted-foreground">{t(words.closed)}</dd>
  return (
    <dd className="text-right tabular-nums">
      {spans.map((span) => (
        <span key={span} className="block whitespace-nowrap">
          {span}
        </span>
      ))}
    </dd>
  )
}

// The page begins with the time it was made at, as its HTML does, and then follows the clock.
function useNow(seenAt: number) {
  const [now, setNow] = useState(seenAt)
  useEffect(() => {
    const look = () => setNow(Date.now())
    look()
    const timer = setInterval(look, lookEveryMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
