import clsx from 'clsx'
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Pencil } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { OfferedService } from '#contract/business/services.ts'
import { priceOf } from '#web/words/money.ts'
import { useText } from '#web/language.tsx'
import { categoryNames } from '#web/texts/marketplace/search.ts'
import { servicesWords } from '#web/texts/business/services.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type Member = { id: string; name: string }

type ServiceRowProps = {
  service: OfferedService
  members: readonly Member[]
  handle: ComponentProps<'span'>
  isDragged: boolean
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (step: -1 | 1) => void
  onEdit: () => void
  onOffer: (isActive: boolean) => void
}

export function ServiceRow(props: ServiceRowProps) {
  const { service, members, handle, isDragged, isFirst, isLast } = props
  const t = useText()
  const { name, isActive } = service
  return (
    <li
      data-service={service.id}
      className={clsx('flex gap-2 py-3.5', isDragged && 'relative z-10 rounded-md bg-muted')}
    >
      <span
        {...handle}
        title={t(servicesWords.drag)}
        className="grid w-8 shrink-0 cursor-grab touch-none place-items-center self-stretch text-muted-foreground active:cursor-grabbing"
      >
        <GripVertical aria-hidden className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <Facts service={service} members={members} />
        <div className="mt-1 -ml-2.5 flex flex-wrap items-center">
          <IconButton
            label={t(servicesWords.moveUp, { name })}
            aria-disabled={isFirst || undefined}
            onClick={() => !isFirst && props.onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t(servicesWords.moveDown, { name })}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && props.onMove(1)}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t(servicesWords.editOf, { name })}
            onClick={props.onEdit}
          >
            <Pencil aria-hidden />
            {t(servicesWords.edit)}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={props.isBusy}
            aria-label={t(isActive ? servicesWords.hideOf : servicesWords.showOf, { name })}
            onClick={() => props.onOffer(!isActive)}
          >
            {isActive ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            {t(isActive ? servicesWords.hide : servicesWords.show)}
          </Button>
        </div>
      </div>
    </li>
  )
}

function Facts({ service, members }: Pick<ServiceRowProps, 'service' | 'members'>) {
  const t = useText()
  const { name, description, priceCents, durationMinutes, bufferMinutes, isActive } = service
  const { depositPercent: percent } = service
  const facts = [
    t(categoryNames[service.category]),
    t(servicesWords.minutes, { count: durationMinutes }),
    bufferMinutes > 0 && t(servicesWords.pause, { count: bufferMinutes }),
    percent !== null && t(servicesWords.depositOf, { percent }),
    t(servicesWords.recent, { count: service.recentBookings }),
    members.length > 0 && performersOf(service, members, t),
  ]
  return (
    <>
      <p className="grid grid-cols-[1fr_auto] items-end gap-x-2 text-base">
        <span
          className={clsx(
            'flex min-w-0 items-end gap-2',
            isActive ? 'font-semibold' : 'text-muted-foreground',
          )}
        >
          <span className="min-w-0 break-words">{name}</span>
          <span aria-hidden className="leader mb-1.5 h-1 min-w-4 flex-1" />
        </span>
        <span className="font-semibold tabular-nums">{priceOf(priceCents)}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
        {service.isAddOn && <Badge tone="info">{t(servicesWords.addOn)}</Badge>}
        {!isActive && (
          <Badge tone="warning" dot>
            {t(servicesWords.inactive)}
          </Badge>
        )}
      </p>
      <Hint className="mt-1.5">{facts.filter(Boolean).join(' · ')}</Hint>
      {description && <Hint>{description}</Hint>}
    </>
  )
}

type Say = ReturnType<typeof useText>

function performersOf({ memberIds }: OfferedService, members: readonly Member[], t: Say) {
  const those = members.filter(({ id }) => memberIds.includes(id))
  if (those.length === 0) return t(servicesWords.byOwner)
  if (those.length === members.length) return t(servicesWords.byEveryone)
  const names = [t(servicesWords.theOwner), ...those.map(({ name }) => name)].join(', ')
  return t(servicesWords.performedBy, { names })
}
