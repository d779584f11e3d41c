import clsx from 'clsx'
import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp'

type OtpInputProps = {
  value: string
  onChange: (value: string) => void
  onComplete?: (value: string) => void
  length?: number
  id?: string
  name?: string
  disabled?: boolean
  autoFocus?: boolean
  'aria-label'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

// One real field drawn as slots: it can be pasted into and filled from a text message.
export function OtpInput({ length = 6, ...rest }: OtpInputProps) {
  return (
    <OTPInput
      {...rest}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      containerClassName="flex max-w-88 gap-2 has-disabled:opacity-55"
      pasteTransformer={(text) => text.replace(/\D/g, '')}
      render={({ slots }) =>
        slots.map((slot, index) => (
          <span
            key={index}
            className={clsx(
              'grid h-14 min-w-0 flex-1 place-items-center rounded-md border bg-card text-2xl font-bold tabular-nums transition-shadow duration-150',
              rest['aria-invalid'] ? 'border-destructive' : 'border-input',
              slot.isActive && 'outline-2 outline-ring',
            )}
          >
            {slot.char ??
              (slot.hasFakeCaret && <span className="h-6 w-0.5 animate-caret bg-foreground" />)}
          </span>
        ))
      }
    />
  )
}
