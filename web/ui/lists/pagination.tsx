import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

// With a hash the next page begins there instead of at the top: '#reviews'.
type PaginationProps = { page: number; pages: number; hash?: string }

// The page is kept in the address: ?page=2.
export function Pagination({ page, pages, hash = '' }: PaginationProps) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav
      aria-label={t(ui.pages)}
      className="flex items-center justify-between gap-1 sm:justify-center"
    >
      <PageLink page={page - 1} hash={hash} isOff={page <= 1} label={t(ui.previousPage)}>
        <ChevronLeft aria-hidden className="size-5" />
      </PageLink>
      <Hint size="md" className="tabular-nums sm:hidden">
        {t(ui.pageOf, { page, pages })}
      </Hint>
      <ul className="hidden items-center gap-1 sm:flex">
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown ?? `gap-${index}`}>
            {shown === null ? (
              <span className="px-1 text-muted-foreground">…</span>
            ) : (
              <PageLink
                page={shown}
                hash={hash}
                isCurrent={shown === page}
                label={t(ui.pageNumber, { page: shown })}
              >
                {shown}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <PageLink page={page + 1} hash={hash} isOff={page >= pages} label={t(ui.nextPage)}>
        <ChevronRight aria-hidden className="size-5" />
      </PageLink>
    </nav>
  )
}

type PageLinkProps = {
  page: number
  hash: string
  label: string
  isCurrent?: boolean
  isOff?: boolean
  children: ReactNode
}

function PageLink(props: PageLinkProps) {
  const { page, hash, label, isCurrent = false, isOff = false, children } = props
  const link = useSearchLink()
  const look =
    'grid size-control place-items-center rounded-full text-md font-semibold tabular-nums'
  if (isOff)
    return (
      <span aria-hidden className={clsx(look, 'text-muted-foreground opacity-45')}>
        {children}
      </span>
    )
  return (
    <Link
      to={link({ page: page === 1 ? null : String(page) }) + hash}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        look,
        isCurrent ? 'bg-primary text-primary-foreground' : 'hover:bg-secondary',
      )}
    >
      {children}
    </Link>
  )
}

// The first, the last, the current one and its neighbours; null where some are left out.
export function shownPages(page: number, pages: number) {
  const wanted = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = [...new Set(wanted)].toSorted((one, other) => one - other)
  return numbers.flatMap((number, index) => {
    const skipped = number - (numbers[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : [null, number]
  })
}
