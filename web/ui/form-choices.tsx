import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { CheckboxInput } from './checkbox-input.tsx'
import { describe, FieldFrame, FieldNotes } from './field-frame.tsx'
import { useField } from './form.tsx'
import { OtpInput } from './otp-input.tsx'
import { RadioCardsInput, type RadioCard } from './radio-cards-input.tsx'
import { RatingInput } from './rating-input.tsx'
import { SwitchInput } from './switch-input.tsx'

type Named = { name: string; label: ReactNode; hint?: string; className?: string }

export function Checkbox({ name, label, hint, className }: Named) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <div className={className}>
      <CheckboxInput
        {...describe({ id, hint, error })}
        label={label}
        isChecked={field.value === true}
        onChange={field.onChange}
      />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

export function Switch({ name, label, hint, className }: Named) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <div className={className}>
      <SwitchInput
        {...describe({ id, error })}
        label={label}
        text={hint}
        isOn={field.value === true}
        onChange={field.onChange}
      />
      <FieldNotes {...{ id, error }} />
    </div>
  )
}

type RadioCardsProps = Named & { options: readonly RadioCard[]; columns?: 1 | 2 | 3 }

export function RadioCards({ name, label, hint, options, columns, className }: RadioCardsProps) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <div className={className}>
      <p id={`${id}-label`} className="mb-1.5 text-md font-semibold">
        {label}
      </p>
      <RadioCardsInput
        {...describe({ id, hint, error })}
        aria-labelledby={`${id}-label`}
        name={name}
        options={options}
        columns={columns}
        value={String(field.value ?? '')}
        onChange={field.onChange}
      />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

export function CodeField({ name, label, hint, className }: Named) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <OtpInput
        {...describe({ id, hint, error })}
        name={name}
        value={String(field.value ?? '')}
        onChange={field.onChange}
      />
    </FieldFrame>
  )
}

export function RatingField({ name, label, hint, className }: Named & { label: string }) {
  const { field } = useController({ name })
  const { id, error } = useField(name)
  return (
    <div className={className}>
      <RatingInput
        {...describe({ id, hint, error })}
        label={label}
        value={Number(field.value ?? 0)}
        onChange={field.onChange}
      />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}
