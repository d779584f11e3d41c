import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FoundBarber } from '#contract/marketplace/search.ts'
import { api } from '#web/api.ts'
import { Availability } from '#web/features/barber-card/availability.tsx'
import { firstSegment } from '#web/features/barber-card/card-facts.ts'
import { priceOf } from '#web/words/money.ts'
import { Facts } from '#web/features/search/found-card.tsx'
import { Slots } from '#web/features/search/slots.tsx'
import { useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { map as words } from '#web/texts/marketplace/map.ts'
import { ui } from '#web/texts/ui.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Image } from '#web/ui/image.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

// The barber whose pin was pressed: at the bottom of a phone, beside the pins on wider screens.
export function PinCard({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText()
  const card = useQuery(api.search.card.query({ id }))
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <div
      role="dialog"
      ref={panel}
      tabIndex={-1}
      aria-label={
        card.data ? t(words.chosen, { shop: card.data.shopName }) : t(words.chosenLoading)
      }
      className="absolute inset-x-0 bottom-0 z-20 max-h-[85%] animate-rise-in overflow-y-auto rounded-t-xl border bg-card p-4 shadow-lift outline-none sm:inset-x-auto sm:bottom-8 sm:left-3 sm:w-84 sm:animate-pop-in sm:rounded-xl"
    >
      <IconButton label={t(ui.close)} onClick={onClose} className="absolute! top-1.5 right-1.5">
        <X aria-hidden />
      </IconButton>
      <Loaded query={card} loading={<SkeletonText lines={5} />}>
        {(barber) => <Chosen barber={barber} />}
      </Loaded>
    </div>
  )
}

function Chosen({ barber }: { barber: FoundBarber }) {
  const t = useText()
  const { id, shopName, address, image, averageRating, totalReviews, priceFromCents } = barber
  const price = priceFromCents !== null && priceOf(priceFromCents)
  return (
    <>
      <div className="flex gap-3 pr-9">
        <Image
          src={image}
          alt=""
          width={80}
          height={80}
          sizes="80px"
          className="size-20 rounded-md"
        />
        <div className="min-w-0">
          <SectionTitle className="leading-tight">{shopName}</SectionTitle>
          <Rating value={averageRating} count={totalReviews} className="text-sm" />
          <Hint>{firstSegment(address) || t(barbers.somewhere)}</Hint>
          {price && <p className="text-md font-semibold">{t(words.from, { price })}</p>}
        </div>
      </div>
      <Facts barber={barber} />
      <div className="mt-3">
        <Slots barber={barber} />
        {barber.openings.length === 0 && <Availability barber={barber} />}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button asChild>
          <Link to={`/barber/${id}?book=1`}>{t(words.book)}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to={`/barber/${id}`}>{t(words.profile)}</Link>
        </Button>
      </div>
    </>
  )
}
