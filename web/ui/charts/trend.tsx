import { useId } from 'react'
import { ChartFrame } from './chart-frame.tsx'
import { colors, smoothPath, type Color, type Format, type Point } from './chart.ts'

type TrendProps = {
  label: string
  data: readonly Point[]
  format: Format
  names?: readonly [now: string, before: string]
  color?: Color
  ticks?: readonly number[]
}

export function Trend({ label, data, format, names, color = 1, ticks }: TrendProps) {
  const fade = useId()
  const swatches = [
    <span key="now" style={{ borderColor: colors[color] }} className="w-5 border-t-2" />,
    <span key="before" className="w-5 border-t-2 border-dashed border-muted-foreground" />,
  ] as const
  return (
    <ChartFrame {...{ label, data, format, names, swatches, ticks }}>
      {({ x, y, at }) => {
        const line = smoothPath(data.map(({ value }, index) => [x(index), 100 - y(value)]))
        const ghosts = data.flatMap(({ before }, index): [number, number][] =>
          before === undefined ? [] : [[x(index), 100 - y(before)]],
        )
        const point = at === null ? undefined : data[at]
        return (
          <>
            <svg
              aria-hidden
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              className="absolute inset-0 size-full overflow-visible"
            >
              <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
                <stop stopColor={colors[color]} stopOpacity="0.28" />
                <stop offset="1" stopColor={colors[color]} stopOpacity="0" />
              </linearGradient>
              {line && (
                <path d={`${line}L${x(data.length - 1)} 100L${x(0)} 100Z`} fill={`url(#${fade})`} />
              )}
              <path
                d={smoothPath(ghosts)}
                fill="none"
                stroke="hsl(var(--muted-foreground))"
                strokeWidth="2"
                strokeDasharray="4 4"
                vectorEffect="non-scaling-stroke"
              />
              <path
                d={line}
                fill="none"
                stroke={colors[color]}
                strokeWidth="2.5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {at !== null && point && (
              <>
                <span
                  style={{ left: `${x(at)}%` }}
                  className="absolute inset-y-0 border-l border-dashed border-muted-foreground"
                />
                <span
                  style={{
                    left: `${x(at)}%`,
                    bottom: `${y(point.value)}%`,
                    borderColor: colors[color],
                  }}
                  className="absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-3 bg-card"
                />
              </>
            )}
          </>
        )
      }}
    </ChartFrame>
  )
}
