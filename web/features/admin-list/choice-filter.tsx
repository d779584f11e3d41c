import { FilterSelect } from '#web/ui/forms/filter-select.tsx'
import { useFilter } from './use-filter.ts'

type ChoiceFilterProps<Choice extends string> = {
  // The parameter in the address.
  name: string
  label: string
  // The choice that filters nothing.
  any: string
  value: Choice | undefined
  choices: readonly Choice[]
  nameOf: (choice: Choice) => string
}

export function ChoiceFilter<Choice extends string>(props: ChoiceFilterProps<Choice>) {
  const { name, label, any, value, choices, nameOf } = props
  const go = useFilter()
  return (
    <FilterSelect label={label} value={value ?? null} onChange={(to) => go({ [name]: to })}>
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
        </option>
      ))}
    </FilterSelect>
  )
}
