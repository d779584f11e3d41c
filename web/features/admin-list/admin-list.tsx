import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Text } from '#contract/language.ts'
import { useKept } from '#web/kept.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { bulkWords } from '#web/texts/admin/lists/bulk.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { numberFormat } from '#web/words/formats.ts'
import { FileButton, type ListFile } from './file-button.tsx'
import { ListKeys } from './list-keys.tsx'
import { ListRows } from './list-rows.tsx'
import { NewRows } from './new-rows.tsx'
import { SelectionBar, type BulkChoice } from './selection-bar.tsx'
import { useSelection } from './selection.ts'
import { useListKeys } from './use-list-keys.ts'
import { firstPage } from '#web/ui/lists/first-page.ts'

export type Page<Row> = {
  rows: readonly Row[]
  next: string | null
  total: { count: number; isMore: boolean }
}

// `More` is what the server says besides the rows.
type AdminListProps<Row, More> = {
  queryKey: readonly unknown[]
  fetchPage: (after: string | undefined) => Promise<Page<Row> & More>
  // What is listed, for screen readers, where the page does not say it.
  label?: string
  // '{count} people', and the same for one.
  counted: { one: Text; many: Text }
  // The list as a file, for those who may have it.
  file?: ListFile | undefined
  // Rows can be chosen for an action on all of them.
  bulk?: BulkChoice<Row> | undefined
  // Has a search that the key / goes to.
  isSearchable?: boolean
  // Tells of new rows while it is open.
  isLive?: boolean
  // Above the rows, also when there are none.
  head?: (first: Page<Row> & More) => ReactNode
  empty: (first: Page<Row> & More) => ReactNode
  children: (row: Row) => ReactNode
}

// A list that the server pages by key: rows, how many there are, and a button for more.
export function AdminList<Row extends { id: string | number }, More>(
  props: AdminListProps<Row, More>,
) {
  const { queryKey, fetchPage, bulk, head, empty, children } = props
  const { isSearchable = false, isLive = false } = props
  const t = useText()
  const [isOff, setIsOff] = useKept<true>('list-keys-off')
  const selection = useSelection(JSON.stringify(queryKey))
  const list = useListKeys({ isOn: !isOff, selection: bulk && selection })
  const query = useInfiniteQuery({
    // Not the key of the call itself, which other parts of the screen may ask for one page.
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (last) => last,
  })
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ pages }) => {
        const first = pages[0]
        const rows = pages.flatMap((page) => page.rows)
        if (!first) return null
        const fresh = isLive && (
          <NewRows
            shown={rows.map(({ id }) => String(id))}
            fetchFirst={async () => (await fetchPage(undefined)).rows}
            onShow={() => void query.refetch()}
          />
        )
        return (
          <>
            {head?.(first)}
            {fresh}
            {rows.length === 0 ? (
              empty(first)
            ) : (
              <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
                <Head {...props} total={first.total}>
                  {bulk && !selection.isOn && (
                    <Button variant="outline" size="sm" onClick={() => selection.setIsOn(true)}>
                      {t(bulkWords.select)}
                    </Button>
                  )}
                </Head>
                <ListRows
                  ref={list}
                  label={props.label}
                  rows={rows}
                  bulk={bulk}
                  selection={selection}
                >
                  {children}
                </ListRows>
                <ShowMore pages={query} />
                {bulk && selection.isOn && (
                  <SelectionBar
                    selection={selection}
                    total={first.total}
                    takesAll={bulk.takesAll ?? false}
                    action={bulk.action}
                  />
                )}
                <ListKeys
                  isOn={!isOff}
                  hasSearch={isSearchable}
                  hasBoxes={bulk !== undefined}
                  onChange={(isOn) => setIsOff(isOn ? undefined : true)}
                />
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

type HeadProps = {
  counted: { one: Text; many: Text }
  total: Page<never>['total']
  file?: ListFile | undefined
  children: ReactNode
}

function Head({ counted, total, file, children }: HeadProps) {
  const t = useText()
  const language = useLanguage()
  const count = `${numberFormat(language).format(total.count)}${total.isMore ? '+' : ''}`
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Hint>{t(total.count === 1 ? counted.one : counted.many, { count })}</Hint>
      <div className="flex flex-wrap gap-2">
        {children}
        {file && <FileButton file={file} />}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-2">
      {Array.from({ length: 8 }, (_, key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  )
}
