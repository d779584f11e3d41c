import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { PortfolioItem } from '#contract/marketplace/barbers.ts'
import { useText } from '#web/language.tsx'
import { portfolioPage, profile } from '#web/texts/marketplace/profile.ts'
import { buttonClass, IconButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Image } from '#web/ui/image.tsx'
import { useBookingPath } from '#web/features/barber-card/booking-link.ts'
import { Hint } from '#web/ui/hint.tsx'

type PictureDialogProps = {
  profileId: string
  pictures: readonly PortfolioItem[]
  // Which picture is open, if any.
  at: number | null
  onMove: (at: number | null) => void
}

// One picture at a time, as large as the screen allows. Arrow keys go on, Escape closes.
export function PictureDialog({ profileId, pictures, at, onMove }: PictureDialogProps) {
  const t = useText()
  const bookingPath = useBookingPath(profileId)
  useArrowKeys(at, pictures.length, onMove)
  const picture = at === null ? undefined : pictures[at]
  const go = (step: number) => onMove(((at ?? 0) + step + pictures.length) % pictures.length)
  const position = t(profile.pictureOf, { at: (at ?? 0) + 1, count: pictures.length })

  return (
    <Dialog
      title={picture?.caption || position}
      description={picture && t(profile.cutBy, { name: picture.providerName })}
      size="md"
      open={picture !== undefined}
      onOpenChange={(isOpen) => !isOpen && onMove(null)}
    >
      {picture && (
        <>
          <Image
            src={picture.imageUrl}
            alt={picture.imageAlt ? t(picture.imageAlt) : picture.caption || position}
            width={960}
            height={1200}
            sizes="(min-width: 640px) 540px, 92vw"
            isUrgent
            className="h-[min(58dvh,40rem)] w-full rounded-md bg-transparent! object-contain!"
          />
          <div className="mt-3 flex items-center justify-between gap-3">
            <IconButton label={t(profile.previousPicture)} variant="outline" onClick={() => go(-1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <Hint size="md" aria-live="polite" className="tabular-nums">
              {position}
            </Hint>
            <IconButton label={t(profile.nextPicture)} variant="outline" onClick={() => go(1)}>
              <ChevronRight aria-hidden />
            </IconButton>
          </div>
          {picture.serviceId && (
            <Link
              to={bookingPath(picture)}
              preventScrollReset
              onClick={() => onMove(null)}
              className={buttonClass({ wide: true, className: 'mt-3' })}
            >
              <CalendarPlus aria-hidden />
              {t(portfolioPage.bookCut)}
            </Link>
          )}
        </>
      )}
    </Dialog>
  )
}

function useArrowKeys(at: number | null, count: number, onMove: (at: number) => void) {
  useEffect(() => {
    if (at === null) return
    const look = ({ key }: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (step) onMove((at + step + count) % count)
    }
    addEventListener('keydown', look)
    return () => removeEventListener('keydown', look)
  }, [at, count, onMove])
}
