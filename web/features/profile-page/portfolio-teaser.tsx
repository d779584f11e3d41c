import { ArrowRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { barbers } from '#web/texts/marketplace/barbers.ts'
import { profile } from '#web/texts/marketplace/profile.ts'
import { Image } from '#web/ui/image.tsx'
import { ProfileSection, sectionLinkClass } from './profile-section.tsx'

const inGallery = 5
const shown = 4

// A few that the gallery above does not show already.
export function PortfolioTeaser({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const src = useSearchParams()[0].get('src')
  const { id, shopName, pictures, pictureCount } = barber
  if (pictureCount === 0) return null
  const others = pictures.slice(inGallery)
  const few = (others.length > 0 ? others : pictures).slice(0, shown)
  const path = `/portfolio/${id}${src ? `?${new URLSearchParams({ src })}` : ''}`
  return (
    <ProfileSection
      id="portfolio"
      title={t(profile.portfolio)}
      action={
        <Link to={path} className={sectionLinkClass}>
          {t(profile.seeAll, { count: pictureCount })}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      }
    >
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {few.map(({ id: pictureId, imageUrl, imageAlt, caption }) => (
          <li key={pictureId}>
            <Link to={path} className="block overflow-hidden rounded-lg">
              <Image
                src={imageUrl}
                alt={imageAlt ? t(imageAlt) : caption || t(barbers.workOf, { name: shopName })}
                width={4}
                height={5}
                sizes="(min-width: 1024px) 190px, (min-width: 640px) 23vw, 46vw"
                className="aspect-4/5 w-full"
              />
            </Link>
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
