import { Link } from 'react-router'
import type { ClientRow } from '#contract/business/clients.ts'
import { priceOf } from '#web/words/money.ts'
import { shopDate } from '#web/words/shop-time.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useAsked } from './use-clients.ts'

export function ClientRows({ clients }: { clients: ClientRow[] }) {
  const t = useText()
  const link = useSearchLink()
  const { page } = useAsked()
  const toClient = (id: string) => link({ client: id, page: page === 1 ? null : String(page) })
  return (
    <Card flush>
      <ul aria-label={t(clientWords.list)} className="divide-y">
        {clients.map((client) => (
          <li key={client.id}>
            <Row client={client} to={toClient(client.id)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ client, to }: { client: ClientRow; to: string }) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { name, tags, visits, spentCents, noShows, lastVisitAt, nextBookingAt, isBlocked } = client
  return (
    <Link
      to={to}
      preventScrollReset
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3 -outline-offset-2 transition-colors duration-150 hover:bg-muted sm:grid-cols-[auto_minmax(0,1fr)_11rem_7rem] sm:px-5"
    >
      <Avatar name={name} isDecorative className="row-span-2 sm:row-span-1" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{name}</span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {isBlocked && <Badge tone="error">{t(clientWords.blocked)}</Badge>}
          {noShows > 0 && (
            <Badge tone="warning">
              {noShows === 1
                ? t(clientWords.noShowsOne)
                : t(clientWords.noShows, { count: noShows })}
            </Badge>
          )}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      </span>
      <span className="col-start-2 text-sm text-muted-foreground sm:col-start-3">
        <span className="block">
          {lastVisitAt
            ? t(clientWords.last, { date: shopDate(lastVisitAt, timeZone, language) })
            : t(clientWords.never)}
        </span>
        {nextBookingAt && (
          <span className="block text-foreground">
            {t(clientWords.next, { date: shopDate(nextBookingAt, timeZone, language) })}
          </span>
        )}
      </span>
      <span className="row-span-2 text-right text-sm text-muted-foreground tabular-nums max-sm:col-start-3 max-sm:row-start-1 sm:row-span-1">
        <span className="block text-md font-semibold text-foreground">{priceOf(spentCents)}</span>
        {visits === 1 ? t(clientWords.bookingsOne) : t(clientWords.visits, { count: visits })}
      </span>
    </Link>
  )
}

const skeletons = [1, 2, 3, 4, 5, 6]

export function ClientRowsSkeleton() {
  return (
    <Card flush>
      <ul aria-busy className="divide-y">
        {skeletons.map((key) => (
          <li key={key} className="flex items-center gap-3 px-5 py-3.5">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="ml-auto h-5 w-20" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
