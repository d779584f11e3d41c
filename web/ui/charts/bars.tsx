import clsx from 'clsx'
import { ChartFrame } from './chart-frame.tsx'
import { colorAt, colors, type Color, type Format, type Point } from './chart.ts'

type BarsProps = {
  label: string
  data: readonly Point[]
  format: Format
  names?: readonly [now: string, before: string]
  color?: Color
}

export function Bars({ label, data, format, names, color = 1 }: BarsProps) {
  const swatches = [
    <span key="now" style={{ background: colors[color] }} className="size-2.5 rounded-[3px]" />,
    <span key="before" className={clsx('size-3 rounded-[3px]', ghostClass)} />,
  ] as const
  return (
    <ChartFrame {...{ label, data, format, names, swatches }}>
      {({ x, y, at }) =>
        data.map(({ label: column, value, before }, index) => (
          <span key={column} className={clsx('transition-opacity', fade(at, index))}>
            {before !== undefined && (
              <span
                style={{
                  left: `${x(index)}%`,
                  width: `${78 / data.length}%`,
                  height: `${y(before)}%`,
                }}
                className={clsx(
                  'absolute bottom-0 -translate-x-1/2 rounded-t-md border-b-0!',
                  ghostClass,
                )}
              />
            )}
            <span
              style={{
                left: `${x(index)}%`,
                width: `${(before === undefined ? 64 : 52) / data.length}%`,
                height: `${y(value)}%`,
                background: colors[color],
              }}
              className="absolute bottom-0 -translate-x-1/2 rounded-t-md"
            />
          </span>
        ))
      }
    </ChartFrame>
  )
}

const ghostClass = 'border border-dashed border-muted-foreground bg-muted'

type StackedBarsProps = {
  label: string
  // Legend of each part of a column, from the bottom up.
  parts: readonly string[]
  data: readonly { label: string; values: readonly number[] }[]
  format: Format
}

export function StackedBars({ label, parts, data, format }: StackedBarsProps) {
  const sums = data.map(({ label: column, values }) => ({
    label: column,
    value: values.reduce((sum, value) => sum + value, 0),
  }))
  return (
    <div>
      <ChartFrame
        label={label}
        data={sums}
        format={format}
        detail={(index) => (
          <ul className="mt-1 space-y-0.5">
            {parts.map((part, place) => (
              <li key={part} className="flex items-center gap-2">
                <Swatch index={place} />
                {part}
                <b className="ml-auto tabular-nums">{format(data[index]?.values[place] ?? 0)}</b>
              </li>
            ))}
          </ul>
        )}
      >
        {({ x, y, at }) =>
          data.map(({ label: column, values }, index) => (
            <span
              key={column}
              style={{
                left: `${x(index)}%`,
                width: `${64 / data.length}%`,
                height: `${y(sums[index]?.value ?? 0)}%`,
              }}
              className={clsx(
                'absolute bottom-0 flex -translate-x-1/2 flex-col-reverse gap-px overflow-hidden rounded-t-md transition-opacity',
                fade(at, index),
              )}
            >
              {values.map((value, place) => (
                <span key={parts[place]} style={{ flexGrow: value, background: colorAt(place) }} />
              ))}
            </span>
          ))
        }
      </ChartFrame>
      <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted-foreground">
        {parts.map((part, place) => (
          <li key={part} className="flex items-center gap-2">
            <Swatch index={place} />
            {part}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Swatch({ index }: { index: number }) {
  return (
    <span
      aria-hidden
      style={{ background: colorAt(index) }}
      className="size-2.5 shrink-0 rounded-[3px]"
    />
  )
}

function fade(at: number | null, index: number) {
  return at === null || at === index ? 'opacity-100' : 'opacity-50'
}
