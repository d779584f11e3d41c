// The parts of the form of an offer that barbers and administrators share.
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { NewPromotion } from '#contract/money/promotions.ts'
import { useText } from '#web/language.tsx'
import { promotionWords as words } from '#web/texts/money/promotions.ts'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { DayField, HoursFields, NumberChoice } from './offer-fields.tsx'

type Watched = Pick<NewPromotion, 'kind' | 'percent' | 'amount'>

// One of the two, so choosing one empties the other.
export function DiscountFields() {
  const t = useText()
  const { getValues, setValue } = useFormContext<Watched>()
  const [isPercent, setIsPercent] = useState(() => getValues('percent') !== null)

  function choose(next: boolean) {
    setIsPercent(next)
    setValue('percent', next ? 20 : null)
    setValue('amount', next ? null : 5)
  }

  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <div role="group" aria-label={t(words.off)} className="flex gap-2">
        <Chip isOn={isPercent} onClick={() => choose(true)}>
          {t(words.byPercent)}
        </Chip>
        <Chip isOn={!isPercent} onClick={() => choose(false)}>
          {t(words.byAmount)}
        </Chip>
      </div>
      {isPercent ? (
        <Field
          name="percent"
          type="number"
          inputMode="numeric"
          label={t(words.percent)}
          after="%"
        />
      ) : (
        <Field
          name="amount"
          type="number"
          inputMode="decimal"
          step="any"
          label={t(words.amount)}
          before="$"
        />
      )}
    </div>
  )
}

const hours = [1, 2, 3, 4].map((count) => [count, String(count)] as const)

export function KindFields({ today }: { today: string }) {
  const t = useText()
  const kind = useFormContext<Watched>().watch('kind')
  return (
    <>
      {kind === 'code' && (
        <Field
          name="code"
          label={t(words.code)}
          hint={t(words.codeHint)}
          maxLength={20}
          autoCapitalize="characters"
          autoComplete="off"
        />
      )}
      {kind === 'happy_hours' && <HoursFields />}
      {kind === 'last_minute' && (
        <NumberChoice name="lastMinuteHours" label={t(words.hoursBefore)} options={hours} />
      )}
      <DayField
        name="lastDate"
        label={t(words.lastDate)}
        min={today}
        isOptional={kind !== 'flash'}
      />
    </>
  )
}

export function LimitFields() {
  const t = useText()
  const kind = useFormContext<Watched>().watch('kind')
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field
        name="minTotal"
        type="number"
        inputMode="decimal"
        step="any"
        label={t(words.minTotal)}
        before="$"
      />
      <Field name="maxUses" type="number" inputMode="numeric" label={t(words.maxUses)} isOptional />
      {kind !== 'first_visit' && (
        <Field
          name="perClientLimit"
          type="number"
          inputMode="numeric"
          label={t(words.perClient)}
          isOptional
        />
      )}
    </div>
  )
}
