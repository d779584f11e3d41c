import type { OwnReview } from '#contract/marketplace/reviews.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { ReviewForm } from './review-form.tsx'

export type Subject = {
  bookingId: string
  barber: Pick<OwnReview['barber'], 'shopName' | 'timeZone'>
  visitedAt: string
  review: OwnReview | null
}

type ReviewDialogProps = { subject: Subject | null; onClose: () => void }

export function ReviewDialog({ subject, onClose }: ReviewDialogProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <Dialog
      title={subject?.review ? t(reviewWords.editTitle) : (subject?.barber.shopName ?? '')}
      description={
        subject &&
        t(reviewWords.bookingOn, {
          date: shopDate(subject.visitedAt, subject.barber.timeZone, language),
        })
      }
      size="md"
      open={subject !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {subject && (
        <ReviewForm
          key={subject.bookingId}
          bookingId={subject.bookingId}
          review={subject.review}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
