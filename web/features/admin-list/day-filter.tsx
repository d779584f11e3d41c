import { useId } from 'react'
import { Input } from '#web/ui/forms/input.tsx'

type DayFilterProps = { label: string; value: string | undefined; onChange: (day: string) => void }

export function DayFilter({ label, value = '', onChange }: DayFilterProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-md font-semibold">
        {label}
      </label>
      <Input id={id} type="date" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}
