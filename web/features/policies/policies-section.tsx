// How clients pay, what cancelling costs, and which tips are suggested.
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import {
  cancellationWindows,
  feePresets,
  presetNames,
  tipForm,
  type FeePreset,
  type OwnPolicies,
} from '#contract/business/policies.ts'
import { Block } from '#web/ui/settings-section.tsx'
import { useSentence, useText } from '#web/language.tsx'
import { policyWords as words } from '#web/texts/business/policies.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { NativeSelect } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Payment } from './payment.tsx'
import { useSaving } from './use-saving.ts'
import { useSavePolicies, WithPolicies } from './with-policies.tsx'

export function PoliciesSection() {
  return (
    <WithPolicies>
      {(policies) => (
        <>
          <Payment policies={policies} />
          <Fees policies={policies} />
          <Tips policies={policies} />
        </>
      )}
    </WithPolicies>
  )
}

function Fees({ policies }: { policies: OwnPolicies }) {
  const t = useText()
  const sentence = useSentence()
  const { cancellationWindowHours, lateCancelFeePercent: late, noShowFeePercent: none } = policies
  const [preset, setPreset] = useState<FeePreset | null>(policies.preset)
  const [hours, setHours] = useState(cancellationWindowHours)
  const { save, isBusy, error } = useSaving()
  return (
    <Block title={t(words.fees)} text={t(words.feesText)}>
      <div className="space-y-4">
        <RadioCardsInput
          aria-label={t(words.fees)}
          columns={3}
          value={preset ?? ''}
          onChange={setPreset}
          options={presetNames.map((value) => ({
            value,
            label: t(words[value]),
            text: textOf(value, t),
          }))}
        />
        {preset === null && <Hint size="md">{t(words.ownFees, { late, none })}</Hint>}
        <FieldFrame id="cancellation-window" label={t(words.window)} className="max-w-xs">
          <NativeSelect
            id="cancellation-window"
            value={hours}
            onChange={({ target }) => setHours(Number(target.value))}
          >
            {cancellationWindows.map((each) => (
              <option key={each} value={each}>
                {t(words.hoursBefore, { hours: each })}
              </option>
            ))}
          </NativeSelect>
        </FieldFrame>
        {error !== undefined && <Notice tone="error">{sentence(messageOf(error))}</Notice>}
        <Button
          busy={isBusy && t(words.saving)}
          onClick={() =>
            save({
              ...(preset && { preset }),
              cancellationWindowHours: cancellationWindows.find((each) => each === hours),
            })
          }
        >
          {t(words.save)}
        </Button>
      </div>
    </Block>
  )
}

function textOf(preset: FeePreset, t: ReturnType<typeof useText>) {
  const { lateCancelFeePercent: late, noShowFeePercent: none } = feePresets[preset]
  return late === 0 ? t(words.flexibleText) : t(words.feeText, { late, none })
}

const places = [0, 1, 2]

function Tips({ policies: { tipPercents } }: { policies: OwnPolicies }) {
  const t = useText()
  const save = useSavePolicies()
  return (
    <Block title={t(words.tips)} text={t(words.tipsText)}>
      <Form schema={tipForm} initial={{ tipPercents }} onSubmit={save}>
        <div className="grid max-w-md grid-cols-3 gap-3">
          {places.map((place) => (
            <Field
              key={place}
              name={`tipPercents.${place}`}
              label={t(words.tip, { number: place + 1 })}
              type="number"
              inputMode="numeric"
            />
          ))}
        </div>
        <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
      </Form>
    </Block>
  )
}
