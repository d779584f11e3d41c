import { zodResolver } from '@hookform/resolvers/zod'
import clsx from 'clsx'
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod'
import { isRefusal, messageOf } from '#contract/errors.ts'
import { useSentence } from '#web/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { describe, FieldFrame } from './field-frame.tsx'
import { Input } from './input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type FormProps<In extends FieldValues, Out> = {
  schema: z.ZodType<Out, In>
  initial: DefaultValues<In>
  onSubmit: (values: Out) => unknown
  // Says a refusal in its own way. What it returns is shown at the foot of the form.
  onError?: (error: unknown) => string | void
  // Empties the form when it was accepted.
  resets?: boolean
  children: ReactNode
  className?: string
}

export function Form<In extends FieldValues, Out>({
  schema,
  initial,
  onSubmit,
  onError,
  resets = false,
  children,
  className,
}: FormProps<In, Out>) {
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm({ resolver: zodResolver(schema), defaultValues: initial })
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const sentence = useSentence()
  const rememberFocus = useFocusAfter(isBusy, element)

  const submit = form.handleSubmit(async (values) => {
    rememberFocus()
    setIsBusy(true)
    try {
      await onSubmit(values)
      if (resets) form.reset()
    } catch (error) {
      setRefusal(error)
      const isPlaced = placeOnFields(error, form, (name) => fieldId(id, name))
      const message = onError ? onError(error) : isPlaced ? undefined : messageOf(error)
      if (message) form.setError('root', { message })
    } finally {
      setIsBusy(false)
    }
  })

  const foot = form.formState.errors.root?.message
  return (
    <FormProvider {...form}>
      <FormContext value={{ id, isBusy, refusal }}>
        <form ref={element} onSubmit={submit} noValidate>
          <fieldset disabled={isBusy} className={clsx('min-w-0 space-y-4', className)}>
            {children}
            {foot && <Notice tone="error">{sentence(foot)}</Notice>}
          </fieldset>
        </form>
      </FormContext>
    </FormProvider>
  )
}

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  hideLabel?: boolean
  // Fixed words inside the field, such as '$' and 'min'.
  before?: string
  after?: string
}

export function Field({
  name,
  label,
  hint,
  isOptional,
  hideLabel,
  before,
  after,
  className,
  ...input
}: FieldProps) {
  const { register } = useFormContext()
  const { id, error } = useField(name)
  const registered = register(name, input.type === 'number' ? { setValueAs: numberOf } : {})
  return (
    <FieldFrame {...{ id, label, hint, error, isOptional, hideLabel, className }}>
      <span className="relative block">
        {before && <Adornment className="left-3">{before}</Adornment>}
        <Input
          {...input}
          {...registered}
          {...describe({ id, hint, error })}
          className={clsx(before && 'pl-8', after && 'pr-14')}
        />
        {after && <Adornment className="right-3">{after}</Adornment>}
      </span>
    </FieldFrame>
  )
}

type SubmitButtonProps = ComponentProps<typeof Button> & { busy: string }

export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  const { isBusy } = useContext(FormContext)
  return (
    <Button {...rest} type="submit" busy={isBusy && busy}>
      {children}
    </Button>
  )
}

// The error of the last submit.
export function useRefusal() {
  return useContext(FormContext).refusal
}

// The id and the translated error of a field, for every control that binds itself by name.
export function useField(name: string) {
  const { getFieldState, formState } = useFormContext()
  const sentence = useSentence()
  const id = fieldId(useContext(FormContext).id, name)
  const message = getFieldState(name, formState).error?.message
  return { id, error: message && sentence(message) }
}

type FormState = { id: string; isBusy: boolean; refusal: unknown }

const FormContext = createContext<FormState>({ id: '', isBusy: false, refusal: null })

function fieldId(formId: string, name: string) {
  return `${formId}-${name}`
}

// True when every refused field is in this form, so that nothing is left to say at its foot.
function placeOnFields<In extends FieldValues, Out>(
  error: unknown,
  form: UseFormReturn<In, unknown, Out>,
  idOf: (name: string) => string,
) {
  const fields = Object.entries((isRefusal(error) && error.fields) || {})
  const shown = fields.filter(([name]) => document.getElementById(idOf(name)))
  for (const [name, message] of shown) form.setError(name as Path<In>, { type: 'server', message })
  return fields.length > 0 && shown.length === fields.length
}

// Disabled fields lose the focus: afterwards it goes to what was refused, or back to where it was.
// A sentence at the foot is brought into view.
function useFocusAfter(isBusy: boolean, form: RefObject<HTMLFormElement | null>) {
  const before = useRef<Element>(null)
  useEffect(() => {
    if (isBusy || !before.current) return
    const refused = form.current?.querySelector('[aria-invalid="true"]')
    const target = refused?.querySelector('input') ?? refused ?? before.current
    const isLost = document.activeElement === document.body
    if (isLost && target instanceof HTMLElement && target.isConnected) target.focus()
    if (!refused) form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    before.current = null
  }, [isBusy, form])

  return () => {
    before.current = document.activeElement
  }
}

// An empty field has no number, not 0: `null` comes from a saved value, '' from the input.
function numberOf(value: unknown) {
  return value === '' || value === null || value === undefined ? undefined : Number(value)
}

function Adornment({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={clsx(
        'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted-foreground',
        className,
      )}
    >
      {children}
    </span>
  )
}
