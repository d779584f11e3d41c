// A shop that stands in for barbers while none of them is listed.
import { MapPin } from 'lucide-react'
import { Link } from 'react-router'
import type { ShopPage as Shop } from '#contract/marketplace/barbers.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { useText } from '#web/language.tsx'
import { barbers as words } from '#web/texts/marketplace/barbers.ts'
import { shopWords } from '#web/texts/marketplace/profile.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Image } from '#web/ui/image.tsx'
import { BarberCard } from '#web/features/barber-card/barber-card.tsx'

export function ShopPage({ shop }: { shop: Shop }) {
  const t = useText()
  const { shopName, address, image, imageAlt, description, barbers } = shop
  return (
    <PageBody>
      <div className="grid items-start gap-8 md:grid-cols-2">
        <Image
          src={image}
          alt={imageAlt ? t(imageAlt) : t(words.workOf, { name: shopName })}
          width={800}
          height={600}
          sizes="(min-width: 768px) 50vw, 100vw"
          isUrgent
          className="aspect-4/3 w-full rounded-lg"
        />
        <div>
          <h1 className="display text-4xl sm:text-5xl">{shopName}</h1>
          <p className="mt-3 flex items-center gap-1.5 text-muted-foreground">
            <MapPin aria-hidden className="size-4 shrink-0" />
            {address || t(words.somewhere)}
          </p>
          {description && <p className="mt-4 max-w-prose whitespace-pre-line">{description}</p>}
          {barbers.length === 0 && (
            <>
              <p className="mt-6 font-semibold">{t(shopWords.notYet)}</p>
              <p className="mt-1 text-muted-foreground">{t(shopWords.notYetText)}</p>
              <Link to="/explore" className={buttonClass({ className: 'mt-4' })}>
                {t(shopWords.explore)}
              </Link>
            </>
          )}
        </div>
      </div>
      {barbers.length > 0 && (
        <section className="mt-10">
          <h2 className="display text-3xl">{t(shopWords.team)}</h2>
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {barbers.map((barber) => (
              <li key={barber.id}>
                <BarberCard barber={barber} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  )
}
