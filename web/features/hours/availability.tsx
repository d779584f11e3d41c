// The opening hours, days off and booking rules of a business or of a team member.
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { homeOf } from '#contract/access.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { hoursWords } from '#web/texts/business/hours.ts'
import { usePlace } from '#web/use-business.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { BookingRules } from './booking-rules.tsx'
import { TeamRequests } from './requests.tsx'
import { ShopHours } from './shop-hours.tsx'
import { SpecialDays } from './special-days.tsx'
import { TimeOff } from './time-off.tsx'
import { WeeklyHours } from './week/weekly-hours.tsx'

export function Availability() {
  const place = usePlace()
  const team = useQuery(api.hours.team.query({ place }))
  const [memberId, setMemberId] = useState<string>()
  const whose = { place, memberId }
  return (
    <Loaded query={team} loading={<SkeletonText lines={8} />}>
      {({ members, mayChangeShop }) => (
        <div className="space-y-6">
          <TeamRequests place={place} />
          {members.length > 0 && (
            <WhoseHours members={members} value={memberId} onChange={setMemberId} />
          )}
          <WeeklyHours key={memberId} {...whose} />
          <SpecialDays {...whose} />
          <TimeOff {...whose} />
          {mayChangeShop && memberId === undefined && (
            <>
              <ShopHours place={place} hasTeam={members.length > 0} />
              <BookingRules place={place} />
            </>
          )}
          {memberId === undefined && <CalendarFeed place={place} />}
        </div>
      )}
    </Loaded>
  )
}

type WhoseHoursProps = {
  members: readonly { id: string; name: string }[]
  value: string | undefined
  onChange: (memberId: string | undefined) => void
}

function WhoseHours({ members, value, onChange }: WhoseHoursProps) {
  const t = useText()
  const id = useId()
  return (
    <FieldFrame id={id} label={t(hoursWords.whose)} className="max-w-sm">
      <NativeSelect
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{t(hoursWords.mine)}</option>
        {members.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

function CalendarFeed({ place }: { place: Place }) {
  const t = useText()
  return (
    <TitledCard title={t(hoursWords.feed)} text={t(hoursWords.feedText)}>
      <Button asChild variant="outline">
        <Link to={`${homeOf[place]}?tab=settings&section=calendar`}>
          <CalendarPlus aria-hidden />
          {t(hoursWords.feedLink)}
        </Link>
      </Button>
    </TitledCard>
  )
}
