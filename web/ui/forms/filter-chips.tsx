import { Link, useSearchParams } from 'react-router'
import { reveal } from '#web/ui/lists/reveal.ts'
import { Chip, chipClass } from './chip.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'

type Options = readonly (readonly [value: string, label: string])[]

type FilterChipsProps = {
  label: string
  options: Options
  values: readonly string[]
  onChange: (values: string[]) => void
}

// Any number of filters. The caller keeps the chosen values.
export function FilterChips({ label, options, values, onChange }: FilterChipsProps) {
  function toggle(value: string) {
    const rest = values.filter((other) => other !== value)
    onChange(rest.length === values.length ? [...values, value] : rest)
  }
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map(([value, text]) => (
        <Chip key={value} isOn={values.includes(value)} onClick={() => toggle(value)}>
          {text}
        </Chip>
      ))}
    </div>
  )
}

// One filter kept in the address: ?category=Fades. Pressing the current one takes it away, and so does
// the chip `without`, if there is one.
export function FilterLinks({ label, param, options, without }: FilterLinksProps) {
  const link = useSearchLink()
  const current = useSearchParams()[0].get(param)
  const chips = without === undefined ? options : [[null, without] as const, ...options]
  return (
    <nav
      aria-label={label}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2">
        {chips.map(([value, text]) => (
          <li key={value}>
            <Link
              ref={value === current ? reveal : undefined}
              to={link({ [param]: value === current ? null : value })}
              aria-current={value === current ? 'true' : undefined}
              preventScrollReset
              className={chipClass(value === current)}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type FilterLinksProps = { label: string; param: string; options: Options; without?: string }
