import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { AppError } from '#contract/errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Countdown } from '#web/ui/states/countdown.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { Loading } from '#web/ui/states/spinner.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const tones = ['neutral', 'outline', 'info', 'success', 'warning', 'error', 'brand', 'ink'] as const

export function States() {
  const [until] = useState(() => new Date(Date.now() + 10 * 60_000).toISOString())
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EmptyState
        icon={CalendarX}
        title="No bookings yet"
        text="Your next cut shows up here."
        action="Find Barbers"
        to="#states"
      />
      <ErrorState error={new AppError('UNREACHABLE')} onRetry={() => toast.info('Trying again')} />
      <TitledCard title="Notices" level={3}>
        <div className="space-y-3">
          <Notice title="Your shop is being reviewed">This takes up to 24 hours.</Notice>
          <Notice tone="success">Your payout is on its way.</Notice>
          <Notice tone="warning" title="Your license ends in 30 days" />
          <Notice tone="error">That time was just taken. Please choose another.</Notice>
        </div>
      </TitledCard>
      <TitledCard title="Loading and progress" level={3}>
        <Loading />
        <SkeletonText />
        <div className="mt-6 space-y-5">
          <Progress label="Setup" value={3} max={7} valueText="Step 3 of 7" />
          <Progress label="Uploading" />
        </div>
        <p className="mt-5">
          This time is held for you for <Countdown until={until} className="font-bold" />
        </p>
      </TitledCard>
      <TitledCard title="Badges" level={3} className="lg:col-span-2">
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} dot={tone !== 'ink'}>
              {tone}
            </Badge>
          ))}
          <Badge tone="ink">👑 Best Services</Badge>
        </div>
      </TitledCard>
    </div>
  )
}
