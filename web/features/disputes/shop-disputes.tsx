import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { disputeWords as words } from '#web/texts/money/disputes/disputes.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { sumOf } from '#web/words/money.ts'
import { DisputeDrawer } from './dispute-drawer.tsx'
import { DisputeList } from './dispute-list.tsx'

// The barber's inbox, with what is at stake.
export function ShopDisputes() {
  const t = useText()
  return (
    <div className="space-y-6">
      <Stakes />
      <DisputeList
        side="barber"
        none={
          <EmptyState icon={Scale} title={t(words.noneBarber)} text={t(words.noneBarberText)} />
        }
      />
      <DisputeDrawer />
    </div>
  )
}

function Stakes() {
  const t = useText()
  const query = useQuery(api.disputes.ofShop.query({}))
  return (
    <Loaded query={query} loading={<Skeleton className="h-32 rounded-lg" />}>
      {({ stats: { waiting, atRiskCents, rate, cityRate } }) => (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 max-sm:[&>*:last-child]:col-span-2">
          <Stat label={t(words.waiting)} value={String(waiting)} />
          <Stat
            label={t(words.atRisk)}
            value={sumOf(atRiskCents)}
            definition={t(words.atRiskText)}
          />
          <Stat
            label={t(words.rate)}
            value={rate === null ? '–' : String(rate)}
            definition={t(words.rateText)}
          >
            {cityRate !== null && (
              <Hint className="mt-1">{t(words.cityRate, { rate: cityRate })}</Hint>
            )}
          </Stat>
        </div>
      )}
    </Loaded>
  )
}
