// Fields of the form of an offer whose values are numbers, days or lists.
import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useLanguage, useText } from '#web/language.tsx'
import { promotionWords as words } from '#web/texts/money/promotions.ts'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { describe, FieldFrame, FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { Input, NativeSelect } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { clockWords, weekdayName } from '#web/words/shop-time.ts'

type DayFieldProps = { name: string; label: string; min: string; isOptional?: boolean }

// Empty is null.
export function DayField({ name, label, min, isOptional }: DayFieldProps) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <FieldFrame {...{ id, label, error, isOptional }}>
      <Input
        {...describe({ id, error })}
        type="date"
        min={min}
        value={String(field.value ?? '')}
        onChange={({ target }) => field.onChange(target.value || null)}
      />
    </FieldFrame>
  )
}

type NumberChoiceProps = {
  name: string
  label: string
  options: readonly (readonly [value: number, label: string])[]
}

export function NumberChoice({ name, label, options }: NumberChoiceProps) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <FieldFrame {...{ id, label, error }}>
      <NativeSelect
        {...describe({ id, error })}
        value={String(field.value ?? '')}
        onChange={({ target }) => field.onChange(Number(target.value))}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

const halfHours = Array.from({ length: 49 }, (_, index) => index * 30)

export function HoursFields() {
  const t = useText()
  const language = useLanguage()
  const options = halfHours.map((minute) => [minute, clockWords(minute, language)] as const)
  return (
    <>
      <WeekdaysField />
      <div className="grid grid-cols-2 gap-4">
        <NumberChoice name="fromMinute" label={t(words.from)} options={options.slice(0, -1)} />
        <NumberChoice name="untilMinute" label={t(words.until)} options={options.slice(1)} />
      </div>
    </>
  )
}

function WeekdaysField() {
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const { error } = useField('weekdays')
  const { watch, setValue } = useFormContext<{ weekdays: number[] | null }>()
  const chosen = watch('weekdays') ?? []
  const toggled = (day: number) =>
    chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day].sort()
  return (
    <div>
      <p id={id} className="mb-1.5 text-md font-semibold">
        {t(words.weekdays)}
      </p>
      <div role="group" aria-labelledby={id} className="flex flex-wrap gap-2">
        {[1, 2, 3, 4, 5, 6, 0].map((day) => (
          <Chip
            key={day}
            isOn={chosen.includes(day)}
            onClick={() => setValue('weekdays', toggled(day), { shouldValidate: true })}
            className="first-letter:uppercase"
          >
            {weekdayName(day, language)}
          </Chip>
        ))}
      </div>
      <FieldNotes {...{ id, error }} />
    </div>
  )
}

type Service = { id: string; name: string }

export function ServicesField({ services }: { services: readonly Service[] }) {
  const t = useText()
  const { watch, setValue } = useFormContext<{ serviceIds: string[] }>()
  const chosen = watch('serviceIds')
  return (
    <fieldset>
      <legend className="text-md font-semibold">{t(words.services)}</legend>
      <Hint>{t(words.servicesText)}</Hint>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {services.map(({ id, name }) => (
          <li key={id}>
            <CheckboxInput
              label={name}
              isChecked={chosen.includes(id)}
              onChange={(isChecked) =>
                setValue(
                  'serviceIds',
                  isChecked ? [...chosen, id] : chosen.filter((other) => other !== id),
                )
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
