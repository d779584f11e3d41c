import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal, messageOf } from '#contract/errors.ts'
import {
  aspects,
  mostReviewCharacters,
  reviewForm,
  type OwnReview,
  type ReviewForm as Values,
} from '#contract/marketplace/reviews.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { reviewWords } from '#web/texts/marketplace/reviews.ts'
import { ui } from '#web/texts/ui.ts'
import { RatingField } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { PhotoField } from './photo-field.tsx'
import { useDraftPhotos } from './use-draft-photos.ts'
import { refreshReviews } from './use-reviews.ts'

type ReviewFormProps = { bookingId: string; review: OwnReview | null; onDone: () => void }

export function ReviewForm({ bookingId, review, onDone }: ReviewFormProps) {
  const t = useText()
  const sentence = useSentence()
  const draft = useDraftPhotos(review?.photos ?? [])
  const { save, isSaved } = useSaving({ bookingId, review })

  async function submit(values: Values) {
    const saved = await save(values, draft.send)
    const done = review ? reviewWords.saved : reviewWords.published
    toast.success(t(saved.status === 'flagged' ? reviewWords.waiting : done))
    onDone()
  }

  return (
    <Form
      schema={reviewForm}
      initial={initialOf(review)}
      onSubmit={submit}
      onError={(error) => {
        if (isRefusal(error) && error.fields) return
        const why = sentence(messageOf(error))
        return isSaved() ? t(reviewWords.photoFailed, { why }) : messageOf(error)
      }}
      className="space-y-5!"
    >
      <RatingField name="rating" label={t(reviewWords.rating)} />
      <TextArea
        name="text"
        label={t(reviewWords.text)}
        hint={t(reviewWords.textHint)}
        limit={mostReviewCharacters}
        rows={4}
        isOptional
      />
      <Details isOpen={review !== null && aspects.some((aspect) => review[aspect] !== null)} />
      <PhotoField draft={draft} />
      <SubmitButton wide size="lg" busy={t(review ? reviewWords.saving : reviewWords.publishing)}>
        {t(review ? reviewWords.save : reviewWords.publish)}
      </SubmitButton>
    </Form>
  )
}

function Details({ isOpen }: { isOpen: boolean }) {
  const t = useText()
  return (
    <details open={isOpen} className="rounded-md border px-4">
      <summary className="min-h-control cursor-pointer py-2.5 text-md font-semibold">
        {t(reviewWords.details)}
        <span className="ml-1.5 font-normal text-muted-foreground">{t(ui.optional)}</span>
      </summary>
      <div className="grid gap-3 pb-4 sm:grid-cols-2">
        {aspects.map((aspect) => (
          <RatingField key={aspect} name={aspect} label={t(reviewWords[aspect])} />
        ))}
      </div>
    </details>
  )
}

function initialOf(review: OwnReview | null) {
  if (!review) return { text: '', cut: null, cleanliness: null, punctuality: null, value: null }
  const { rating, text, cut, cleanliness, punctuality, value } = review
  return { rating, text, cut, cleanliness, punctuality, value }
}

// The words first, then the photos. When a photo fails, the review is there already, and what is
// sent again changes it.
function useSaving({ bookingId, review }: Pick<ReviewFormProps, 'bookingId' | 'review'>) {
  const queries = useQueryClient()
  const written = useRef({ id: review?.id ?? null, isSaved: false })

  async function save(values: Values, sendPhotos: (reviewId: string) => Promise<void>) {
    written.current.isSaved = false
    const saved =
      written.current.id === null
        ? await api.reviews.write.send({ ...values, bookingId })
        : await api.reviews.edit.send({ ...values, id: written.current.id })
    written.current.id = saved.id
    written.current.isSaved = true
    await sendPhotos(saved.id).finally(() => refreshReviews(queries))
    return saved
  }
  return { save, isSaved: () => written.current.isSaved }
}
