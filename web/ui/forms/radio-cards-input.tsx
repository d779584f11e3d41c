import clsx from 'clsx'
import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'

export type RadioCard<Value extends string = string> = {
  value: Value
  label: string
  text?: string
  icon?: ReactNode
  isDisabled?: boolean
}

type RadioCardsInputProps<Value extends string> = {
  options: readonly RadioCard<Value>[]
  value: NoInfer<Value> | ''
  onChange: (value: NoInfer<Value>) => void
  id?: string
  name?: string
  columns?: 1 | 2 | 3
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-invalid'?: boolean
  'aria-describedby'?: string
}

const columnClass = { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-1 sm:grid-cols-3' }

export function RadioCardsInput<Value extends string>(props: RadioCardsInputProps<Value>) {
  const { options, value, onChange, columns = 2, ...rest } = props
  return (
    <RadioGroup.Root
      {...rest}
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((each) => each.value === chosen)
        if (option) onChange(option.value)
      }}
      className={clsx('grid gap-3', columnClass[columns])}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          className="group relative flex flex-col rounded-lg border-2 bg-card p-4 text-left transition-colors duration-150 hover:border-input disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-accent"
        >
          <span className="absolute top-3 right-3 grid size-5.5 place-items-center rounded-full border border-input bg-card text-primary-foreground group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary">
            <Check
              aria-hidden
              strokeWidth={3}
              className="size-3.5 opacity-0 group-data-[state=checked]:opacity-100"
            />
          </span>
          {option.icon && (
            <span aria-hidden className="mb-2 block text-primary [&_svg]:size-6">
              {option.icon}
            </span>
          )}
          <span className="block pr-7 font-semibold">{option.label}</span>
          {option.text && (
            <span className="mt-0.5 block text-sm text-muted-foreground group-data-[state=checked]:text-accent-foreground">
              {option.text}
            </span>
          )}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
