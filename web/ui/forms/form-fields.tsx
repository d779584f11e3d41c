import clsx from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { describe, FieldFrame } from './field-frame.tsx'
import { Field, useField } from './form.tsx'
import { Input, NativeSelect, Textarea } from './input.tsx'

type Named = {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  hideLabel?: boolean
  className?: string
}

// Say autoComplete: 'current-password' to sign in, 'new-password' to choose one.
type PasswordFieldProps = Named & {
  autoComplete: 'current-password' | 'new-password'
  placeholder?: string
}

export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, isOptional, hideLabel, className, ...input } = props
  const t = useText()
  const { register } = useFormContext()
  const { id, error } = useField(name)
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, hideLabel, className }}>
      <span className="relative block">
        <Input
          {...input}
          {...register(name)}
          {...describe({ id, hint, error })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className="pr-12"
        />
        <button
          type="button"
          aria-label={t(isShown ? ui.hidePassword : ui.showPassword)}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 grid w-control place-items-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </span>
    </FieldFrame>
  )
}

// Ten digits are shown as people in the US write them; the schema makes +1713... of it.
export function PhoneField({ name, ...rest }: ComponentProps<typeof Field>) {
  const { getValues, setValue } = useFormContext()
  return (
    <Field
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(713) 555-0100"
      {...rest}
      name={name}
      onBlurCapture={() => setValue(name, phoneOf(String(getValues(name) ?? '')))}
    />
  )
}

type TextAreaProps = Named & ComponentProps<'textarea'> & { limit?: number }

export function TextArea(props: TextAreaProps) {
  const { name, label, hint, isOptional, hideLabel, limit, className, ...input } = props
  const { register } = useFormContext()
  const { id, error } = useField(name)
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, hideLabel, className }}>
      <Textarea {...input} {...register(name)} {...describe({ id, hint, error })} />
      {limit && <Remaining name={name} limit={limit} />}
    </FieldFrame>
  )
}

type ChoiceProps = Named & {
  options: readonly (readonly [value: string, label: string])[]
  placeholder?: string
}

export function Choice(props: ChoiceProps) {
  const { name, label, hint, isOptional, hideLabel, options, placeholder, className } = props
  const t = useText()
  const { register } = useFormContext()
  const { id, error } = useField(name)
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, hideLabel, className }}>
      <NativeSelect {...register(name)} {...describe({ id, hint, error })}>
        <option value="">{placeholder ?? t(ui.choose)}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

function Remaining({ name, limit }: { name: string; limit: number }) {
  const length = String(useWatch({ name }) ?? '').length
  const isOver = length > limit
  return (
    <p
      aria-hidden
      className={clsx(
        'mt-1 text-right text-sm tabular-nums',
        isOver ? 'font-semibold text-destructive' : 'text-muted-foreground',
      )}
    >
      {length}/{limit}
    </p>
  )
}

function phoneOf(typed: string) {
  const [, area, exchange, line] =
    /^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/.exec(typed.replace(/[\s().-]/g, '')) ?? []
  return line ? `(${area}) ${exchange}-${line}` : typed
}
