import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Heart, HeartOff } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import type { BarberCard as Barber } from '#contract/marketplace/barbers.ts'
import { api } from '#web/api.ts'
import { BarberCard, BarberCardSkeleton } from '#web/features/barber-card/barber-card.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useGuestFavorites } from './guest-favorites.ts'
import { useFavorites } from './use-favorites.ts'

export function FavoriteList() {
  const { status } = useSession()
  if (status === 'loading') return <Skeletons />
  return status === 'signed-in' ? <ServerList /> : <BrowserList />
}

function ServerList() {
  return (
    <Loaded query={useQuery(api.favorites.list.query())} loading={<Skeletons />}>
      {(barbers) => <Cards barbers={barbers} />}
    </Loaded>
  )
}

function BrowserList() {
  const ids = useGuestFavorites()
  const found = useQuery({
    ...api.favorites.cards.query({ ids: ids.join(',') }),
    placeholderData: keepPreviousData,
    select: (cards) => cards.filter(({ id }) => ids.includes(id)),
  })
  return (
    <Loaded query={found} loading={<Skeletons />}>
      {(barbers) => <Cards barbers={barbers} />}
    </Loaded>
  )
}

function Cards({ barbers }: { barbers: readonly Barber[] }) {
  const t = useText()
  const list = useRef<HTMLUListElement>(null)
  if (barbers.length === 0)
    return (
      <EmptyState
        icon={Heart}
        title={t(favorites.emptyTitle)}
        text={t(favorites.empty)}
        action={t(favorites.findBarbers)}
        to="/explore"
      />
    )
  return (
    <>
      <h2 className="sr-only">{t(favorites.saved)}</h2>
      <ul ref={list} tabIndex={-1} className={`${gridClass} outline-none`}>
        {barbers.map((barber) => (
          <li key={barber.id} className="flex flex-col gap-3">
            <div className="flex-1">
              <BarberCard barber={barber} />
            </div>
            <Actions barber={barber} onRemove={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
    </>
  )
}

type ActionsProps = { barber: Barber; onRemove: () => void }

function Actions({ barber: { id, shopName }, onRemove }: ActionsProps) {
  const t = useText()
  const { add, remove } = useFavorites()

  function takeOff() {
    remove(id)
    onRemove()
    toast.info(t(favorites.removed, { shopName }), {
      action: { label: t(favorites.undo), onClick: () => add(id) },
    })
  }

  return (
    <div className="flex gap-2.5">
      <Button asChild className="flex-1">
        <Link to={`/barber/${id}?book=1`} aria-label={t(favorites.bookAt, { shopName })}>
          <CalendarPlus aria-hidden />
          {t(favorites.book)}
        </Link>
      </Button>
      <Button variant="outline" aria-label={t(favorites.remove, { shopName })} onClick={takeOff}>
        <HeartOff aria-hidden />
        {t(favorites.takeOff)}
      </Button>
    </div>
  )
}

const gridClass = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3'
const skeletons = [1, 2, 3]

function Skeletons() {
  return (
    <ul aria-busy className={gridClass}>
      {skeletons.map((key) => (
        <li key={key}>
          <BarberCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
