import { useId, type ReactNode } from 'react'
import { NativeSelect } from './input.tsx'

type FilterSelectProps = {
  label: string
  value: string | null
  onChange: (value: string) => void
  children: ReactNode
}

// One choice that narrows a list, applied at once.
export function FilterSelect({ label, value, onChange, children }: FilterSelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {label}
      </label>
      <NativeSelect id={id} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        {children}
      </NativeSelect>
    </div>
  )
}
