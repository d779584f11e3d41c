import { useId } from 'react'
import { percentOf } from '#contract/cents.ts'
import { useText } from '#web/language.tsx'
import { deskWords as words } from '#web/texts/admin/disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { sumOf } from '#web/words/money.ts'

type SplitProps = { cents: number; percent: number; onChange: (percent: number) => void }

const presets = [
  { name: words.allBarber, percent: 100 },
  { name: words.half, percent: 50 },
  { name: words.allKempt, percent: 0 },
]

// Who pays how much of it, in steps of five percent.
export function Split({ cents, percent, onChange }: SplitProps) {
  const t = useText()
  const id = useId()
  const barber = percentOf(cents, percent)
  const said = t(words.splitText, { barber: sumOf(barber), kempt: sumOf(cents - barber) })
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block text-md font-semibold">
        {t(words.split)}
      </label>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Button
            key={preset.percent}
            size="sm"
            variant={percent === preset.percent ? 'primary' : 'outline'}
            aria-pressed={percent === preset.percent}
            onClick={() => onChange(preset.percent)}
          >
            {t(preset.name)}
          </Button>
        ))}
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={said}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-11 w-full accent-primary"
      />
      <p className="text-md tabular-nums">{said}</p>
    </div>
  )
}
