import clsx from 'clsx'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

type CarouselProps = {
  label: string
  slides: readonly ReactNode[]
  delayMs?: number
  className?: string
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

// Moves by itself until someone touches it; those who asked for less motion start it themselves.
export function Carousel({ label, slides, delayMs = 3000, className }: CarouselProps) {
  const t = useText()
  const [frame, embla] = useEmblaCarousel(
    { loop: true, breakpoints: { [reducedMotion]: { duration: 0 } } },
    [
      Autoplay({
        delay: delayMs,
        stopOnInteraction: true,
        breakpoints: { [reducedMotion]: { playOnInit: false } },
      }),
    ],
  )
  const { selected, isPlaying } = useCarouselState(embla)
  const autoplay = embla?.plugins().autoplay

  return (
    <section
      aria-roledescription={t(ui.carousel)}
      aria-label={label}
      className={clsx('relative overflow-hidden', className)}
    >
      <div ref={frame} className="h-full overflow-hidden">
        <div className="flex h-full touch-pan-y">
          {slides.map((slide, index) => (
            <div
              key={index}
              role="group"
              aria-roledescription={t(ui.slide)}
              aria-label={t(ui.slideOf, { slide: index + 1, slides: slides.length })}
              inert={index !== selected}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className="absolute right-2 bottom-2 left-3 flex items-center text-white">
          {slides.map((_, index) => (
            <button
              key={index}
              type="button"
              aria-label={t(ui.showSlide, { slide: index + 1 })}
              aria-current={index === selected}
              onClick={() => {
                autoplay?.stop()
                embla?.scrollTo(index)
              }}
              className="grid h-control min-w-8 place-items-center rounded-md px-1"
            >
              <span
                className={clsx(
                  'block h-1.5 rounded-full transition-[width] duration-200',
                  index === selected ? 'w-6 bg-white' : 'w-1.5 bg-white/60',
                )}
              />
            </button>
          ))}
          <button
            type="button"
            aria-label={t(isPlaying ? ui.pause : ui.play)}
            onClick={() => (isPlaying ? autoplay?.stop() : autoplay?.play())}
            className="ml-auto grid size-control place-items-center rounded-full bg-black/45 backdrop-blur hover:bg-black/65"
          >
            {isPlaying ? (
              <Pause aria-hidden className="size-4.5" />
            ) : (
              <Play aria-hidden className="size-4.5" />
            )}
          </button>
        </div>
      )}
    </section>
  )
}

function useCarouselState(embla: UseEmblaCarouselType[1]) {
  const [selected, setSelected] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  useEffect(() => {
    if (!embla) return
    const read = () => {
      setSelected(embla.selectedScrollSnap())
      setIsPlaying(embla.plugins().autoplay?.isPlaying() ?? false)
    }
    embla.on('select', read).on('reInit', read).on('autoplay:play', read).on('autoplay:stop', read)
    read()
    return () => {
      embla
        .off('select', read)
        .off('reInit', read)
        .off('autoplay:play', read)
        .off('autoplay:stop', read)
    }
  }, [embla])
  return { selected, isPlaying }
}
