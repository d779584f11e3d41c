import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Service } from '#contract/marketplace/barbers.ts'
import { mostServices } from '#contract/limits.ts'
import { priceOf } from '#web/words/money.ts'
import { categories } from '#web/words/service-categories.ts'
import { useText } from '#web/language.tsx'
import { booking } from '#web/texts/bookings/bookings.ts'
import { notListed, profile } from '#web/texts/marketplace/profile.ts'
import { categoryNames } from '#web/texts/marketplace/search.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { StepBody } from '#web/features/bookings/sheet-frame.tsx'

type ServiceStepProps = {
  notice: ReactNode
  services: readonly Service[]
  chosen: readonly string[]
  onChange: (serviceIds: string[]) => void
}

export function ServiceStep({ notice, services, chosen, onChange }: ServiceStepProps) {
  const t = useText()
  const addOns = services.filter(({ isAddOn }) => isAddOn)
  const isFull = chosen.length >= mostServices
  const isBegun = chosen.length > 0
  if (services.length === addOns.length)
    return (
      <StepBody>
        <EmptyState
          title={t(profile.noServices)}
          text={t(profile.noServicesText)}
          action={t(notListed.explore)}
          to="/explore"
        />
      </StepBody>
    )

  // Extras never stay alone.
  function toggle({ id }: Service, isOn: boolean) {
    const next = services
      .filter((each) => (each.id === id ? isOn : chosen.includes(each.id)))
      .filter((each, _, all) => all.some(({ isAddOn }) => !isAddOn) || !each.isAddOn)
    onChange(next.map((each) => each.id))
  }

  return (
    <StepBody>
      {notice}
      <Hint size="md" aria-live="polite">
        {isFull ? t(booking.mostReached, { count: mostServices }) : t(booking.chooseServicesText)}
      </Hint>
      {categories.map((category) => (
        <Group
          key={category}
          title={t(categoryNames[category])}
          services={services.filter((each) => !each.isAddOn && each.category === category)}
          chosen={chosen}
          isFull={isFull}
          onToggle={toggle}
        />
      ))}
      {addOns.length > 0 && (
        <AddOns
          addOns={addOns}
          chosen={chosen}
          isClosed={!isBegun}
          isFull={isFull}
          onToggle={toggle}
        />
      )}
    </StepBody>
  )
}

type GroupProps = {
  title: string
  services: readonly Service[]
  chosen: readonly string[]
  isFull: boolean
  onToggle: (service: Service, isOn: boolean) => void
}

function Group({ title, services, chosen, isFull, onToggle }: GroupProps) {
  if (services.length === 0) return null
  return (
    <fieldset>
      <legend className="text-lg font-bold">{title}</legend>
      <ul className="mt-1 divide-y">
        {services.map((service) => {
          const isOn = chosen.includes(service.id)
          return (
            <li key={service.id}>
              <label className="flex min-h-15 cursor-pointer items-center gap-4 rounded-md py-2.5 has-disabled:cursor-default has-disabled:opacity-55">
                <span className="relative grid size-6 shrink-0 place-items-center">
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={isFull && !isOn}
                    onChange={({ target }) => onToggle(service, target.checked)}
                    className="peer size-6 appearance-none rounded-[6px] border border-input bg-card transition-colors duration-150 checked:border-primary checked:bg-primary"
                  />
                  <Check
                    aria-hidden
                    strokeWidth={3}
                    className="pointer-events-none absolute hidden size-4 text-primary-foreground peer-checked:block"
                  />
                </span>
                <Words service={service} />
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

function Words({ service }: { service: Service }) {
  const t = useText()
  const { name, description, priceCents, durationMinutes } = service
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-md font-medium">{name}</span>
        <span className="block text-sm text-muted-foreground">
          {t(booking.minutes, { count: durationMinutes })}
          {description && ` · ${description}`}
        </span>
      </span>
      <span className="text-md font-semibold tabular-nums">{priceOf(priceCents)}</span>
    </>
  )
}

type AddOnsProps = {
  addOns: readonly Service[]
  chosen: readonly string[]
  isClosed: boolean
  isFull: boolean
  onToggle: GroupProps['onToggle']
}

function AddOns({ addOns, chosen, isClosed, isFull, onToggle }: AddOnsProps) {
  const t = useText()
  return (
    <fieldset>
      <legend className="text-lg font-bold">{t(profile.addOns)}</legend>
      <Hint>{t(isClosed ? booking.addOnsFirst : booking.addOnsText)}</Hint>
      <div className="mt-1 divide-y">
        {addOns.map((service) => {
          const isOn = chosen.includes(service.id)
          return (
            <div key={service.id} className="py-1.5">
              <SwitchInput
                label={service.name}
                text={`${priceOf(service.priceCents)} · ${t(booking.minutes, { count: service.durationMinutes })}`}
                isOn={isOn}
                disabled={isClosed || (isFull && !isOn)}
                onChange={(next) => onToggle(service, next)}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
