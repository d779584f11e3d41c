import { colors, smoothPath, type Color } from './chart.ts'

type SparkProps = { values: readonly number[]; color?: Color; className?: string }

// The shape of some numbers, beside the number itself.
export function Spark({ values, color = 4, className = 'h-10 w-full' }: SparkProps) {
  const most = Math.max(...values)
  const least = Math.min(...values)
  const places = values.map((value, index): [number, number] => [
    (index / Math.max(1, values.length - 1)) * 100,
    92 - ((value - least) / (most - least || 1)) * 84,
  ])
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={className}>
      <path
        d={smoothPath(places)}
        fill="none"
        stroke={colors[color]}
        strokeWidth="2"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
