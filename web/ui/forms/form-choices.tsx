import { useEffect, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { isRefusal } from '#contract/errors.ts'
import { codeLength } from '#contract/limits.ts'
import { CheckboxInput } from './checkbox-input.tsx'
import { describe, FieldFrame, FieldNotes } from './field-frame.tsx'
import { useField, useRefusal } from './form.tsx'
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
  const { setValue, getValues } = useFormContext()
  const { id, error } = useField(name)
  const refusal = useRefusal()

  // A wrong code is typed anew from the first slot; what was wrong with it stays to be read.
  useEffect(() => {
    if (!isWrongCode(refusal) || getValues(name) === '') return
    setValue(name, '')
    document.getElementById(id)?.focus()
  }, [refusal, name, id, setValue, getValues])

  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <OtpInput
        {...describe({ id, hint, error })}
        name={name}
        value={String(field.value ?? '')}
        // Errors are not shown while typing, and an error already shown stays until the next check.
        onChange={(code) =>
          code.length < codeLength ? setValue(name, code) : field.onChange(code)
        }
      />
    </FieldFrame>
  )
}

function isWrongCode(refusal: unknown) {
  return isRefusal(refusal) && ['CODE_INVALID', 'CODE_USED', 'CODE_EXPIRED'].includes(refusal.code)
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
