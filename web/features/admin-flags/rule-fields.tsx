import { useId, useState } from 'react'
import { useText } from '#web/language.tsx'
import { flagWords as words } from '#web/texts/admin/flags/flag-words.ts'
import { Chip } from '#web/ui/forms/chip.tsx'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { localOf, momentOf } from './local-time.ts'

type PercentProps = { value: number; onChange: (value: number) => void }

// A slider for the thumb, and a number for exact shares. What is typed is not a share while it is
// empty: the last one stays.
export function PercentField({ value, onChange }: PercentProps) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const hint = t(words.percentHint)
  return (
    <FieldFrame id={id} label={t(words.percent)} hint={hint}>
      <div className="flex items-center gap-4">
        <input
          type="range"
          aria-label={t(words.slider)}
          min={0}
          max={100}
          step={1}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className="h-control min-w-0 flex-1 accent-primary"
        />
        <span className="relative w-26 shrink-0">
          <Input
            {...describe({ id, hint })}
            type="number"
            inputMode="decimal"
            min={0}
            max={100}
            step={0.01}
            value={typed ?? value}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value.trim() !== '') onChange(Number(target.value))
            }}
            onBlur={() => setTyped(null)}
            className="pr-8 text-right tabular-nums"
          />
          <span aria-hidden className="absolute top-1/2 right-3 -translate-y-1/2">
            %
          </span>
        </span>
      </div>
    </FieldFrame>
  )
}

type ChoicesProps = {
  label: string
  hint: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

export function Choices({ label, hint, options, chosen, onChange }: ChoicesProps) {
  return (
    <div role="group" aria-label={label}>
      <p className="text-md font-semibold">{label}</p>
      <Hint className="mb-2">{hint}</Hint>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label: name }) => {
          const isOn = chosen.includes(value)
          return (
            <Chip
              key={value}
              isOn={isOn}
              onClick={() =>
                onChange(isOn ? chosen.filter((other) => other !== value) : [...chosen, value])
              }
            >
              {name}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}

type TimeProps = {
  label: string
  hint?: string
  value: string | null
  onChange: (value: string | null) => void
}

export function TimeField({ label, hint, value, onChange }: TimeProps) {
  const id = useId()
  return (
    <FieldFrame {...{ id, label, hint }} isOptional>
      <Input
        {...describe({ id, hint })}
        type="datetime-local"
        value={localOf(value)}
        onChange={(event) => onChange(momentOf(event.target.value))}
      />
    </FieldFrame>
  )
}
