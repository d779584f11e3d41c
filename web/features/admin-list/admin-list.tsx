import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Text } from '#contract/language.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { FileButton, type ListFile } from './file-button.tsx'
import { useKept } from '#web/kept.ts'
import { ListKeys } from './list-keys.tsx'
import { useListKeys } from './use-list-keys.ts'
import { numberFormat } from '#web/words/formats.ts'

type Page<Row> = {
  rows: readonly Row[]
  next: string | null
  total: { count: number; isMore: boolean }
}

type AdminListProps<Row> = {
  queryKey: readonly unknown[]
  fetchPage: (after: string | undefined) => Promise<Page<Row>>
  // '{count} people', and the same for one.
  counted: { one: Text; many: Text }
  // The list as a file, for those who may have it.
  file?: ListFile | undefined
  empty: ReactNode
  children: (row: Row) => ReactNode
}

// A list that the server pages by key: rows, how many there are, and a button for more.
export function AdminList<Row extends { id: string }>(props: AdminListProps<Row>) {
  const { queryKey, fetchPage, counted, file, empty, children } = props
  const t = useText()
  const [isOff, setIsOff] = useKept<true>('list-keys-off')
  const list = useListKeys(!isOff)
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (last) => last,
  })
  return (
    <Loaded query={query} loading={<Waiting />}>
      {({ pages }) =>
        pages[0]?.rows.length === 0 ? (
          empty
        ) : (
          <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
            <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Total total={pages[0]?.total} counted={counted} />
              {file && <FileButton file={file} />}
            </div>
            <Card flush>
              <ul ref={list} className="divide-y">
                {pages.flatMap(({ rows }) =>
                  rows.map((row) => <li key={row.id}>{children(row)}</li>),
                )}
              </ul>
            </Card>
            {query.hasNextPage && (
              <Button
                className="mt-4"
                variant="outline"
                wide
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t(words.more)}
              </Button>
            )}
            <ListKeys isOn={!isOff} onChange={(isOn) => setIsOff(isOn ? undefined : true)} />
          </div>
        )
      }
    </Loaded>
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

type TotalProps = Pick<AdminListProps<never>, 'counted'> & {
  total: Page<never>['total'] | undefined
}

function Total({ total, counted }: TotalProps) {
  const t = useText()
  const language = useLanguage()
  if (!total) return null
  const count = `${numberFormat(language).format(total.count)}${total.isMore ? '+' : ''}`
  return <Hint>{t(total.count === 1 ? counted.one : counted.many, { count })}</Hint>
}
