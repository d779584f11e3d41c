import { useController } from 'react-hook-form'
import { FieldNotes } from '#web/ui/forms/field-frame.tsx'
import { FilterChips } from '#web/ui/forms/filter-chips.tsx'
import { useField } from '#web/ui/forms/form.tsx'

type ChipsFieldProps = {
  name: string
  label: string
  hint?: string
  options: readonly (readonly [value: string, label: string])[]
}

// Any number of a few things.
export function ChipsField({ name, label, hint, options }: ChipsFieldProps) {
  const { field } = useController<Record<string, string[]>>({ name })
  const { id, error } = useField(name)
  return (
    <div id={id}>
      <p aria-hidden className="mb-2 text-md font-semibold">
        {label}
      </p>
      <FilterChips label={label} options={options} values={field.value} onChange={field.onChange} />
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}
