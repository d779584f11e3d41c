// The first tab of a barber: open tasks, today, the week in numbers.
import { useQuery } from '@tanstack/react-query'
import { Ban, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShopOverview as Data } from '#contract/business/overview.ts'
import { api } from '#web/api.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { BlockDialog } from '#web/features/desk/block-dialog.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { day, quick } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FirstSteps } from './first-steps.tsx'
import { PayoutDue } from './payout-due.tsx'
import { Reliability } from './reliability.tsx'
import { Requests } from './requests.tsx'
import { ShareLink } from './share-link.tsx'
import { ShopTasks, Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { useLiveOverview } from './use-live-overview.ts'
import { Waiting } from './waiting.tsx'
import { WeekBars, WeekNumbers } from './week-numbers.tsx'

export function ShopOverview() {
  const overview = useQuery({
    ...api.overview.shop.query(),
    refetchOnMount: 'always',
  })
  useLiveOverview(overview.data?.barberId)
  return (
    <Loaded query={overview} loading={<Waiting />}>
      {(data) => {
        const { page, members, hasBookings } = data
        return (
          <div className="space-y-8">
            <Actions today={data.today} />
            <Requests
              requests={data.requests}
              hasTeam={members.length > 1}
              onEnd={() => void overview.refetch()}
            />
            <Tasks waiting={data}>
              <ShopTasks overview={data} />
            </Tasks>
            <Reliability numbers={data.reliability} />
            {!hasBookings && <FirstSteps overview={data} />}
            {!hasBookings && page && <ShareLink path={page.link} />}
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <Day overview={data} />
              <div className="min-w-0 space-y-6">
                <WeekNumbers overview={data} />
                <PayoutDue />
                <WeekBars byDay={data.byDay} />
                {hasBookings && page && <ShareLink path={page.link} />}
              </div>
            </div>
          </div>
        )
      }}
    </Loaded>
  )
}

function Actions({ today }: { today: string }) {
  const t = useText()
  const [isBlocking, setIsBlocking] = useState(false)
  return (
    <div role="group" aria-label={t(quick.actions)} className="flex flex-wrap gap-2.5">
      <Button asChild>
        <Link to="/barber/dashboard?tab=bookings&new=1">
          <CalendarPlus aria-hidden />
          {t(quick.newVisit)}
        </Link>
      </Button>
      <Button variant="outline" onClick={() => setIsBlocking(true)}>
        <Ban aria-hidden />
        {t(calendarTexts.block)}
      </Button>
      <BlockDialog date={today} open={isBlocking} onClose={() => setIsBlocking(false)} />
    </div>
  )
}

function Day({ overview: { members, visits, today } }: { overview: Data }) {
  const t = useText()
  const language = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  const bookingsOf = (id: string) => visits.filter(({ professional }) => professional.id === id)
  const works = members.filter(({ id, windows }) => windows.length + bookingsOf(id).length > 0)
  const member = members.find(({ id }) => id === chosen) ?? works[0] ?? members[0]
  return (
    <TitledCard
      title={t(day.today)}
      text={
        <span className="block first-letter:uppercase">{dayWords(today, language, longDay)}</span>
      }
      action={
        <Button asChild size="sm" variant="ghost">
          <Link to="/barber/dashboard?tab=bookings">{t(day.calendar)}</Link>
        </Button>
      }
    >
      {works.length > 1 && (
        <div
          role="group"
          aria-label={t(day.whose)}
          className="-mx-5 mb-3 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none]"
        >
          {works.map(({ id, name }) => (
            <Chip key={id} isOn={id === member?.id} onClick={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {member && <Timeline windows={member.windows} bookings={bookingsOf(member.id)} />}
    </TitledCard>
  )
}
