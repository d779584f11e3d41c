// The sections of a profile about the shop: bio, location, booking policies.
import { Accessibility, Armchair, CircleParking, MapPin, Navigation, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BarberProfile, BookingPolicies } from '#contract/marketplace/barbers.ts'
import { directionsTo } from '#web/words/directions.ts'
import { SpotMap } from '#web/features/map/spot-map.tsx'
import { namesOfLanguages } from '#web/words/spoken-languages.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { policies as words, profile } from '#web/texts/marketplace/profile.ts'
import { amenityWords, paymentWords, shopWords } from '#web/texts/business/shop.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ProfileSection } from './profile-section.tsx'

const graceMinutes = 15

export function About({ barber: { bio, languages } }: { barber: BarberProfile }) {
  const t = useText()
  const language = useLanguage()
  return (
    <ProfileSection id="about" title={t(profile.about)}>
      {bio && <p className="max-w-prose break-words">{bio}</p>}
      <Hint size="md" className="mt-2">
        {t(profile.speaks, { languages: namesOfLanguages(languages, language) })}
      </Hint>
    </ProfileSection>
  )
}

export function Location({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const { shopName, address, neighborhood, parking, accessible, latitude, longitude } = barber
  const { amenities, paymentMethods } = barber
  return (
    <ProfileSection id="location" title={t(profile.location)}>
      {latitude !== null && longitude !== null && (
        <div className="mb-5">
          <SpotMap
            latitude={latitude}
            longitude={longitude}
            label={t(profile.onTheMap, { shop: shopName })}
          />
        </div>
      )}
      <dl className="space-y-3 text-md">
        <Fact icon={<MapPin aria-hidden />} name={neighborhood || t(profile.location)}>
          {address}
        </Fact>
        <Fact icon={<CircleParking aria-hidden />} name={t(profile.parking)}>
          {parking || t(profile.noParking)}
        </Fact>
        <Fact icon={<Accessibility aria-hidden />} name={t(profile.accessibility)}>
          {t(accessible ? profile.stepFree : profile.notStepFree)}
        </Fact>
        {amenities.length > 0 && (
          <Fact icon={<Armchair aria-hidden />} name={t(shopWords.amenities)}>
            {amenities.map((each) => t(amenityWords[each] ?? { en: each, es: each })).join(' · ')}
          </Fact>
        )}
        {paymentMethods.length > 0 && (
          <Fact icon={<Wallet aria-hidden />} name={t(shopWords.payments)}>
            {paymentMethods
              .map((each) => t(paymentWords[each] ?? { en: each, es: each }))
              .join(' · ')}
          </Fact>
        )}
      </dl>
      <a
        href={directionsTo(barber)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'outline', className: 'mt-5' })}
      >
        <Navigation aria-hidden />
        {t(profile.directions)}
      </a>
    </ProfileSection>
  )
}

type FactProps = { icon: ReactNode; name: string; children: ReactNode }

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="relative pl-8 [&_svg]:absolute [&_svg]:top-0.5 [&_svg]:left-0 [&_svg]:size-5 [&_svg]:text-muted-foreground">
      <dt className="font-semibold">
        {icon}
        {name}
      </dt>
      <dd className="text-muted-foreground">{children}</dd>
    </div>
  )
}

export function Policies({ policies }: { policies: BookingPolicies }) {
  const t = useText()
  return (
    <ProfileSection id="policies" title={t(words.title)}>
      <dl className="grid gap-x-8 gap-y-5 text-md sm:grid-cols-2">
        {usePolicyWords(policies).map(({ title, sentences }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-0.5 text-muted-foreground">{sentences.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </ProfileSection>
  )
}

function usePolicyWords(policies: BookingPolicies) {
  const t = useText()
  const { paymentPolicy, depositPercent, lateCancelFeePercent, noShowFeePercent } = policies
  return [
    {
      title: t(words.cancelling),
      sentences: [
        t(words.freeUntil, { hours: policies.cancellationWindowHours }),
        lateCancelFeePercent > 0
          ? t(words.lateFee, { percent: lateCancelFeePercent })
          : t(words.noLateFee),
      ],
    },
    {
      title: t(words.late),
      sentences: [
        t(words.grace, { minutes: graceMinutes }),
        noShowFeePercent > 0
          ? t(words.noShowFee, { percent: noShowFeePercent })
          : t(words.noNoShowFee),
      ],
    },
    {
      title: t(words.paying),
      sentences: [
        depositPercent > 0 && depositPercent < 100
          ? t(words.deposit, { percent: depositPercent })
          : t(words[paymentPolicy]),
      ],
    },
    {
      title: t(words.booking),
      sentences: [
        t(policies.autoConfirm ? words.instant : words.asksFirst),
        t(policies.acceptWalkIns ? words.walkIns : words.noWalkIns),
      ],
    },
  ]
}
