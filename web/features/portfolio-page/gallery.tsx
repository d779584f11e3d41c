import clsx from 'clsx'
import { lazy, Suspense, useState } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { Image } from '#web/ui/image.tsx'

const fetchDialog = () => import('./picture-dialog.tsx')
const PictureDialog = lazy(async () => ({ default: (await fetchDialog()).PictureDialog }))

const shown = 5
const sizes = '(min-width: 1200px) 384px, (min-width: 768px) 32vw, 80vw'

// A strip to swipe through on phones, a row on wider screens. Each picture opens larger.
export function Gallery({ barber }: { barber: BarberProfile }) {
  const t = useText()
  const { id, shopName, pictures, pictureCount } = barber
  const [at, setAt] = useState<number | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const more = pictureCount - shown

  if (pictures.length === 0) return <OnlyPicture barber={barber} />
  return (
    <section aria-label={t(profile.gallery, { name: shopName })}>
      <ul className="flex snap-x snap-mandatory gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:px-6 md:overflow-visible">
        {pictures.slice(0, shown).map((picture, place) => (
          <li
            key={picture.id}
            className={clsx(
              'relative shrink-0 snap-center md:min-w-0',
              // The first is the shop itself, which is wider than it is high.
              place === 0 ? 'md:flex-2' : 'md:flex-1',
              pictures.length === 1 ? 'w-full' : 'w-[78%] sm:w-[44%]',
            )}
          >
            <button
              type="button"
              aria-label={[
                t(profile.openPicture, { at: place + 1, count: pictureCount }),
                ...(picture.imageAlt ? [t(picture.imageAlt)] : []),
              ].join(': ')}
              onPointerEnter={fetchDialog}
              onFocus={fetchDialog}
              onClick={() => {
                setIsWanted(true)
                setAt(place)
              }}
              className="block w-full overflow-hidden rounded-lg"
            >
              <Image
                src={picture.imageUrl}
                alt=""
                width={4}
                height={5}
                sizes={sizes}
                isUrgent={place === 0}
                className="aspect-4/5 w-full object-[50%_25%] transition-transform duration-250 hover:scale-[1.02] md:aspect-auto md:h-76"
              />
            </button>
            {place === shown - 1 && more > 0 && (
              <span className="pointer-events-none absolute right-2.5 bottom-2.5 rounded-full bg-ink/90 px-3 py-1 text-sm font-semibold text-ink-foreground">
                {t(profile.morePictures, { count: more })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isWanted && (
        <Suspense>
          <PictureDialog profileId={id} pictures={pictures} at={at} onMove={setAt} />
        </Suspense>
      )}
    </section>
  )
}

// No portfolio yet: the picture of the card, or the drawing that stands for one.
function OnlyPicture({ barber: { image, imageAlt, shopName } }: { barber: BarberProfile }) {
  const t = useText()
  return (
    <div className="px-4 sm:px-6">
      <Image
        src={image}
        alt={imageAlt ? t(imageAlt) : image ? t(profile.gallery, { name: shopName }) : ''}
        width={1200}
        height={304}
        isUrgent
        className="h-56 w-full rounded-lg object-[50%_25%] md:h-76"
      />
    </div>
  )
}
