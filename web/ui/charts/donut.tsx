import { Swatch } from './bars.tsx'
import { colorAt, type Format } from './chart.ts'

type DonutProps = {
  label: string
  data: readonly { label: string; value: number }[]
  format?: Format
}

const radius = 52
const around = 2 * Math.PI * radius
const gap = 2

// The list beside it says everything the ring shows.
export function Donut({ label, data, format }: DonutProps) {
  const sum = data.reduce((total, { value }) => total + value, 0) || 1
  const starts = data.map((_, index) =>
    data.slice(0, index).reduce((before, { value }) => before + value / sum, 0),
  )
  return (
    <figure aria-label={label} className="flex flex-wrap items-center gap-6">
      <svg aria-hidden width="140" height="140" viewBox="0 0 140 140" className="-rotate-90">
        <circle
          cx="70"
          cy="70"
          r={radius}
          fill="none"
          stroke="hsl(var(--secondary))"
          strokeWidth="22"
        />
        {data.map(({ label: part, value }, index) => (
          <circle
            key={part}
            cx="70"
            cy="70"
            r={radius}
            fill="none"
            stroke={colorAt(index)}
            strokeWidth="22"
            strokeDasharray={`${Math.max(0, (value / sum) * around - gap)} ${around}`}
            strokeDashoffset={-(starts[index] ?? 0) * around}
          />
        ))}
      </svg>
      <ul className="min-w-40 flex-1 space-y-2 text-md">
        {data.map(({ label: part, value }, index) => (
          <li key={part} className="flex items-center gap-2.5">
            <Swatch index={index} />
            <span className="min-w-0 truncate">{part}</span>
            <span className="ml-auto font-bold tabular-nums">
              {format ? format(value) : `${Math.round((value / sum) * 100)}%`}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
