import { BadgeCheck, MapPin } from 'lucide-react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { FavoriteButton } from '#web/features/favorites/favorite-button.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { Rating } from '#web/ui/lists/rating.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'
import { BarberBadges } from '#web/features/barber-card/barber-badges.tsx'
import { firstSegment } from '#web/features/barber-card/card-facts.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { OpenNow } from './opening-hours.tsx'
import { ShareButton } from '#web/features/barber-card/share-button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type ProfileHeaderProps = { barber: BarberProfile; seenAt: number }

export function ProfileHeader({ barber, seenAt }: ProfileHeaderProps) {
  const t = useText()
  const { id, shopName, address, neighborhood, averageRating, totalReviews, badges } = barber
  return (
    <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3">
      <h1 className="display text-4xl break-words max-sm:col-span-2 sm:text-5xl">{shopName}</h1>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          {totalReviews > 0 ? (
            <a href="#reviews" className="thumb inline-flex rounded-sm">
              <Rating value={averageRating} count={totalReviews} />
            </a>
          ) : (
            <span className="text-md text-muted-foreground">{t(profile.noReviews)}</span>
          )}
          {barber.licenseCheckedAt !== null && (
            <Verified barber={barber} at={barber.licenseCheckedAt} />
          )}
          <OpenNow barber={barber} seenAt={seenAt} />
        </div>
        <Hint size="md" className="mt-2 flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {[neighborhood, firstSegment(address)].filter(Boolean).join(' · ')}
        </Hint>
        {badges.length > 0 && <BarberBadges badges={badges} className="mt-3" />}
      </div>
      <div className="flex gap-2 max-sm:flex-col sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <FavoriteButton profileId={id} shopName={shopName} />
        <ShareButton title={shopName} path={`/barber/${id}`} />
      </div>
    </header>
  )
}

// A button, so that a keyboard or a tap learns what was checked and when.
function Verified({ barber, at }: { barber: BarberProfile; at: string }) {
  const { licenseType: type, timeZone } = barber
  const t = useText()
  const date = shopDate(at, timeZone, useLanguage())
  const how =
    type === null
      ? t(profile.verifiedOn, { date })
      : t(profile.verifiedHow, { license: type, date })
  return (
    <Tooltip text={how} opensOnTap>
      <button
        type="button"
        className="thumb inline-flex items-center gap-1.5 rounded-sm text-md font-semibold text-primary"
      >
        <BadgeCheck aria-hidden className="size-5" />
        {t(profile.verified)}
        <span className="sr-only">: {how}</span>
      </button>
    </Tooltip>
  )
}
