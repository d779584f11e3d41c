import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BarberCard as Barber } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Image } from '#web/ui/image.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Availability } from './availability.tsx'
import { BarberBadges } from './barber-badges.tsx'
import { firstSegment } from './card-facts.ts'
import { OfferBadge } from './offer-badge.tsx'
import { useNow } from '#web/use-now.ts'
import { priceOf } from '#web/words/money.ts'
import { isOver } from '#web/words/offers.ts'

const pictureSizes =
  '(min-width: 1200px) 273px, (min-width: 1024px) 23vw, (min-width: 640px) 46vw, 92vw'

type BarberCardProps = {
  barber: Barber
  // The picture is loaded at once, for cards of the first screen.
  isUrgent?: boolean
  // Content below the prices.
  children?: ReactNode
}

// The whole card leads to the barber: the link in its heading is stretched over it, and only the
// badges and what is positioned among the children lie above.
export function BarberCard({ barber, isUrgent, children }: BarberCardProps) {
  const t = useText()
  const { shopName, averageRating, totalReviews, image, imageAlt, badges } = barber
  return (
    <Card asChild flush>
      <article className="relative flex h-full flex-col transition-[box-shadow,translate] duration-200 hover:-translate-y-0.5 hover:shadow-lift has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-offset-2 has-[h3_a:focus-visible]:outline-ring">
        <Image
          src={image}
          alt={imageAlt ? t(imageAlt) : t(barbers.workOf, { name: shopName })}
          width={400}
          height={340}
          sizes={pictureSizes}
          isUrgent={isUrgent}
          className="aspect-[4/3.4] w-full object-[50%_20%]"
        />
        <div className="flex flex-1 flex-col p-4">
          <div className="flex items-start justify-between gap-2">
            <SectionTitle level={3} className="leading-tight">
              <Link
                to={`/barber/${barber.id}`}
                className="outline-none after:absolute after:inset-0 after:content-['']"
              >
                {shopName}
              </Link>
            </SectionTitle>
            <Rating value={averageRating} count={totalReviews} className="text-sm" />
          </div>
          <Place address={barber.address} />
          <Offer barber={barber} />
          <Prices barber={barber} />
          {children}
        </div>
        {badges.length > 0 && <BarberBadges badges={badges} />}
      </article>
    </Card>
  )
}

function Place({ address }: { address: string }) {
  const t = useText()
  return (
    <Hint className="mt-1 flex items-center gap-1">
      <MapPin aria-hidden className="size-3.5 shrink-0" />
      {firstSegment(address) || t(barbers.somewhere)}
    </Hint>
  )
}

function Offer({ barber: { offer } }: { barber: Barber }) {
  const now = useNow()
  if (!offer || isOver(offer, now)) return null
  return (
    <p className="mt-2">
      <OfferBadge offer={offer} />
    </p>
  )
}

function Prices({ barber }: { barber: Barber }) {
  const { services, serviceCount } = barber
  const t = useText()
  const items = services.map(({ name, priceCents }) => ({
    name,
    price: priceOf(priceCents),
  }))
  const more = serviceCount - services.length
  return (
    <>
      {items.length > 0 && <PriceList items={items} className="mt-3" />}
      <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-3 text-sm">
        {more > 0 && (
          <span className="text-muted-foreground">{t(barbers.more, { count: more })}</span>
        )}
        <Availability barber={barber} className="ml-auto" />
      </div>
    </>
  )
}

export function BarberCardSkeleton() {
  return (
    <Card flush>
      <Skeleton className="aspect-[4/3.4] w-full rounded-none" />
      <div className="space-y-2.5 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-4 w-full" />
      </div>
    </Card>
  )
}
