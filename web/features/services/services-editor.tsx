import { Plus, Scissors } from 'lucide-react'
import { useState } from 'react'
import type { OfferedService } from '#contract/business/services.ts'
import { at } from '#contract/lists.ts'
import { useText } from '#web/language.tsx'
import { servicesWords } from '#web/texts/business/services.ts'
import { usePlace } from '#web/use-business.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceRow } from './service-row.tsx'
import { TemplateButtons } from './template-buttons.tsx'
import { templates } from './templates.ts'
import { moved, useDragOrder } from './use-drag-order.ts'
import { usePriceList } from './use-price-list.ts'

type Editing = OfferedService | 'new' | null

// The whole price list of a business: add, change, order, stop offering.
export function ServicesEditor() {
  const place = usePlace()
  const t = useText()
  const { list, refresh, ...deeds } = usePriceList(place)
  const [editing, setEditing] = useState<Editing>(null)
  return (
    <Loaded query={list} loading={<SkeletonText lines={8} />}>
      {(data) => {
        const { services, members, takesCards } = data
        // Categories without a service.
        const proposed = templates.filter(
          ({ category }) => !services.some((service) => service.category === category),
        )
        const proposals = (
          <TemplateButtons templates={proposed} isBusy={deeds.isAdding} onAdd={deeds.add} />
        )
        return (
          <div className="space-y-6">
            {services.length === 0 ? (
              <>
                <EmptyState
                  icon={Scissors}
                  title={t(servicesWords.emptyTitle)}
                  text={t(servicesWords.empty)}
                  action={t(servicesWords.add)}
                  onAction={() => setEditing('new')}
                />
                {proposals}
              </>
            ) : (
              <>
                <TitledCard title={t(servicesWords.list)} text={t(servicesWords.listText)}>
                  <Button className="mb-4 max-sm:w-full" onClick={() => setEditing('new')}>
                    <Plus aria-hidden />
                    {t(servicesWords.add)}
                  </Button>
                  <Rows {...{ services, members, deeds }} onEdit={setEditing} />
                </TitledCard>
                {proposed.length > 0 && (
                  <TitledCard title={t(servicesWords.templates)}>{proposals}</TitledCard>
                )}
              </>
            )}
            {editing && (
              <ServiceDialog
                place={place}
                service={editing === 'new' ? null : editing}
                members={members}
                takesCards={takesCards}
                onSaved={refresh}
                onClose={() => setEditing(null)}
              />
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

type RowsProps = {
  services: OfferedService[]
  members: { id: string; name: string }[]
  deeds: Pick<ReturnType<typeof usePriceList>, 'order' | 'offer' | 'isSwitching'>
  onEdit: (service: OfferedService) => void
}

function Rows({ services, members, deeds, onEdit }: RowsProps) {
  const t = useText()
  const [said, setSaid] = useState('')
  const { list, shown, draggedId, handleOf } = useDragOrder(services, deeds.order)

  function move(from: number, to: number) {
    const { name } = at(shown, from)
    deeds.order(moved(shown, from, to))
    setSaid(t(servicesWords.movedTo, { name, place: to + 1, count: shown.length }))
  }

  return (
    <>
      <ul ref={list} className="divide-y border-y">
        {shown.map((service, index) => (
          <ServiceRow
            key={service.id}
            service={service}
            members={members}
            handle={handleOf(service)}
            isDragged={service.id === draggedId}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            isBusy={deeds.isSwitching}
            onMove={(step) => move(index, index + step)}
            onEdit={() => onEdit(service)}
            onOffer={(isActive) => deeds.offer(service, isActive)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
