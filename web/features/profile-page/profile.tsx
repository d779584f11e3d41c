import { useSearchParams } from 'react-router'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { onVisible } from '#web/document/lazy-hydration.tsx'
import { BookingEntrance } from '#web/features/bookings/booking-entrance.tsx'
import { useText } from '#web/language.tsx'
import { hours, policies, profile } from '#web/texts/marketplace/profile.ts'
import { BookBar, BookCard } from './book-bar.tsx'
import { Gallery } from '#web/features/portfolio-page/gallery.tsx'
import { hidesSimilar } from './profile-data.ts'
import { useLook } from './use-look.ts'
import { ProfileHeader } from './profile-header.tsx'
import { OfferList } from './offer-list.tsx'
import { ServiceList } from './service-list.tsx'

// In the page at once, and brought to life when they come near.
const LowerProfile = onVisible(async () => (await import('./lower-profile.tsx')).LowerProfile)
const SimilarBarbers = onVisible(async () => (await import('./similar-barbers.tsx')).SimilarBarbers)

type ProfileProps = { barber: BarberProfile; seenAt: number }

export function Profile({ barber, seenAt }: ProfileProps) {
  const [params] = useSearchParams()
  const { id, services } = barber
  useLook(id)
  return (
    <div className="mx-auto max-w-page pt-4 pb-8 sm:pt-6">
      <Gallery barber={barber} />
      <div className="mt-6 grid gap-x-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="min-w-0 space-y-12">
          <div>
            <ProfileHeader barber={barber} seenAt={seenAt} />
            <SectionLinks barber={barber} />
          </div>
          <ServiceList profileId={id} services={services} offers={<OfferList barber={barber} />} />
          <LowerProfile barber={barber} seenAt={seenAt} />
        </div>
        <aside aria-label={useText()(profile.book)} className="hidden lg:block">
          <div className="sticky top-22">
            <BookCard barber={barber} seenAt={seenAt} />
          </div>
        </aside>
      </div>
      {!hidesSimilar(params) && (
        <div className="mt-14 px-4 sm:px-6">
          <SimilarBarbers profileId={id} />
        </div>
      )}
      <BookBar barber={barber} />
      <BookingEntrance barber={barber} />
    </div>
  )
}

function SectionLinks({ barber: { team, pictureCount } }: { barber: BarberProfile }) {
  const t = useText()
  const sections = [
    ['services', profile.services],
    ...(team.length > 1 ? [['team', profile.team] as const] : []),
    ...(pictureCount > 0 ? [['portfolio', profile.portfolio] as const] : []),
    ['reviews', profile.reviews],
    ['about', profile.about],
    ['hours', hours.title],
    ['location', profile.location],
    ['policies', policies.title],
  ] as const
  return (
    <nav
      aria-label={t(profile.sections)}
      className="-mx-4 mt-5 overflow-x-auto border-b px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-6">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-control items-center text-md font-semibold text-muted-foreground hover:text-foreground"
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
