import { Check, Minus } from 'lucide-react'
import { Checkbox as RadixCheckbox } from 'radix-ui'
import { useId, type ReactNode } from 'react'

type CheckboxInputProps = {
  isChecked: boolean | 'indeterminate'
  onChange: (isChecked: boolean) => void
  label: ReactNode
  id?: string
  hideLabel?: boolean
  disabled?: boolean
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

export function CheckboxInput(props: CheckboxInputProps) {
  const { isChecked, onChange, label, hideLabel = false, ...rest } = props
  const id = useId()
  return (
    <span className="inline-flex min-h-control items-center text-md has-disabled:opacity-70">
      <RadixCheckbox.Root
        id={id}
        {...rest}
        checked={isChecked}
        onCheckedChange={(checked) => onChange(checked === true)}
        className="thumb grid size-5.5 shrink-0 place-items-center rounded-[6px] border border-input bg-card transition-colors duration-150 hover:border-foreground/60 aria-invalid:border-destructive data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary data-[state=indeterminate]:text-primary-foreground"
      >
        <RadixCheckbox.Indicator className="animate-pop-in">
          {isChecked === 'indeterminate' ? (
            <Minus aria-hidden className="size-4" strokeWidth={3} />
          ) : (
            <Check aria-hidden className="size-4" strokeWidth={3} />
          )}
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
      <label htmlFor={rest.id ?? id} className={hideLabel ? 'sr-only' : 'min-w-0 py-2.5 pl-3'}>
        {label}
      </label>
    </span>
  )
}
