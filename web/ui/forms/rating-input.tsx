import clsx from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { useStarWords } from '#web/ui/lists/rating.tsx'

type RatingInputProps = {
  value: number
  onChange: (value: number) => void
  label: string
  id?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

// Five radio buttons drawn as stars, so arrow keys and screen readers know them.
export function RatingInput({ value, onChange, label, id, ...aria }: RatingInputProps) {
  const starWords = useStarWords()
  const group = useId()
  return (
    <fieldset id={id} role="radiogroup" {...aria} className="min-w-0">
      <legend className="mb-1 text-md font-semibold">{label}</legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="grid size-control cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={group}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={starWords(stars)}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={clsx(
                'size-8 text-star transition-colors duration-150',
                stars <= value && 'fill-star',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
