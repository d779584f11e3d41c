import { useController, useWatch } from 'react-hook-form'
import type { Shop } from '#contract/bookings/desk.ts'
import { priceOf } from '#web/words/money.ts'
import { useText } from '#web/language.tsx'
import { calendarTexts } from '#web/texts/bookings/desk-calendar.ts'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { describe, FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { useField } from '#web/ui/forms/form.tsx'

type ServicesFieldProps = { services: Shop['services'] }

export function ServicesField({ services }: ServicesFieldProps) {
  const t = useText()
  const { field } = useController<{ serviceIds: string[] }, 'serviceIds'>({ name: 'serviceIds' })
  const { id, error } = useField('serviceIds')
  const chosen = field.value
  return (
    <fieldset {...describe({ id, error })}>
      <legend className="mb-1.5 text-md font-semibold">{t(calendarTexts.services)}</legend>
      <div className="max-h-56 divide-y overflow-y-auto rounded-lg border px-3">
        {services.map((service) => (
          <div key={service.id} className="flex items-center justify-between gap-3">
            <CheckboxInput
              id={`${id}-${service.id}`}
              label={service.name}
              isChecked={chosen.includes(service.id)}
              onChange={(isOn) =>
                field.onChange(
                  isOn ? [...chosen, service.id] : chosen.filter((each) => each !== service.id),
                )
              }
            />
            <span className="shrink-0 text-sm text-muted-foreground tabular-nums">
              {t(calendarTexts.serviceLine, {
                minutes: service.minutes,
                price: priceOf(service.priceCents),
              })}
            </span>
          </div>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
      <Sum services={services} />
    </fieldset>
  )
}

function Sum({ services }: ServicesFieldProps) {
  const t = useText()
  const chosen = useWatch<{ serviceIds: string[] }, 'serviceIds'>({ name: 'serviceIds' })
  const those = services.filter(({ id }) => chosen.includes(id))
  if (those.length < 2) return null
  const minutes = those.reduce((sum, each) => sum + each.minutes, 0)
  const cents = those.reduce((sum, each) => sum + each.priceCents, 0)
  return (
    <p aria-live="polite" className="mt-1.5 text-right text-md font-semibold tabular-nums">
      {t(calendarTexts.sum, { minutes, price: priceOf(cents) })}
    </p>
  )
}
