import clsx from 'clsx'
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { ticksFor, type Format, type Point } from './chart.ts'

type Plot = {
  // Where the middle of a column and a value stand, in percent from left and from the bottom.
  x: (index: number) => number
  y: (value: number) => number
  at: number | null
}

type ChartFrameProps = {
  label: string
  data: readonly Point[]
  format: Format
  // Where the scale has its lines, when round numbers up to the highest value do not fit.
  ticks?: readonly number[]
  // Legend of the values and of the ghosts.
  names?: readonly [now: string, before: string]
  // How the legend draws the two names.
  swatches?: readonly [now: ReactNode, before: ReactNode]
  // Text of a column's bubble, when the value alone is not enough.
  detail?: (index: number) => ReactNode
  children: (plot: Plot) => ReactNode
}

// Axes, the bubble that follows the pointer or the arrow keys, and a table for those who listen.
// It is a slider to assistive technology: moving along the columns says each of them.
export function ChartFrame(props: ChartFrameProps) {
  const { label, data, format, names, swatches, detail, children } = props
  const [at, setAt] = useState<number | null>(null)
  const most = Math.max(0, ...data.flatMap((point) => [point.value, point.before ?? 0]))
  const ticks = props.ticks ?? ticksFor(most)
  const [bottom = 0] = ticks
  const top = ticks.at(-1) ?? 1
  const plot: Plot = {
    x: (index) => ((index + 0.5) / data.length) * 100,
    y: (value) => ((Math.max(bottom, value) - bottom) / (top - bottom)) * 100,
    at,
  }
  const shown = data[at ?? data.length - 1]

  function onKeyDown(event: KeyboardEvent) {
    const last = data.length - 1
    const now = at ?? last
    const moves: Record<string, number> = {
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(Math.min(last, Math.max(0, next)))
  }

  function onPointer({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * data.length)
    setAt(Math.min(data.length - 1, Math.max(0, index)))
  }

  return (
    <figure className="@container">
      <div className="grid grid-cols-[auto_1fr] gap-x-2.5 pt-2 text-xs text-muted-foreground">
        <div
          aria-hidden
          className="-my-2 flex h-[calc(100%+1rem)] flex-col-reverse justify-between text-right leading-4 tabular-nums"
        >
          {ticks.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={data.length}
          aria-valuenow={(at ?? data.length - 1) + 1}
          aria-valuetext={shown && `${shown.label}: ${format(shown.value)}`}
          onKeyDown={onKeyDown}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setAt(null)}
          onBlur={() => setAt(null)}
          className="relative h-52 cursor-default touch-pan-y rounded-sm"
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              style={{ bottom: `${plot.y(tick)}%` }}
              className={clsx(
                'absolute inset-x-0 border-t',
                tick === 0 && bottom < 0 && 'border-muted-foreground',
              )}
            />
          ))}
          {children(plot)}
          {at !== null && data[at] && (
            <Bubble x={plot.x(at)} title={data[at].label}>
              {detail?.(at) ?? <Values point={data[at]} format={format} names={names} />}
            </Bubble>
          )}
        </div>
        <ColumnLabels data={data} x={plot.x} />
      </div>
      {names && <Legend names={names} swatches={swatches} />}
      <ChartTable {...{ label, data, format, names }} />
    </figure>
  )
}

function Bubble({ x, title, children }: { x: number; title: string; children: ReactNode }) {
  return (
    <div
      style={{ left: `clamp(0px, calc(${x}% - 4.5rem), calc(100% - 9rem))` }}
      className="pointer-events-none absolute -top-2 z-10 w-36 rounded-md border bg-popover px-3 py-2 text-sm text-popover-foreground shadow-lift"
    >
      <p className="text-muted-foreground">{title}</p>
      {children}
    </div>
  )
}

type ValuesProps = Pick<ChartFrameProps, 'format' | 'names'> & { point: Point }

function Values({ point, format, names }: ValuesProps) {
  return (
    <>
      <p className="text-md font-bold tabular-nums">{format(point.value)}</p>
      {point.before !== undefined && (
        <p className="text-muted-foreground tabular-nums">
          {names?.[1]} {format(point.before)}
        </p>
      )}
    </>
  )
}

const lettersWide = 68
const lettersNarrow = 42

// As many labels as a phone has room for; wide charts show those between them too.
function ColumnLabels({ data, x }: { data: readonly Point[]; x: Plot['x'] }) {
  const letters = 2 + Math.max(...data.map(({ label }) => label.length))
  const wide = Math.ceil(data.length / Math.floor(lettersWide / letters))
  const narrow = wide * Math.ceil(data.length / wide / Math.floor(lettersNarrow / letters))
  return (
    <div aria-hidden className="relative col-start-2 mt-2 h-4">
      {data.map(({ label }, index) => {
        if (index % wide !== 0) return null
        return (
          <span
            key={label}
            style={{ left: `${x(index)}%` }}
            className={clsx(
              'absolute -translate-x-1/2 whitespace-nowrap',
              index % narrow !== 0 && 'hidden @md:block',
            )}
          >
            {label}
          </span>
        )
      })}
    </div>
  )
}

function Legend({ names, swatches }: Pick<ChartFrameProps, 'names' | 'swatches'>) {
  return (
    <figcaption className="mt-3 flex gap-5 text-sm text-muted-foreground">
      {names?.map((name, index) => (
        <span key={name} className="flex items-center gap-2">
          {swatches?.[index]}
          {name}
        </span>
      ))}
    </figcaption>
  )
}

type ChartTableProps = Pick<ChartFrameProps, 'label' | 'data' | 'format' | 'names'>

function ChartTable({ label, data, format, names }: ChartTableProps) {
  return (
    <table className="sr-only">
      <caption>{label}</caption>
      <tbody>
        {data.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td>{format(point.value)}</td>
            {names && (
              <td>{point.before !== undefined && `${names[1]} ${format(point.before)}`}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
