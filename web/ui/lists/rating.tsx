import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'

type RatingProps = {
  value: number
  count?: number
  // One star with the number beside it, for cards; five stars, for profiles and reviews.
  stars?: 1 | 5
  className?: string
}

export function Rating({ value, count, stars = 1, className }: RatingProps) {
  const t = useText()
  const number = (Math.round(value * 10) / 10).toFixed(1)
  const words =
    count === undefined
      ? t(ui.ratingOf, { rating: number })
      : t(ui.ratingOfReviews, { rating: number, count })

  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-md whitespace-nowrap', className)}>
      <span className="sr-only">{words}</span>
      {stars === 1 ? <FilledStar /> : <Stars value={value} />}
      <span aria-hidden className="font-semibold tabular-nums">
        {number}
      </span>
      {count !== undefined && (
        <span aria-hidden className="text-muted-foreground tabular-nums">
          ({count})
        </span>
      )}
    </span>
  )
}

// Five outlines with as much brass over them as the rating says.
export function Stars({ value }: { value: number }) {
  const share = Math.min(100, Math.max(0, (value / 5) * 100))
  return (
    <span aria-hidden className="relative inline-flex">
      <span className="flex gap-0.5">
        {five.map((key) => (
          <Star key={key} className="size-4.5 text-star" />
        ))}
      </span>
      <span
        className="absolute inset-0 flex gap-0.5 overflow-hidden"
        style={{ width: `${share}%` }}
      >
        {five.map((key) => (
          <FilledStar key={key} className="size-4.5" />
        ))}
      </span>
    </span>
  )
}

export function useStarWords() {
  const t = useText()
  return (stars: number) => (stars === 1 ? t(ui.oneStar) : t(ui.stars, { count: stars }))
}

const five = [1, 2, 3, 4, 5]

function FilledStar({ className = 'size-4' }: { className?: string }) {
  return <Star aria-hidden className={clsx('shrink-0 fill-star text-star', className)} />
}
