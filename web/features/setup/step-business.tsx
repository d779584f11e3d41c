import { Armchair, Store } from 'lucide-react'
import { businessForm } from '#contract/business/setup.ts'
import { useText } from '#web/language.tsx'
import { setupWords as words } from '#web/texts/business/setup.ts'
import { RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field } from '#web/ui/forms/form.tsx'
import { PinField } from './pin-field.tsx'
import { StepForm, useWalk } from './step-form.tsx'

export function BusinessStep() {
  const t = useText()
  const { draft } = useWalk().setup
  const { shopName, address, bio } = draft
  return (
    <StepForm
      schema={businessForm}
      initial={{
        kind: draft.kind ?? undefined,
        shopName,
        bio,
        address,
        latitude: draft.latitude ?? undefined,
        longitude: draft.longitude ?? undefined,
      }}
    >
      <RadioCards
        name="kind"
        label={t(words.kind)}
        options={[
          { value: 'solo', label: t(words.solo), text: t(words.soloText), icon: <Armchair /> },
          { value: 'shop', label: t(words.shop), text: t(words.shopText), icon: <Store /> },
        ]}
      />
      <Field name="shopName" label={t(words.shopName)} autoComplete="organization" />
      <TextArea
        name="bio"
        label={t(words.bio)}
        hint={t(words.bioHint)}
        rows={3}
        limit={600}
        isOptional
      />
      <PinField />
    </StepForm>
  )
}
