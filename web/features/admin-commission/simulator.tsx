import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useId, useState } from 'react'
import { sourceTexts } from '#contract/admin/words/states.ts'
import { chargedSources, type ChargedSource } from '#contract/money/commission.ts'
import { mostPercent } from '#contract/money/commission-rules.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { simulatorWords as words } from '#web/texts/money/commission.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { BarberField, type Barber } from './barber-field.tsx'
import { SimulationPlots } from './simulation-plots.tsx'
import { useSettled } from '#web/use-settled.ts'

type Typed = Partial<Record<ChargedSource, string>>

// Other percentages over the bookings that took place.
export function Simulator() {
  const t = useText()
  const [typed, setTyped] = useState<Typed>({})
  const [barber, setBarber] = useState<Barber | null>(null)
  const wanted = useSettled({
    marketplace: percentIn(typed.marketplace),
    direct_link: percentIn(typed.direct_link),
    admin: percentIn(typed.admin),
    barber: barber?.id,
  })
  const query = useQuery({
    ...api.commissionRules.simulate.query(wanted),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="space-y-6">
      <TitledCard title={t(words.title)} text={t(words.text)}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <BarberField
            barber={barber}
            onChange={(chosen) => {
              setBarber(chosen)
              setTyped({})
            }}
          />
          {chargedSources.map((source) => (
            <PercentInput
              key={source}
              label={t(sourceTexts[source])}
              value={typed[source] ?? String(query.data?.percents[source] ?? '')}
              onChange={(text) => setTyped({ ...typed, [source]: text })}
            />
          ))}
        </div>
        {Object.keys(typed).length > 0 && (
          <Button size="sm" variant="outline" className="mt-4" onClick={() => setTyped({})}>
            {t(words.reset)}
          </Button>
        )}
      </TitledCard>
      <Loaded query={query} loading={<Skeleton className="h-96" />}>
        {(simulation) =>
          simulation.total.bookings === 0 ? (
            <EmptyState icon={Calculator} title={t(words.none)} text={t(words.noneText)} />
          ) : (
            <div
              aria-busy={query.isPlaceholderData}
              className={query.isPlaceholderData ? 'opacity-60' : undefined}
            >
              <SimulationPlots simulation={simulation} />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

// Undefined while it is no percentage: that of today is taken.
function percentIn(text: string | undefined) {
  if (text === undefined || text.trim() === '') return undefined
  const percent = Number(text)
  return percent >= 0 && percent <= mostPercent ? percent : undefined
}

type PercentInputProps = { label: string; value: string; onChange: (text: string) => void }

function PercentInput({ label, value, onChange }: PercentInputProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={`${label}, %`}>
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={mostPercent}
        step="any"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  )
}
