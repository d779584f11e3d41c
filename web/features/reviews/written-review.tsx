import { Pencil, Trash2 } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { aspects, isEditable, type OwnReview } from '#contract/marketplace/reviews.ts'
import { api } from '#web/api.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { reviewStateNames, reviewWords } from '#web/texts/marketplace/reviews.ts'
import { ui } from '#web/texts/ui.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Stars } from '#web/ui/lists/rating.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { refreshReviews } from './use-reviews.ts'

const tones = { published: 'success', flagged: 'warning', removed: 'error' } as const

export function WrittenReview({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useText()
  const language = useLanguage()
  const { barber, rating, text, status, createdAt, editedAt } = review
  return (
    <Card asChild>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <SectionTitle level={3} className="leading-tight">
              <Link to={`/barber/${barber.id}`} className="underline-offset-4 hover:underline">
                {barber.shopName}
              </Link>
            </SectionTitle>
            <Hint className="mt-1">
              {t(reviewWords.bookingWith, {
                date: shopDate(review.visitedAt, barber.timeZone, language),
                name: review.professionalName,
              })}
            </Hint>
          </div>
          <Badge tone={tones[status]} dot>
            {t(reviewStateNames[status])}
          </Badge>
        </div>
        <Hint className="mt-3 flex flex-wrap items-center gap-x-2">
          <span className="sr-only">{t(ui.ratingOf, { rating })}</span>
          <Stars value={rating} />
          <time dateTime={createdAt}>{shopDate(createdAt, barber.timeZone, language)}</time>
          {editedAt && <span>({t(reviewWords.edited)})</span>}
        </Hint>
        {text && <p className="mt-2 text-md break-words whitespace-pre-line">{text}</p>}
        <Aspects review={review} />
        <Photos photos={review.photos} />
        <Reply review={review} />
        <Actions review={review} onEdit={onEdit} />
      </article>
    </Card>
  )
}

function Aspects({ review }: { review: OwnReview }) {
  const t = useText()
  const given = aspects.filter((aspect) => review[aspect] !== null)
  if (given.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {given.map((aspect) => (
        <li key={aspect}>
          <Badge>
            {t(reviewWords[aspect])} {review[aspect]}/5
          </Badge>
        </li>
      ))}
    </ul>
  )
}

function Photos({ photos }: Pick<OwnReview, 'photos'>) {
  const t = useText()
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t(reviewWords.openPhoto, { number: index + 1 })}
            className="block rounded-md"
          >
            <img
              src={url}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-md bg-secondary object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Reply({ review: { reply, repliedAt, barber } }: { review: OwnReview }) {
  const t = useText()
  const language = useLanguage()
  if (!reply) return null
  return (
    <div className="mt-4 rounded-md bg-muted p-3.5 text-md">
      <p className="font-semibold">{t(reviewWords.reply, { shop: barber.shopName })}</p>
      {repliedAt && (
        <Hint>
          <time dateTime={repliedAt}>{shopDate(repliedAt, barber.timeZone, language)}</time>
        </Hint>
      )}
      <p className="mt-1.5 break-words">{reply}</p>
    </div>
  )
}

function Actions({ review, onEdit }: { review: OwnReview; onEdit: () => void }) {
  const t = useText()
  const language = useLanguage()
  const queries = useQueryClient()
  const { id, barber, editableUntil } = review
  const shop = barber.shopName
  const mayEdit = isEditable(review, useNow())

  async function remove() {
    await api.reviews.remove.send({ id })
    toast.success(t(reviewWords.removed))
    await refreshReviews(queries)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t pt-4">
      {mayEdit && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t(reviewWords.editOf, { shop })}
          onClick={onEdit}
        >
          <Pencil aria-hidden />
          {t(reviewWords.edit)}
        </Button>
      )}
      <ConfirmDialog
        title={t(reviewWords.removeTitle)}
        text={t(reviewWords.removeText, { shop })}
        confirm={t(reviewWords.removeConfirm)}
        cancel={t(reviewWords.keep)}
        isDestructive
        onConfirm={remove}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            aria-label={t(reviewWords.removeOf, { shop })}
            className={mayEdit ? undefined : '-ml-3.5'}
          >
            <Trash2 aria-hidden />
            {t(reviewWords.remove)}
          </Button>
        }
      />
      {mayEdit && (
        <Hint className="sm:ml-auto">
          {t(reviewWords.editableUntil, {
            date: shopDate(editableUntil, barber.timeZone, language),
          })}
        </Hint>
      )}
    </div>
  )
}
