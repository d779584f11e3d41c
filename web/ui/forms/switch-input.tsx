import { Switch as RadixSwitch } from 'radix-ui'
import { useId, type ReactNode } from 'react'

type SwitchInputProps = {
  isOn: boolean
  onChange: (isOn: boolean) => void
  label: ReactNode
  text?: ReactNode
  id?: string
  hideLabel?: boolean
  disabled?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

// Words on the left, the switch under the right thumb.
export function SwitchInput(props: SwitchInputProps) {
  const { isOn, onChange, label, text, hideLabel = false, ...rest } = props
  const id = useId()
  return (
    <div className="flex min-h-control items-center justify-between gap-4 text-md has-disabled:opacity-70">
      <label htmlFor={rest.id ?? id} className={hideLabel ? 'sr-only' : 'min-w-0 flex-1 py-1.5'}>
        <span className="font-medium">{label}</span>
        {text && <span className="block text-sm text-muted-foreground">{text}</span>}
      </label>
      <RadixSwitch.Root
        id={id}
        {...rest}
        checked={isOn}
        onCheckedChange={onChange}
        className="thumb h-6.5 w-11.5 shrink-0 rounded-full bg-input transition-colors duration-150 data-[state=checked]:bg-primary"
      >
        <RadixSwitch.Thumb className="block size-5.5 translate-x-0.5 rounded-full bg-card shadow-card transition-transform duration-150 data-[state=checked]:translate-x-5.5" />
      </RadixSwitch.Root>
    </div>
  )
}
