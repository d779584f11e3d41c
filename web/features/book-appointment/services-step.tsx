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
  isOpen: boolean
  onChoose: (serviceIds: readonly string[]) => void
  onDone: () => void
  onChange: () => void
}

export function ServicesStep(props: ServicesStepProps) {
  const { shop, draft, isOpen, onChoose, onDone, onChange } = props
  const t = useText()
  const { serviceIds } = draft
  const query = useQuery(api.barbers.profile.query({ id: shop.id }))
  const chosen = (query.data?.services ?? []).filter(({ id }) => serviceIds.includes(id))
  const total = chosen.reduce((sum, { priceCents }) => sum + priceCents, 0)
  return (
    <Step
      title={t(words.services)}
      chosen={
        isOpen ? null : { name: chosen.map(({ name }) => name).join(' + '), text: priceOf(total) }
      }
      onChange={onChange}
    >
      <Loaded query={query} loading={<SkeletonText lines={6} />}>
        {({ services }) => (
          <div className="-mx-5 -mt-5">
            <ServiceStep
              notice={null}
              services={services}
              chosen={serviceIds}
              onChange={onChoose}
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
