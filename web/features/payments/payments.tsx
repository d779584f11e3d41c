// The client's card payments: how the last one ended, what is unfinished, saved cards, and the history.
import { useInfiniteQuery } from '@tanstack/react-query'
import { CreditCard, Store } from 'lucide-react'
import type { PaymentList } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { History } from './history.tsx'
import { Owed } from './owed.tsx'
import { Returned } from './returned.tsx'
import { SavedCards } from './saved-cards.tsx'
import { Unfinished } from './unfinished.tsx'
import { useLivePayments } from './use-live-payments.ts'

export function Payments() {
  const t = useText()
  useLivePayments()
  const query = useInfiniteQuery({
    queryKey: api.payments.list.key(),
    queryFn: ({ pageParam }) => api.payments.list.send({ after: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ lines, hasMore }) => (hasMore ? lines.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  })
  return (
    <div className="space-y-6">
      <Returned />
      <Loaded query={query} loading={<Waiting />}>
        {({ pages }) => {
          const [first] = pages
          const lines = pages.flatMap((page) => page.lines)
          return (
            <>
              {first && <Present first={first} hasHistory={lines.length > 0} />}
              {lines.length > 0 && <History lines={lines} />}
              {query.hasNextPage && (
                <Button
                  wide
                  variant="outline"
                  disabled={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t(words.more)}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

type PresentProps = { first: PaymentList; hasHistory: boolean }

// All but the history.
function Present({ first: { provider, cards, owed, unfinished }, hasHistory }: PresentProps) {
  const t = useText()
  const { id: returned } = useOpened('payment')
  const isOn = useFlag('online_payments')
  // How the one that they come back from stands is said above.
  const others = unfinished.filter(({ id }) => id !== returned)
  if (provider === 'shop' || !isOn)
    return (
      <>
        <EmptyState icon={Store} title={t(words.atShop)} text={t(words.atShopText)} />
        {cards.length > 0 && <SavedCards cards={cards} mayAdd={false} />}
      </>
    )
  return (
    <>
      <DemoNotice provider={provider} />
      {owed.length > 0 && <Owed lines={owed} />}
      {others.length > 0 && <Unfinished lines={others} />}
      <SavedCards cards={cards} mayAdd />
      {!hasHistory && (
        <EmptyState icon={CreditCard} title={t(words.none)} text={t(words.noneText)} />
      )}
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
    </div>
  )
}
