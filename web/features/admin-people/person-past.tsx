// A person's standing as a client, the devices they use and their newest bookings.
import { Link } from 'react-router'
import type { PersonDetails, Standing } from '#contract/admin/people.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { sessions } from '#web/texts/accounts/account.ts'
import { peopleWords as words, standingNames, standingTexts } from '#web/texts/admin/people.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { whenThere } from '#web/words/date-words.ts'
import { deviceOf } from '#web/words/device-name.ts'
import { ownTime } from '#web/words/own-time.ts'

type PersonProps = { person: PersonDetails }

const tones = { good: 'success', confirms: 'warning', asked: 'warning', off: 'error' } as const

export function StandingFact({ person: { standing } }: PersonProps) {
  const t = useText()
  const tier: Standing = standing.tier
  return (
    <Fact label={t(words.standing)}>
      <Badge tone={tones[tier]}>{t(standingNames[tier])}</Badge>
      <Hint className="mt-1">
        {t(standingTexts[tier])} {t(words.marks, standing)}
      </Hint>
    </Fact>
  )
}

export function DevicesFact({ person: { devices, hasSecondFactor } }: PersonProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <Fact label={t(words.devices)}>
      {devices.length === 0 && t(words.noDevices)}
      <ul className="space-y-1">
        {devices.map(({ userAgent, lastSeenAt }, index) => (
          <li key={index}>
            <DeviceName userAgent={userAgent} />
            <span className="text-muted-foreground"> · {ownTime(lastSeenAt, language)}</span>
          </li>
        ))}
      </ul>
      {hasSecondFactor && <Hint>{t(words.factor)}</Hint>}
    </Fact>
  )
}

function DeviceName({ userAgent }: { userAgent: string }) {
  const t = useText()
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return t(sessions.deviceOn, { browser, system })
  return browser ?? system ?? t(sessions.unknownDevice)
}

export function PersonBookings({ person: { bookings } }: PersonProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <section aria-label={t(words.newest)}>
      <SectionTitle className="mb-1">{t(words.newest)}</SectionTitle>
      {bookings.length === 0 && <Hint size="md">{t(words.noBookings)}</Hint>}
      <ul className="divide-y">
        {bookings.map(({ id, bookingNumber, status, startsAt, timeZone, shopName }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <Link
                to={`/admin/dashboard?tab=all-bookings&booking=${id}`}
                className="font-semibold text-primary underline-offset-4 hover:underline"
              >
                {bookingNumber}
              </Link>{' '}
              <span className="break-words">{shopName}</span>
              <Hint>{whenThere(startsAt, timeZone, language)}</Hint>
            </span>
            <BookingState status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
