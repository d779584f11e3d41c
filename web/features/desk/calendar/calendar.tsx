// The calendar of a business, or of one of its people: by day, week and month, and as a list.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { CalendarView, Shop } from '#contract/bookings/desk.ts'
import { isBooked } from '#contract/bookings/workflow.ts'
import { at } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { useNow } from '#web/use-now.ts'
import { BlockDialog, UnblockDialog } from '#web/features/desk/block-dialog.tsx'
import { useLiveDesk, useShop } from '#web/features/desk/use-desk.ts'
import { BookingDrawer } from '#web/features/desk/booking-drawer.tsx'
import { useText } from '#web/language.tsx'
import { useBusinessZone, usePlace } from '#web/use-business.ts'
import { wallOf } from '#web/words/shop-time.ts'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { Hint } from '#web/ui/hint.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { useIsRoomy } from '#web/ui/screen.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { daysOf, useAsked, type Asked } from './address.ts'
import { Board } from './board.tsx'
import { DayPrint } from './day-print.tsx'
import { DropDialog } from './drop-dialog.tsx'
import { FreeDay } from './free-day.tsx'
import { type Closed } from './layout.ts'
import { Month } from './month.tsx'
import {
  NewBookingDialog,
  type NewBookingStart,
} from '#web/features/desk/new-booking/new-booking.tsx'
import { MemberChips, Toolbar } from './toolbar.tsx'
import { useDrop } from './use-drop.ts'
import { useSwipe } from './use-swipe.ts'
import { BookingList } from './booking-list.tsx'

