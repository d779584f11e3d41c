import { CalendarPlus, Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Portfolio, PortfolioItem } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { portfolioPage, profile } from '#web/texts/marketplace/profile.ts'
import { categoryNames } from '#web/texts/marketplace/search.ts'
import { ui } from '#web/texts/ui.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Image } from '#web/ui/image.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { BeforeAfter } from './before-after.tsx'
import { useBookingPath } from '#web/features/barber-card/booking-link.ts'
import { categories } from '#web/words/service-categories.ts'
import { Hint } from '#web/ui/hint.tsx'

const fetchDialog = () => import('./picture-dialog.tsx')
const PictureDialog = lazy(async () => ({ default: (await fetchDialog()).PictureDialog }))

const columnsClass = 'columns-2 gap-3 sm:gap-4 md:columns-3 lg:columns-4'
const pictureSizes = '(min-width: 1024px) 280px, (min-width: 768px) 31vw, 46vw'

export function PortfolioWall({ portfolio: { id, items } }: { portfolio: Portfolio }) {
  const t = useText()
  const link = useSearchLink()
  const [params] = useSearchParams()
  const [at, setAt] = useState<number | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [category, member] = [params.get('category'), params.get('member')]
  const found = items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (member === null || item.providerId === member),
  )

  if (items.length === 0)
    return (
      <EmptyState
        icon={Images}
        title={t(portfolioPage.empty)}
        text={t(portfolioPage.emptyText)}
        action={t(portfolioPage.toProfile)}
        to={`/barber/${id}`}
      />
    )
  return (
    <>
      <Filters items={items} />
      {found.length === 0 && (
        <EmptyState
          icon={Images}
          title={t(portfolioPage.noMatch)}
          action={t(portfolioPage.showAll)}
          to={link({ category: null, member: null })}
        />
      )}
      <ul className={columnsClass}>
        {found.map((item, place) => (
          <li key={item.id} className="mb-4 break-inside-avoid sm:mb-5">
            <Piece
              item={item}
              profileId={id}
              isTall={items.indexOf(item) % 3 !== 1}
              isUrgent={place === 0}
              onOpen={() => {
                setIsWanted(true)
                setAt(place)
              }}
            />
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense>
          <PictureDialog profileId={id} pictures={found} at={at} onMove={setAt} />
        </Suspense>
      )}
    </>
  )
}

function Filters({ items }: { items: readonly PortfolioItem[] }) {
  const t = useText()
  const members = [...new Map(items.map((item) => [item.providerId, item.providerName]))]
  const shown = categories.filter((category) => items.some((item) => item.category === category))
  return (
    <div className="mb-6 space-y-2">
      {shown.length > 1 && (
        <FilterLinks
          label={t(portfolioPage.byCategory)}
          param="category"
          options={shown.map((category) => [category, t(categoryNames[category])] as const)}
        />
      )}
      {members.length > 1 && (
        <FilterLinks label={t(portfolioPage.byMember)} param="member" options={members} />
      )}
    </div>
  )
}

type PieceProps = {
  item: PortfolioItem
  profileId: string
  // A wall of one shape would be no wall.
  isTall: boolean
  isUrgent: boolean
  onOpen: () => void
}

function Piece({ item, profileId, isTall, isUrgent, onOpen }: PieceProps) {
  const t = useText()
  const bookingPath = useBookingPath(profileId)
  const { imageUrl, imageAlt, beforeImageUrl, caption, providerName, serviceId } = item
  const alt = imageAlt ? t(imageAlt) : caption || t(barbers.workOf, { name: providerName })
  return (
    <figure>
      {beforeImageUrl ? (
        <BeforeAfter before={beforeImageUrl} after={imageUrl} alt={alt} sizes={pictureSizes} />
      ) : (
        <button
          type="button"
          aria-label={alt}
          onPointerEnter={fetchDialog}
          onFocus={fetchDialog}
          onClick={onOpen}
          className="block w-full overflow-hidden rounded-lg"
        >
          <Image
            src={imageUrl}
            alt=""
            width={4}
            height={isTall ? 5 : 4}
            sizes={pictureSizes}
            isUrgent={isUrgent}
            className={isTall ? 'aspect-4/5 w-full' : 'aspect-square w-full object-[50%_30%]'}
          />
        </button>
      )}
      <figcaption className="mt-2">
        {caption && <p className="text-md leading-tight font-semibold">{caption}</p>}
        <Hint>{t(profile.cutBy, { name: providerName })}</Hint>
        {serviceId && (
          <Link
            to={bookingPath({ serviceId })}
            aria-label={t(portfolioPage.bookCutOf, { caption: alt })}
            className={buttonClass({
              variant: 'outline',
              size: 'sm',
              pill: true,
              className: 'mt-2 max-sm:px-2.5!',
            })}
          >
            <CalendarPlus aria-hidden />
            {t(portfolioPage.bookCut)}
          </Link>
        )}
      </figcaption>
    </figure>
  )
}

const skeletons = [1, 2, 3, 4, 5, 6, 7, 8]

export function PortfolioWallLoading() {
  const t = useText()
  return (
    <div role="status">
      <span className="sr-only">{t(ui.loading)}</span>
      <div className={columnsClass}>
        {skeletons.map((key) => (
          <Skeleton key={key} className="mb-5 aspect-4/5 w-full rounded-lg" />
        ))}
      </div>
    </div>
  )
}
