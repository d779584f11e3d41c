import clsx from 'clsx'
import type { CSSProperties } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { colorAt, colors, ticksFor, type Color, type Format, type Point } from './chart.ts'

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
  // Legend of each part of a column, from the bottom up. What is below 0 hangs down from the line.
  parts: readonly string[]
  data: readonly { label: string; values: readonly number[] }[]
  format: Format
  // What the parts of a column sum up to.
  total?: string
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const above = (values: readonly number[]) => values.map((value) => Math.max(0, value))
const below = (values: readonly number[]) => values.map((value) => Math.min(0, value))

export function StackedBars({ label, parts, data, format, total }: StackedBarsProps) {
  const sums = data.map(({ label: column, values }) => ({ label: column, value: sumOf(values) }))
  const most = Math.max(0, ...data.map(({ values }) => sumOf(above(values))))
  const least = Math.min(0, ...data.map(({ values }) => sumOf(below(values))))
  return (
    <div>
      <ChartFrame
        label={label}
        data={sums}
        format={format}
        ticks={ticksFor(most, least)}
        detail={(index) => (
          <ul className="mt-1 space-y-0.5">
            {parts.map((part, place) => (
              <li key={part} className="flex items-center gap-2">
                <Swatch index={place} />
                {part}
                <b className="ml-auto tabular-nums">{format(data[index]?.values[place] ?? 0)}</b>
              </li>
            ))}
            {total && (
              <li className="flex border-t pt-0.5">
                {total}
                <b className="ml-auto tabular-nums">{format(sums[index]?.value ?? 0)}</b>
              </li>
            )}
          </ul>
        )}
      >
        {({ x, y, at }) =>
          data.map(({ label: column, values }, index) => {
            const place = { left: `${x(index)}%`, width: `${64 / data.length}%` }
            const [up, down] = [above(values), below(values)]
            return (
              <span key={column} className={clsx('transition-opacity', fade(at, index))}>
                <Stack
                  parts={parts}
                  values={up}
                  style={{ ...place, bottom: `${y(0)}%`, height: `${y(sumOf(up)) - y(0)}%` }}
                  className="flex-col-reverse rounded-t-md"
                />
                {least < 0 && (
                  <Stack
                    parts={parts}
                    values={down}
                    style={{ ...place, top: `${100 - y(0)}%`, height: `${y(0) - y(sumOf(down))}%` }}
                    className="flex-col rounded-b-md"
                  />
                )}
              </span>
            )
          })
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

type StackProps = {
  parts: readonly string[]
  values: readonly number[]
  style: CSSProperties
  className: string
}

function Stack({ parts, values, style, className }: StackProps) {
  return (
    <span
      style={style}
      className={clsx('absolute flex -translate-x-1/2 gap-px overflow-hidden', className)}
    >
      {values.map((value, place) => (
        <span
          key={parts[place]}
          style={{ flexGrow: Math.abs(value), background: colorAt(place) }}
        />
      ))}
    </span>
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
