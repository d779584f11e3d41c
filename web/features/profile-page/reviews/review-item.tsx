import { Pin } from 'lucide-react'
import type { BarberProfile, Review } from '#contract/marketplace/barbers.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { profile } from '#web/texts/marketplace/profile.ts'
import { ui } from '#web/texts/ui.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Stars } from '#web/ui/lists/rating.tsx'
import { shopDate } from '#web/words/shop-time.ts'
import { Hint } from '#web/ui/hint.tsx'

type ReviewItemProps = {
  review: Review
  barber: Pick<BarberProfile, 'shopName' | 'timeZone'>
  hasTeam: boolean
}

export function ReviewItem({ review, barber, hasTeam }: ReviewItemProps) {
  const { shopName, timeZone } = barber
  const t = useText()
  const language = useLanguage()
  const { rating, body, author, providerName, createdAt, reply, repliedAt, photos } = review
  const name = author ?? t(profile.guest)
  return (
    <article>
      {review.isPinned && (
        <Badge tone="info" className="mb-3">
          <Pin aria-hidden />
          {t(profile.pinnedBy, { name: shopName })}
        </Badge>
      )}
      <div className="flex items-start gap-3">
        <Avatar name={name} isDecorative />
        <div className="min-w-0">
          <h3 className="font-semibold">{name}</h3>
          <Hint className="flex flex-wrap items-center gap-x-2">
            <span className="sr-only">{t(ui.ratingOf, { rating })}</span>
            <Stars value={rating} />
            <time dateTime={createdAt}>{shopDate(createdAt, timeZone, language)}</time>
            {hasTeam && <span>{t(profile.bookingWith, { name: providerName })}</span>}
          </Hint>
        </div>
      </div>
      {body && <p className="mt-3 text-md break-words">{body}</p>}
      {photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((src, index) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className="block rounded-md">
                <img
                  src={src}
                  alt={t(profile.reviewPhoto, { name, number: index + 1 })}
                  width={96}
                  height={96}
                  loading="lazy"
                  className="size-24 rounded-md object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className="mt-3 rounded-md bg-muted p-3.5 text-md">
          <p className="font-semibold">{t(profile.replyOf, { name: shopName })}</p>
          {repliedAt && (
            <Hint>
              <time dateTime={repliedAt}>{shopDate(repliedAt, timeZone, language)}</time>
            </Hint>
          )}
          <p className="mt-1.5 break-words">{reply}</p>
        </div>
      )}
    </article>
  )
}
