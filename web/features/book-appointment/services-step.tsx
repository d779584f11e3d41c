import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { ServiceStep } from '#web/features/bookings/steps/service-step.tsx'
import { useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { priceOf } from '#web/words/money.ts'
import type { Draft, Shop } from './draft.ts'
import { Step } from './step.tsx'

type ServicesStepProps = {
  shop: Shop
  draft: Draft
  onChange: (serviceIds: readonly string[]) => void
  onDone: () => void
}

export function ServicesStep({ shop, draft, onChange, onDone }: ServicesStepProps) {
  const t = useText()
  const { serviceIds, areServicesDone } = draft
  const query = useQuery(api.barbers.profile.query({ id: shop.id }))
  const chosen = (query.data?.services ?? []).filter(({ id }) => serviceIds.includes(id))
  const total = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return (
    <Step
      title={t(words.services)}
      chosen={
        areServicesDone
          ? { name: chosen.map(({ name }) => name).join(' + '), text: priceOf(total) }
          : null
      }
      onChange={() => onChange(serviceIds)}
    >
      <Loaded query={query} loading={<SkeletonText lines={6} />}>
        {({ services }) => (
          <div className="-mx-5 -mt-5">
            <ServiceStep
              notice={null}
              services={services}
              chosen={serviceIds}
              onChange={onChange}
            />
          </div>
        )}
      </Loaded>
      <Button wide disabled={serviceIds.length === 0} onClick={onDone}>
        {t(words.servicesDone)}
      </Button>
    </Step>
  )
}
