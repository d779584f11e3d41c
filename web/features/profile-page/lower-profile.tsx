import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { HoursSection } from './opening-hours.tsx'
import { PortfolioTeaser } from './portfolio-teaser.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { About, Location, Policies } from './shop-facts.tsx'
import { TeamList } from './team-list.tsx'

type LowerProfileProps = { barber: BarberProfile; seenAt: number }

export function LowerProfile({ barber, seenAt }: LowerProfileProps) {
  const { id, team, policies } = barber
  return (
    <div className="space-y-12">
      <TeamList profileId={id} team={team} />
      <PortfolioTeaser barber={barber} />
      <Reviews barber={barber} />
      <About barber={barber} />
      <HoursSection barber={barber} seenAt={seenAt} />
      <Location barber={barber} />
      <Policies policies={policies} />
    </div>
  )
}