export function DeskCalendar() {
  const place = usePlace()
  const asked = useAsked(useNow())
  const { view, date } = asked
  const days = useMemo(() => daysOf({ view, date }), [view, date])
  const shop = useShop()
  useLiveDesk(shop.data?.barberId)
  const calendar = useQuery({
    ...api.desk.calendar.query({ place, from: at(days, 0), to: at(days, days.length - 1) }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const failed = [shop, calendar].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorState
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    )
  if (!shop.data || !calendar.data) return <Waiting />
  return (
    <>
      <Desk
        shop={shop.data}
        data={calendar.isPlaceholderData ? empty : calendar.data}
        isWaiting={calendar.isPlaceholderData}
        asked={asked}
        days={days}
      />
      <BookingDrawer />
    </>
  )
}

const empty: CalendarView = { visits: [], open: [], blocked: [] }

function Waiting() {
  return (
    <div aria-busy className="space-y-4">
      <Skeleton className="h-11 w-full max-w-md" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-[60dvh] w-full rounded-xl" />
    </div>
  )
}

type DeskProps = {
  shop: Shop
  data: CalendarView
  isWaiting: boolean
  asked: Asked
  days: string[]
}

function Desk({ shop, data, isWaiting, asked, days }: DeskProps) {
  const [isBlocking, setIsBlocking] = useState(false)
  const { members, chosen, hasEveryone } = useShownMembers(shop, data, asked)
  const mine = useMemo(() => onlyOf(data, chosen), [data, chosen])
  const timeZone = useBusinessZone()
  const soonest = () => firstSlot(shop, mine, asked.date, timeZone)
  const { start, setStart, close } = useNewBooking(soonest)
  return (
    <div className="space-y-4">
      <div className="no-print space-y-4">
        <Toolbar
          asked={asked}
          canBlock={shop.members.some(({ mayBlock }) => mayBlock)}
          onNew={() => setStart(soonest())}
          onBlock={() => setIsBlocking(true)}
        />
        <MemberChips members={shop.members} chosen={chosen} hasEveryone={hasEveryone} />
        <Shown {...{ shop, asked, days, isWaiting, members }} data={mine} onNew={setStart} />
      </div>
      <DayPrint shopName={shop.shopName} date={asked.date} bookings={mine.visits} />
      <NewBookingDialog shop={shop} start={start} onClose={close} />
      <BlockDialog
        date={asked.date < asked.today ? asked.today : asked.date}
        open={isBlocking}
        onClose={() => setIsBlocking(false)}
      />
    </div>
  )
}

// Opens a new booking from a button or from the address: ?new=1, &client=ID.
function useNewBooking(soonest: () => NewBookingStart) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('new')
  const [answered, setAnswered] = useState<string | null>(null)
  const [start, setStart] = useState<NewBookingStart | null>(null)
  // The bar below asks for one while the calendar is open, too.
  if (asked !== answered) {
    setAnswered(asked)
    if (asked !== null) setStart({ ...soonest(), clientId: params.get('client') })
  }
  function close() {
    setStart(null)
    if (!params.has('new')) return
    setParams(
      (before) => {
        before.delete('new')
        before.delete('client')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { start, setStart, close }
}

type ShownProps = DeskProps & {
  members: Shop['members']
  onNew: (start: NewBookingStart) => void
}

function Shown({ shop, asked, days, data, isWaiting, members, onNew }: ShownProps) {
  const t = useText()
  const isFree = !isWaiting && !data.visits.some(isBooked)
  if (asked.view === 'month') return <Month asked={asked} days={days} view={data} />
  if (asked.view === 'list') {
    if (isWaiting) return <Waiting />
    if (data.visits.length === 0) return <FreeDay shop={shop} isWeek />
    return <BookingList bookings={data.visits} isTeam={shop.members.length > 1} />
  }
  return (
    <>
      {isFree && <FreeDay shop={shop} isWeek={asked.view === 'week'} />}
      <LiveBoard {...{ shop, days, data, members, onNew }} />
      <Hint>
        {t(calendarTexts.hint)}{' '}
        <span className="hidden pointer-fine:inline">{t(calendarTexts.keyboardHint)}</span>
      </Hint>
    </>
  )
}

type LiveBoardProps = Pick<ShownProps, 'shop' | 'days' | 'data' | 'members' | 'onNew'>

function LiveBoard({ shop, days, data, members, onNew }: LiveBoardProps) {
  const link = useSearchLink()
  const navigate = useNavigate()
  const [closed, setClosed] = useState<Closed | null>(null)
  const { drop, onDrop, close } = useDrop(data, members)
  const swipe = useSwipe(shop.members, members)
  const onBooking = useCallback(
    (id: string) => void navigate(link({ booking: id }), { preventScrollReset: true }),
    [link, navigate],
  )
  const mayOpen = shop.members.find(({ id }) => id === closed?.memberId)?.mayBlock
  return (
    <div {...swipe}>
      <Board
        {...{ days, members, onDrop, onBooking }}
        view={data}
        onSlot={onNew}
        onBlocked={setClosed}
      />
      {drop && <DropDialog {...drop} onClose={close} />}
      {closed && mayOpen && (
        <UnblockDialog members={shop.members} closed={closed} onClose={() => setClosed(null)} />
      )}
    </div>
  )
}

// The members with a column. Former members keep theirs while they have bookings in it.
function useShownMembers(shop: Shop, data: CalendarView, { view, member }: Asked) {
  const isRoomy = useIsRoomy()
  const hasEveryone = isRoomy || view === 'month' || view === 'list'
  const known = shop.members.some(({ id }) => id === member)
  const own = shop.members.find(({ isSelf }) => isSelf) ?? shop.members[0]
  const chosen = known ? member : hasEveryone ? null : (own?.id ?? null)
  const members = useMemo(() => {
    if (chosen !== null) return shop.members.filter(({ id }) => id === chosen)
    const others = new Map(
      data.visits
        .filter(isBooked)
        .filter(({ professional }) => !shop.members.some(({ id }) => id === professional.id))
        .map(({ professional }) => [professional.id, professional.name]),
    )
    const former = [...others].map(([id, name]) => ({ ...nobody, id, name }))
    return [...shop.members, ...former]
  }, [shop, data, chosen])
  return { members, chosen, hasEveryone }
}

const nobody = {
  photoUrl: null,
  membershipId: null,
  serviceIds: null,
  isSelf: false,
  mayBlock: false,
}

function onlyOf(data: CalendarView, memberId: string | null): CalendarView {
  if (memberId === null) return data
  return {
    visits: data.visits.filter(({ professional }) => professional.id === memberId),
    open: data.open.filter((each) => each.memberId === memberId),
    blocked: data.blocked.filter((each) => each.memberId === memberId),
  }
}

const soonMinutes = 5
const usualMinute = 10 * 60

// Now, or on another day when the first of those shown begins.
function firstSlot(
  { members }: Shop,
  { open }: CalendarView,
  date: string,
  timeZone: string,
): NewBookingStart {
  const own = members.find(({ isSelf }) => isSelf) ?? members[0]
  const now = wallOf(Date.now(), timeZone)
  const memberId = own?.id ?? ''
  if (date <= now.date) {
    const minute = Math.ceil((now.minute + 1) / soonMinutes) * soonMinutes
    return { date: now.date, minute: Math.min(minute, 23 * 60), memberId }
  }
  const first = open
    .map(({ startsAt }) => wallOf(startsAt, timeZone))
    .find((each) => each.date === date)
  return { date, minute: first?.minute ?? usualMinute, memberId }
}
