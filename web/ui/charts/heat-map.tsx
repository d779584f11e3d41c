import type { Format } from './chart.ts'

type HeatMapProps = {
  label: string
  columns: readonly string[]
  rows: readonly { label: string; values: readonly number[] }[]
  format: Format
}

// A table whose cells are darker the more there is in them, such as hours by weekday.
export function HeatMap({ label, columns, rows, format }: HeatMapProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values))
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-xs text-muted-foreground">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <td className="w-12" />
          {columns.map((column) => (
            <th key={column} scope="col" className="pb-1 text-center font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className="pr-1 text-right font-medium whitespace-nowrap">
              {row.label}
            </th>
            {row.values.map((value, index) => (
              <td
                key={columns[index]}
                title={`${columns[index]} ${row.label}: ${format(value)}`}
                className="relative h-7 overflow-hidden rounded-sm bg-secondary"
              >
                <span
                  aria-hidden
                  style={{ opacity: value / most }}
                  className="absolute inset-0 bg-chart-1"
                />
                <span className="sr-only">{format(value)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
