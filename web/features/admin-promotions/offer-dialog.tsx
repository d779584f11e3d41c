import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { offerNames } from '#contract/money/offer-names.ts'
import {
  newOffer,
  type NewOffer,
  type OffersState,
  type PlatformOffer,
} from '#contract/money/platform-offers.ts'
import { barberKinds } from '#contract/money/price.ts'
import { api } from '#web/api.ts'
import { DayField } from '#web/features/promotions/offer-fields.tsx'
import { DiscountFields, KindFields, LimitFields } from '#web/features/promotions/offer-terms.tsx'
import { useText } from '#web/language.tsx'
import {
  platformKindTexts,
  platformOfferDrawer,
  platformOfferForm as words,
} from '#web/texts/money/platform-offers.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { priceOf } from '#web/words/money.ts'
import { shopToday } from '#web/words/shop-time.ts'
import { emptyDraft, draftOf } from './offer-draft.ts'

type OfferDialogProps = {
  state: OffersState
  // Changed, if it is given.
  offer?: PlatformOffer
  onClose: () => void
}

export function OfferDialog({ state, offer, onClose }: OfferDialogProps) {
  const t = useText()
  const queries = useQueryClient()
  const today = shopToday(state.timeZone)

  async function save(given: NewOffer) {
    if (offer) {
      const { id, version } = offer
      await api.platformOffers.change.send({ id, version, ...given })
    } else await api.platformOffers.create.send(given)
    toast.success(t(offer ? words.changed : words.saved))
    onClose()
    await Promise.all(
      ['platformOffers', 'audit'].map((noun) => queries.invalidateQueries({ queryKey: [noun] })),
    )
  }

  return (
    <Dialog
      title={t(offer ? words.editTitle : words.newTitle)}
      size="md"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={newOffer}
        className={actionsBelow}
        initial={offer ? draftOf(offer, state.timeZone) : emptyDraft}
        onSubmit={save}
      >
        <Field name="name" label={t(words.name)} hint={t(words.nameHint)} maxLength={80} />
        <RadioCards
          name="kind"
          label={t(words.kind)}
          columns={2}
          options={barberKinds.map((value) => ({
            value,
            label: t(offerNames[value]),
            text: t(platformKindTexts[value]),
          }))}
        />
        <DiscountFields />
        <DayField name="firstDate" label={t(words.firstDate)} min={today} isOptional />
        <KindFields today={today} />
        <LimitFields />
        <Field
          name="budget"
          type="number"
          inputMode="decimal"
          step="any"
          before="$"
          label={t(words.budget)}
          hint={t(words.budgetHint)}
        />
        <Effect state={state} offer={offer} />
        <TextArea
          name="reason"
          rows={2}
          label={t(platformOfferDrawer.reason)}
          hint={t(platformOfferDrawer.reasonHint)}
        />
        <DialogActions>
          <SubmitButton wide busy={t(words.saving)}>
            {t(offer ? words.change : words.save)}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

// What a haircut often costs.
const usualCents = 4000

type EffectProps = { state: OffersState; offer: PlatformOffer | undefined }

// What it can cost, while the form is filled in.
function Effect({ state, offer }: EffectProps) {
  const t = useText()
  const { percent, amount, budget } = useWatch<Partial<NewOffer>>()
  const budgetCents = Math.round((budget ?? 0) * 100)
  const cents = percent ? (usualCents * percent) / 100 : Math.round((amount ?? 0) * 100)
  const others = state.budgetCents - state.usedCents - (offer?.budgetCents ?? 0)
  return (
    <section aria-label={t(words.effect)} aria-live="polite" className="rounded-md bg-muted p-4">
      <p className="mb-2 text-md font-semibold">{t(words.effect)}</p>
      {budgetCents > 0 && cents > 0 ? (
        <ul className="space-y-1">
          <li className="font-semibold">{t(words.atMost, { budget: priceOf(budgetCents) })}</li>
          <li>
            {t(percent ? words.forPercent : words.forAmount, {
              count: Math.floor(budgetCents / cents),
              amount: priceOf(cents),
            })}
          </li>
          <li>{t(words.together, { amount: priceOf(others + budgetCents) })}</li>
        </ul>
      ) : (
        <Hint size="md">{t(words.fill)}</Hint>
      )}
    </section>
  )
}
