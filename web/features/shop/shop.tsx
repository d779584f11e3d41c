// The shop tab: one's own public page, piece by piece.
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { homeOf } from '#contract/access.ts'
import type { Text } from '#contract/language.ts'
import type { ShopView } from '#contract/business/shop.ts'
import { api } from '#web/api.ts'
import { PortfolioEditor } from '#web/features/portfolio/portfolio-editor.tsx'
import { PreviewButton } from '#web/features/setup/listing-preview.tsx'
import { useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { shopWords as words } from '#web/texts/business/shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AboutShop } from './about-shop.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { CoverPhoto } from './cover-photo.tsx'
import { LicenseCard } from './license-card.tsx'
import { NameCard } from './name-card.tsx'
import { PauseCard } from './pause-card.tsx'
import { useShop } from './use-shop.ts'

export function Shop() {
  const t = useText()
  const place = usePlace()
  const today = shopToday(useBusinessZone())
  const shopQuery = useShop()
  return (
    <Loaded query={shopQuery} loading={<SkeletonText lines={10} />}>
      {(shop) => {
        const isOver = shop.licenseExpiresOn !== null && shop.licenseExpiresOn < today
        return (
          <div className="space-y-6">
            <Standing shop={shop} />
            {isOver && (
              <Notice tone="error">
                {t(place === 'barber' ? words.licenseOver : words.licenseOverOfOwner)}
              </Notice>
            )}
            {shop.change && <ChangeNotice change={shop.change} />}
            <NameCard shop={shop} />
            <AboutShop shop={shop} />
            <TitledCard title={t(words.photos)}>
              <CoverPhoto coverUrl={shop.coverUrl} />
              <h3 className="mt-6 mb-3 font-bold">{t(words.portfolio)}</h3>
              <PortfolioEditor place={place} />
            </TitledCard>
            <LicenseCard shop={shop} />
            <PauseCard shop={shop} />
            <Elsewhere />
          </div>
        )
      }}
    </Loaded>
  )
}

function Standing({ shop }: { shop: ShopView }) {
  const t = useText()
  const place = usePlace()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone={shop.isListed ? 'success' : 'warning'} dot>
        {t(shop.isListed ? words.listed : words.notListed)}
      </Badge>
      {shop.isListed && (
        <Link to={`/barber/${shop.profileId}`} className={buttonClass({ variant: 'outline' })}>
          <ExternalLink aria-hidden />
          {t(words.openPage)}
        </Link>
      )}
      <PreviewButton query={api.shop.preview.query({ place })} />
    </div>
  )
}

function Elsewhere() {
  const t = useText()
  const place = usePlace()
  const links: [tab: string, label: Text][] = [
    ['availability', words.toHours],
    ['services', words.toServices],
  ]
  if (place === 'barber') links.push(['settings', words.toPolicies])
  return (
    <nav aria-label={t(words.more)} className="flex flex-wrap gap-2.5">
      {links.map(([tab, label]) => (
        <Link
          key={tab}
          to={`${homeOf[place]}?tab=${tab}`}
          className={buttonClass({ variant: 'outline' })}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
