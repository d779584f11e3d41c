// The owner's preview of their page. Its links are disabled.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import { Gallery } from '#web/features/portfolio-page/gallery.tsx'
import { HoursSection } from '#web/features/profile-page/opening-hours.tsx'
import { ProfileHeader } from '#web/features/profile-page/profile-header.tsx'
import { ServiceList } from '#web/features/profile-page/service-list.tsx'
import { About, Location, Policies } from '#web/features/profile-page/shop-facts.tsx'
import { TeamList } from '#web/features/profile-page/team-list.tsx'
import { useText } from '#web/language.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'

type Query = UseQueryOptions<BarberProfile, Error> & { queryKey: readonly unknown[] }

export function PreviewButton({ query }: { query: unknown }) {
  const t = useText()
  return (
    <Dialog
      title={t(words.previewTitle)}
      description={t(words.previewText)}
      size="lg"
      trigger={
        <Button variant="outline">
          <Eye aria-hidden />
          {t(words.preview)}
        </Button>
      }
    >
      <Preview query={query as Query} />
    </Dialog>
  )
}

function Preview({ query }: { query: Query }) {
  const [seenAt] = useState(Date.now)
  // Asked anew each time it is opened: it is there to show what was just changed.
  const listing = useQuery({ ...query, staleTime: 0, gcTime: 0 })
  return (
    <Loaded query={listing} loading={<SkeletonText lines={8} />}>
      {(data) => {
        const { id, services, team, policies } = data
        return (
          <div
            className="space-y-10 rounded-lg border bg-background p-4 sm:p-6"
            onClickCapture={(event) => {
              event.preventDefault()
              event.stopPropagation()
            }}
          >
            <div className="-mx-4 sm:-mx-6">
              <Gallery barber={data} />
            </div>
            <ProfileHeader barber={data} seenAt={seenAt} />
            <ServiceList profileId={id} services={services} />
            <TeamList profileId={id} team={team} />
            <About barber={data} />
            <HoursSection barber={data} seenAt={seenAt} />
            <Location barber={data} />
            <Policies policies={policies} />
          </div>
        )
      }}
    </Loaded>
  )
}
