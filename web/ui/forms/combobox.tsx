import clsx from 'clsx'
import { Command } from 'cmdk'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import { useState } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { inputClass } from './input.tsx'
import { optionClass } from '#web/ui/overlays/menu.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'

type Option = { value: string; label: string; hint?: string }

type ComboboxProps = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  // Asks someone else for the options instead of filtering those given.
  onSearch?: (text: string) => void
  isSearching?: boolean
  id?: string
  className?: string
}

export function Combobox(props: ComboboxProps) {
  const { label, options, value, onChange, placeholder, id, className } = props
  const [isOpen, setIsOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const shown = chosen?.label ?? placeholder
  return (
    <Popover
      label={label}
      open={isOpen}
      onOpenChange={setIsOpen}
      className="w-(--radix-popover-trigger-width) min-w-64 p-1.5"
      trigger={
        <button
          type="button"
          id={id}
          aria-label={shown ? `${label}: ${shown}` : label}
          className={clsx(
            inputClass,
            'flex h-control items-center justify-between gap-2 px-3 text-left',
            className,
          )}
        >
          <span className={clsx('truncate', !chosen && 'text-muted-foreground')}>
            {shown ?? label}
          </span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </button>
      }
    >
      <Options
        {...props}
        onChange={(next) => {
          onChange(next)
          setIsOpen(false)
        }}
      />
    </Popover>
  )
}

function Options({ label, options, value, onChange, onSearch, isSearching }: ComboboxProps) {
  const t = useText()
  return (
    <Command label={label} shouldFilter={!onSearch} className="[&_[cmdk-label]]:sr-only">
      <span className="relative mb-1 block">
        <Search
          aria-hidden
          className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Command.Input
          placeholder={t(ui.search)}
          onValueChange={onSearch}
          className="h-control w-full rounded-md bg-muted pr-9 pl-9 text-base -outline-offset-2 placeholder:text-muted-foreground"
        />
        {isSearching && <Spinner className="absolute top-1/2 right-3 -mt-2" />}
      </span>
      <Command.List label={label} className="max-h-64 overflow-y-auto overscroll-contain">
        <Command.Empty className="p-4 text-center text-md text-muted-foreground">
          {t(isSearching ? ui.searching : ui.nothingFound)}
        </Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={[option.label, option.hint ?? '']}
            onSelect={() => onChange(option.value)}
            className={clsx(
              optionClass,
              'data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground',
            )}
          >
            <span className="min-w-0">
              {option.label}
              {option.hint && (
                <span className="block text-sm text-muted-foreground in-data-[selected=true]:text-accent-foreground">
                  {option.hint}
                </span>
              )}
            </span>
            {option.value === value && <Check aria-hidden className="ml-auto" />}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}
