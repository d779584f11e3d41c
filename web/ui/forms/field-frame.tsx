import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Hint } from '#web/ui/hint.tsx'

type FieldFrameProps = {
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string
  isOptional?: boolean
  hideLabel?: boolean
  children: ReactNode
  className?: string
}

// Label above, control, then hint and error below. The control takes `describe` for its aria.
export function FieldFrame({
  id,
  label,
  hint,
  error,
  isOptional = false,
  hideLabel = false,
  children,
  className,
}: FieldFrameProps) {
  const t = useText()
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 block text-md font-semibold select-none'}
      >
        {label}
        {isOptional && (
          <span className="ml-1.5 font-normal text-muted-foreground">{t(ui.optional)}</span>
        )}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

export function FieldNotes({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Hint id={`${id}-hint`} className="mt-1.5">
          {hint}
        </Hint>
      )}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="mt-1.5 flex gap-1.5 text-sm font-medium text-destructive"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  )
}

// Attributes that tie a control to its label, hint and error.
export function describe({ id, hint, error }: Pick<FieldFrameProps, 'id' | 'hint' | 'error'>) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes.length ? notes.join(' ') : undefined,
  }
}
