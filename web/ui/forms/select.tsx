import clsx from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { Select as RadixSelect } from 'radix-ui'
import { inputClass } from './input.tsx'
import { optionClass, popupClass } from '#web/ui/overlays/menu.tsx'

type SelectProps = {
  label: string
  options: readonly (readonly [value: string, label: string])[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  id?: string
  disabled?: boolean
  className?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

export function Select(props: SelectProps) {
  const { label, options, value, onChange, placeholder, disabled, className, ...rest } = props
  return (
    <RadixSelect.Root value={value} onValueChange={onChange} disabled={disabled}>
      <RadixSelect.Trigger
        {...rest}
        aria-label={label}
        className={clsx(
          inputClass,
          'flex h-control items-center justify-between gap-2 px-3 text-left data-placeholder:text-muted-foreground',
          className,
        )}
      >
        <span className="truncate">
          <RadixSelect.Value placeholder={placeholder ?? label} />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            popupClass,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-y-auto',
          )}
        >
          {/* Not its Viewport, which writes a style by innerHTML: Trusted Types refuse that. */}
          <div className="p-1.5">
            {options.map(([option, text]) => (
              <RadixSelect.Item key={option} value={option} className={optionClass}>
                <RadixSelect.ItemText>{text}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator className="ml-auto">
                  <Check aria-hidden />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </div>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}
