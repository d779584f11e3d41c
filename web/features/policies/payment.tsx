// How clients pay: at the shop, by a card that is charged afterwards, or a part of it or all by card when
// they book.
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { depositForm, type OwnPolicies } from '#contract/business/policies.ts'
import { useSentence, useText } from '#web/language.tsx'
import { policyWords as words } from '#web/texts/business/policies.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Block } from '#web/ui/settings-section.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useSaving } from './use-saving.ts'
import { useSavePolicies } from './with-policies.tsx'

type PaymentProps = { policies: OwnPolicies }

export function Payment({ policies }: PaymentProps) {
  const t = useText()
  const { takesCards } = policies
  const [way, setWay] = useState(policies.paymentPolicy)
  const text = t(takesCards ? words.paymentText : words.cardsLater)
  return (
    <Block title={t(words.payment)} text={text}>
      <div className="space-y-4">
        <RadioCardsInput
          aria-label={t(words.payment)}
          columns={3}
          value={way}
          onChange={setWay}
          options={[
            { value: 'pay_at_shop', label: t(words.pay_at_shop), text: t(words.payAtShopText) },
            {
              value: 'card_on_file',
              label: t(words.card_on_file),
              text: t(takesCards ? words.cardOnFileText : words.notYet),
              isDisabled: !takesCards,
            },
            {
              value: 'prepay',
              label: t(words.prepay),
              text: t(takesCards ? words.prepayText : words.notYet),
              isDisabled: !takesCards,
            },
          ]}
        />
        {way === 'prepay' ? (
          <Deposit policies={policies} />
        ) : (
          <WithoutDeposit policies={policies} way={way} />
        )}
      </div>
    </Block>
  )
}

function Deposit({ policies: { depositPercent } }: PaymentProps) {
  const t = useText()
  const save = useSavePolicies()
  return (
    <Form
      schema={depositForm}
      initial={{ depositPercent }}
      onSubmit={(values) => save({ ...values, paymentPolicy: 'prepay' })}
    >
      <Field
        name="depositPercent"
        label={t(words.share)}
        hint={t(words.shareHint)}
        type="number"
        inputMode="numeric"
        after="%"
        className="max-w-xs"
      />
      <SubmitButton busy={t(words.saving)}>{t(words.save)}</SubmitButton>
    </Form>
  )
}

type Way = Exclude<OwnPolicies['paymentPolicy'], 'prepay'>

function WithoutDeposit({ policies, way }: PaymentProps & { way: Way }) {
  const t = useText()
  const sentence = useSentence()
  const { save, isBusy, error } = useSaving()
  const { paymentPolicy, takesCards } = policies
  if (!takesCards) return null
  return (
    <>
      <Hint size="md">
        {t(way === 'card_on_file' ? words.cardOnFileHint : words.serviceDeposits)}
      </Hint>
      {error !== undefined && <Notice tone="error">{sentence(messageOf(error))}</Notice>}
      {paymentPolicy !== way && (
        <Button busy={isBusy && t(words.saving)} onClick={() => void save({ paymentPolicy: way })}>
          {t(words.save)}
        </Button>
      )}
    </>
  )
}
