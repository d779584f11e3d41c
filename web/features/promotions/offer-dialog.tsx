import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Place } from '#contract/business/team-rights.ts'
import { offerNames } from '#contract/money/offer-names.ts'
import { barberKinds } from '#contract/money/price.ts'
import { newPromotion, type NewPromotion } from '#contract/money/promotions.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { kindTexts, promotionWords as words } from '#web/texts/money/promotions.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { DayField, HoursFields, NumberChoice, ServicesField } from './offer-fields.tsx'
import { OfferPreview, type Priced } from './offer-preview.tsx'
import type { Draft } from './presets.ts'

type OfferDialogProps = {
  place: Place
  draft: Draft
  services: readonly Priced[]
  today: string
  onSaved: () => Promise<unknown>
  onClose: () => void
}

const empty = {
  kind: 'flash',
  percent: 20,
  amount: null,
  code: null,
  serviceIds: [],
  lastDate: null,
  weekdays: [1, 2, 3],
  fromMinute: 600,
  untilMinute: 840,
  lastMinuteHours: 2,
  minTotal: 0,
  maxUses: null,
  perClientLimit: null,
} as const

export function OfferDialog({ place, draft, services, today, onSaved, onClose }: OfferDialogProps) {
  const t = useText()

  async function save(given: NewPromotion) {
    await api.promotions.create.send({ place, ...given })
    await onSaved()
    toast.success(t(words.saved))
    onClose()
  }

  const initial = { ...empty, serviceIds: [], weekdays: [...empty.weekdays], ...draft }
  return (
    <Dialog
      title={t(words.newTitle)}
      size="md"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form schema={newPromotion} initial={initial} onSubmit={save}>
        <RadioCards
          name="kind"
          label={t(words.kind)}
          columns={2}
          options={barberKinds.map((value) => ({
            value,
            label: t(offerNames[value]),
            text: t(kindTexts[value]),
          }))}
        />
        <DiscountFields />
        <KindFields today={today} />
        <ServicesField services={services} />
        <Limits />
        <OfferPreview services={services} />
        <SubmitButton wide busy={t(words.saving)}>
          {t(words.save)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

type Watched = Pick<NewPromotion, 'kind' | 'percent' | 'amount'>

// One of the two, so choosing one empties the other.
function DiscountFields() {
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

function KindFields({ today }: { today: string }) {
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

function Limits() {
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
