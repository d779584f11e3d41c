import { colors, type Color, type Format } from './chart.ts'

type BreakdownProps = {
  label: string
  data: readonly { label: string; value: number }[]
  format: Format
  color?: Color
}

// Lying bars with words on both sides: stars of reviews, top services, reasons.
export function Breakdown({ label, data, format, color = 1 }: BreakdownProps) {
  const most = Math.max(1, ...data.map(({ value }) => value))
  return (
    <ul aria-label={label} className="grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2.5 text-md">
      {data.map(({ label: part, value }) => (
        <li key={part} className="col-span-3 grid grid-cols-subgrid items-center">
          <span>{part}</span>
          <span aria-hidden className="h-2.5 overflow-hidden rounded-full bg-secondary">
            <span
              style={{ width: `${(value / most) * 100}%`, background: colors[color] }}
              className="block h-full rounded-full"
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{format(value)}</span>
        </li>
      ))}
    </ul>
  )
}
