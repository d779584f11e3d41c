// The first tab of a team member: next client, today, earnings.
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import type { MemberOverview as Data } from '#contract/business/overview.ts'
import { api } from '#web/api.ts'
import { priceOf } from '#web/words/money.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { day, member as words, numbers } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { spanWords } from './day-parts.ts'
import { NextClient } from './next-client.tsx'
import { Requests } from './requests.tsx'
import { Tasks } from './tasks.tsx'
import { Timeline } from './timeline.tsx'
import { useLiveOverview } from './use-live-overview.ts'
import { Waiting } from './waiting.tsx'

export function MemberOverview() {
  const t = useText()
  const overview = useQuery({
    ...api.overview.mine.query(),
    refetchOnMount: 'always',
  })
  useLiveOverview(overview.data?.barberId)
  return (
    <Loaded query={overview} loading={<Waiting />}>
      {(data) => (
        <div className="space-y-8">
          <Hint size="md" className="-mt-3">
            {t(words.at, { shop: data.shopName })}
          </Hint>
          {data.next && <NextClient next={data.next} today={data.today} />}
          <Requests
            requests={data.requests}
            hasTeam={false}
            onEnd={() => void overview.refetch()}
          />
          <Tasks waiting={data} />
          <div className="grid items-start gap-6 xl:grid-cols-2">
            {data.visits.length > 0 ? (
              <TitledCard title={t(day.today)}>
                <Timeline windows={data.windows} bookings={data.visits} />
              </TitledCard>
            ) : (
              <EmptyState
                icon={CalendarDays}
                title={t(words.noClients)}
                text={t(words.noClientsText)}
                action={t(words.openHours)}
                to="/employee/dashboard?tab=availability"
              />
            )}
            <Numbers overview={data} />
          </div>
          {data.seesReports && <ToNumbers shop={data.shopName} />}
        </div>
      )}
    </Loaded>
  )
}

function ToNumbers({ shop }: { shop: string }) {
  const t = useText()
  return (
    <TitledCard title={t(words.numbers)} text={t(words.numbersText, { shop })}>
      <Button asChild variant="outline">
        <Link to="/employee/dashboard?tab=analytics">
          <ChartColumn aria-hidden />
          {t(words.openNumbers)}
        </Link>
      </Button>
    </TitledCard>
  )
}

function Numbers({ overview }: { overview: Data }) {
  const t = useText()
  const language = useLanguage()
  const { clientsToday, expectedTodayCents, week } = overview
  return (
    <section aria-label={t(numbers.title)} className="grid grid-cols-2 gap-3 sm:gap-4">
      <Stat label={t(words.clientsToday)} value={String(clientsToday)} />
      <Stat label={t(words.expected)} value={priceOf(expectedTodayCents)}>
        <Rule overview={overview} />
      </Stat>
      <Stat label={t(words.weekHours)} value={spanWords(week.openMinutes, language)}>
        <Small>{t(words.bookedOf, { time: spanWords(week.bookedMinutes, language) })}</Small>
      </Stat>
      <Stat label={t(words.tips)} value={priceOf(week.tipCents)}>
        <Small>{t(words.earned, { amount: priceOf(week.earnedCents) })}</Small>
      </Stat>
    </section>
  )
}

function Rule({ overview: { compensation } }: { overview: Data }) {
  const t = useText()
  if (!compensation) return null
  switch (compensation.kind) {
    case 'commission_percent':
      return <Small>{t(words.commission, { percent: compensation.percent })}</Small>
    case 'booth_rent':
      return <Small>{t(words.booth_rent, { amount: priceOf(compensation.weeklyCents) })}</Small>
    case 'hourly':
      return <Small>{t(words.hourly, { amount: priceOf(compensation.hourlyCents) })}</Small>
  }
}

function Small({ children }: { children: string }) {
  return <Hint className="-mt-2">{children}</Hint>
}
