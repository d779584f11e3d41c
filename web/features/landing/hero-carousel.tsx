import type { Landing } from '#contract/marketplace/content.ts'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { useText } from '#web/language.tsx'
import { landing } from '#web/texts/marketplace/landing.ts'
import { Carousel } from '#web/ui/lists/carousel.tsx'
import { Image } from '#web/ui/image.tsx'

type Slide = Landing['hero']['carousel_slides'][number]
type HeroCarouselProps = { slides: readonly Slide[]; speedMs: number; className: string }

const pictureSizes = '(min-width: 1200px) 527px, (min-width: 1024px) 44vw, calc(100vw - 48px)'

export function HeroCarousel({ slides, speedMs, className }: HeroCarouselProps) {
  const t = useText()
  // Not in the server's HTML, where the other pictures would compete with the first for the line.
  const isAwake = useIsBrowser()
  return (
    <Carousel
      label={t(landing.highlights)}
      delayMs={speedMs}
      className={className}
      slides={slides.map((slide, index) => (
        <HeroSlide
          key={slide.image}
          slide={slide}
          isFirst={index === 0}
          hasPicture={isAwake || index === 0}
        />
      ))}
    />
  )
}

type HeroSlideProps = { slide: Slide; isFirst: boolean; hasPicture: boolean }

function HeroSlide({ slide: { image, title, subtitle }, isFirst, hasPicture }: HeroSlideProps) {
  return (
    <figure className="relative h-full bg-secondary">
      {hasPicture && (
        <Image
          src={image}
          alt=""
          width={768}
          height={960}
          sizes={pictureSizes}
          isUrgent={isFirst}
          className="size-full"
        />
      )}
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 via-black/50 to-transparent px-6 pt-24 pb-15 text-white">
        <span className="display block text-4xl">{title}</span>
        <span className="mt-1 block text-white/85">{subtitle}</span>
      </figcaption>
    </figure>
  )
}
