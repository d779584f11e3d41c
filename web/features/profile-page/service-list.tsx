import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Service } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { categories } from '#web/words/service-categories.ts'
import { notListed, profile } from '#web/texts/marketplace/profile.ts'
import { categoryNames } from '#web/texts/marketplace/search.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useBookingPath } from '#web/features/barber-card/booking-link.ts'
import { priceOf } from '#web/words/money.ts'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { ProfileSection } from './profile-section.tsx'

type ServiceListProps = { profileId: string; services: readonly Service[]; offers?: ReactNode }

// By category as on the board of a shop. Add-ons are chosen while booking, never alone.
export function ServiceList({ profileId, services, offers }: ServiceListProps) {
  const t = useText()
  const addOns = services.filter((service) => service.isAddOn)
  const groups = categories
    .map((category) => ({
      category,
      list: services.filter((service) => !service.isAddOn && service.category === category),
    }))
    .filter(({ list }) => list.length > 0)
  return (
    <ProfileSection id="services" title={t(profile.services)}>
      {services.length === 0 && (
        <EmptyState
          title={t(profile.noServices)}
          text={t(profile.noServicesText)}
          action={t(notListed.explore)}
          to="/explore"
        />
      )}
      {offers}
      <div className="space-y-7">
        {groups.map(({ category, list }) => (
          <div key={category}>
            <SectionTitle level={3}>{t(categoryNames[category])}</SectionTitle>
            <Rows services={list} profileId={profileId} />
          </div>
        ))}
        {addOns.length > 0 && (
          <div>
            <SectionTitle level={3}>{t(profile.addOns)}</SectionTitle>
            <Hint>{t(profile.addOnsText)}</Hint>
            <Rows services={addOns} />
          </div>
        )}
      </div>
    </ProfileSection>
  )
}

type RowsProps = { services: readonly Service[]; profileId?: string }

function Rows({ services, profileId }: RowsProps) {
  return (
    <ul className="mt-1 divide-y">
      {services.map((service) => (
        <li key={service.id} className="flex items-center gap-4 py-3">
          <Row service={service} />
          {profileId && <BookService service={service} profileId={profileId} />}
        </li>
      ))}
    </ul>
  )
}

function Row({
  service: { name, description, priceCents, durationMinutes, depositPercent: percent },
}: {
  service: Service
}) {
  const t = useText()
  return (
    <div className="min-w-0 flex-1">
      <p className="grid grid-cols-[1fr_auto] items-end gap-x-2 text-md">
        <span className="flex min-w-0 items-end gap-2 font-medium">
          {name}
          <span aria-hidden className="leader mb-1.5 h-1 min-w-4 flex-1" />
        </span>
        <span className="font-semibold tabular-nums">{priceOf(priceCents)}</span>
      </p>
      <Hint>
        {t(profile.minutes, { count: durationMinutes })}
        {percent !== null && ` · ${t(profile.serviceDeposit, { percent })}`}
        {description && ` · ${description}`}
      </Hint>
    </div>
  )
}

function BookService({ service, profileId }: { service: Service; profileId: string }) {
  const t = useText()
  const bookingPath = useBookingPath(profileId)
  return (
    <Link
      to={bookingPath({ serviceId: service.id })}
      preventScrollReset
      aria-label={t(profile.bookService, { name: service.name })}
      className={buttonClass({ variant: 'outline', size: 'sm', pill: true })}
    >
      {t(profile.book)}
    </Link>
  )
}
