import { useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { badgeWords as words } from '#web/texts/admin/badges.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { DryRunResult } from './dry-run-result.tsx'

export function DryRunCard({ city }: { city: string }) {
  const t = useText()
  const [isAsked, setIsAsked] = useState(false)
  const query = useQuery({ ...api.badges.dryRun.query({ city }), enabled: isAsked })
  return (
    <TitledCard title={t(words.tryTitle)} text={t(words.tryText)}>
      <Button
        variant="outline"
        busy={query.isFetching}
        onClick={() => (isAsked ? void query.refetch() : setIsAsked(true))}
      >
        <FlaskConical aria-hidden />
        {t(isAsked ? words.tryAgain : words.tryNow)}
      </Button>
      {isAsked && (
        <div className="mt-5">
          <Loaded query={query} loading={<SkeletonText lines={5} />}>
            {({ kinds }) => <DryRunResult kinds={kinds} />}
          </Loaded>
        </div>
      )}
    </TitledCard>
  )
}
