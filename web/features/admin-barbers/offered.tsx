// What clients would see: about, services, hours and photos.
import type { Approval } from '#contract/accounts/approvals.ts'
import { clockOf, weekdays } from '#web/features/profile-page/hours.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { barbersWords as words } from '#web/texts/admin/barbers.ts'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { addDays, dayWords } from '#web/words/date-words.ts'
import { priceOf } from '#web/words/money.ts'

export function Offered({ barber }: { barber: Approval }) {
  const t = useText()
  const { listing, pictures } = barber
  return (
    <>
      {listing.bio && (
        <section aria-label={t(words.about)} className="border-t pt-5">
          <Title>{t(words.about)}</Title>
          <p className="text-md break-words">{listing.bio}</p>
        </section>
      )}
      <div className="grid gap-6 border-t pt-5 md:grid-cols-2">
        <section aria-label={t(words.services)}>
          <Title>{t(words.services)}</Title>
          <Services barber={barber} />
        </section>
        <section aria-label={t(words.hours)}>
          <Title>{t(words.hours)}</Title>
          <Hours barber={barber} />
        </section>
      </div>
      {pictures.length > 0 && (
        <section aria-label={t(words.pictures)} className="border-t pt-5">
          <Title>{t(words.pictures)}</Title>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
            {pictures.map((src, index) => (
              <li key={src}>
                <Image
                  src={src}
                  alt={t(words.picture, { number: index + 1 })}
                  width={320}
                  height={320}
                  sizes="9rem"
                  className="aspect-square w-full rounded-md object-cover"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Title({ children }: { children: string }) {
  return (
    <SectionTitle level={3} className="mb-3 leading-tight">
      {children}
    </SectionTitle>
  )
}

function Services({ barber: { services } }: { barber: Approval }) {
  const t = useText()
  if (services.length === 0) return <Hint size="md">{t(words.noServices)}</Hint>
  return (
    <ul className="space-y-1.5 text-md">
      {services.map(({ name, priceCents, durationMinutes }, index) => (
        <li key={index} className="flex justify-between gap-4">
          <span className="min-w-0 break-words">{name}</span>
          <span className="shrink-0 text-muted-foreground tabular-nums">
            {t(words.minutes, { minutes: durationMinutes })}, {priceOf(priceCents)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const aSunday = '2026-01-04'

function Hours({ barber: { week } }: { barber: Approval }) {
  const t = useText()
  const language = useLanguage()
  const spansOn = (weekday: number) =>
    (week[weekday] ?? [])
      .map(
        ({ opensMinutes, closesMinutes }) =>
          `${clockOf(opensMinutes, language)} – ${clockOf(closesMinutes, language)}`,
      )
      .join(', ')
  return (
    <dl className="space-y-1.5 text-md">
      {weekdays.map((weekday) => (
        <div key={weekday} className="flex justify-between gap-4">
          <dt className="first-letter:uppercase">
            {dayWords(addDays(aSunday, weekday), language, { weekday: 'long' })}
          </dt>
          <dd className="text-right text-muted-foreground">
            {spansOn(weekday) || t(words.closed)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
