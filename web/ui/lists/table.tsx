import clsx from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSearchLink } from '#web/ui/search-link.ts'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  // Can be sorted by: the server knows this column by its key.
  isSortable?: boolean
  // Numbers stand under each other.
  isNumber?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  // The sorting when the address names none: 'date', or '-date' for the last first.
  defaultSort?: string
}

// The roles are said again because rows become cards on a phone, and browsers forget what a table
// is as soon as it is laid out otherwise.
export function Table<Row>({ caption, columns, rows, keyOf, defaultSort }: TableProps<Row>) {
  return (
    <table role="table" className="block w-full text-md sm:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row" className="sm:border-b">
          {columns.map((column) => (
            <Head key={column.key} column={column} defaultSort={defaultSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 sm:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="block rounded-lg border bg-card px-4 py-2 sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:bg-transparent sm:last:border-b-0 sm:hover:bg-muted/60"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} content={column.cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps<Row> = { column: Column<Row>; content: ReactNode }

// What is only a dash needs its place in a column, and none in a card.
function Cell<Row>({ column: { head, isNumber }, content }: CellProps<Row>) {
  return (
    <td
      role="cell"
      className={clsx(
        'items-center justify-between gap-4 py-1.5 sm:table-cell sm:px-3 sm:py-3',
        content === '–' ? 'hidden' : 'flex',
        isNumber && 'tabular-nums sm:text-right',
      )}
    >
      <span aria-hidden className="text-sm text-muted-foreground sm:hidden">
        {head}
      </span>
      <span className="min-w-0 text-right sm:text-inherit">{content}</span>
    </td>
  )
}

type HeadProps<Row> = { column: Column<Row>; defaultSort: string | undefined }

function Head<Row>({ column: { key, head, isSortable, isNumber }, defaultSort }: HeadProps<Row>) {
  const link = useSearchLink()
  const sort = useSearchParams()[0].get('sort') ?? defaultSort
  const state = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[state]
  return (
    <th
      scope="col"
      role="columnheader"
      aria-sort={isSortable ? state : undefined}
      className={clsx(
        'px-3 py-1 text-sm font-semibold text-muted-foreground',
        isNumber ? 'text-right' : 'text-left',
      )}
    >
      {isSortable ? (
        <Link
          to={link({ sort: state === 'ascending' ? `-${key}` : key })}
          preventScrollReset
          className="inline-flex min-h-control items-center gap-1 hover:text-foreground"
        >
          {head}
          <Icon aria-hidden className="size-3.5" />
        </Link>
      ) : (
        head
      )}
    </th>
  )
}
