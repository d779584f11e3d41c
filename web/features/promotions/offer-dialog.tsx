import type { Place } from '#contract/business/team-rights.ts'
import { offerNames } from '#contract/money/offer-names.ts'
import { barberKinds } from '#contract/money/price.ts'
import { newPromotion, type NewPromotion } from '#contract/money/promotions.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { kindTexts, promotionWords as words } from '#web/texts/money/promotions.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ServicesField } from './offer-fields.tsx'
import { OfferPreview, type Priced } from './offer-preview.tsx'
import { DiscountFields, KindFields, LimitFields } from './offer-terms.tsx'
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
        <LimitFields />
        <OfferPreview services={services} />
        <SubmitButton wide busy={t(words.saving)}>
          {t(words.save)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
