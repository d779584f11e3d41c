import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { decisionNames } from '#contract/admin/words/disputes.ts'
import { messageOf } from '#contract/errors.ts'
import { percentOf } from '#contract/cents.ts'
import {
  decisionForm,
  type DecisionForm,
  type DecisionOutcome,
  type DeskDispute,
} from '#contract/money/disputes/dispute-desk.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { deskWords as words } from '#web/texts/admin/disputes.ts'
import { Checkbox, RadioCards } from '#web/ui/forms/form-choices.tsx'
import { TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { actionsBelow, Dialog, DialogActions } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { useSettled } from '#web/use-settled.ts'
import { sumOf } from '#web/words/money.ts'
import { Split } from './split.tsx'
import { useRefresh } from './use-refresh.ts'

type DecideDialogProps = { dispute: DeskDispute; onClose: () => void }

// What can be decided now; the server has the same table.
function outcomesOf({ state, kind, reason, givable }: DeskDispute): DecisionOutcome[] {
  if (state === 'appealed')
    return kind === 'chargeback' ? ['upheld', 'relief'] : ['upheld', 'refund', 'credit', 'relief']
  if (kind === 'chargeback') return ['refund']
  if (reason === 'no_service') return ['void', 'nothing']
  return (givable?.cardCents ?? 0) > 0 ? ['refund', 'nothing'] : ['credit', 'nothing']
}

const paying: DecisionOutcome[] = ['refund', 'credit', 'relief']

export function DecideDialog({ dispute, onClose }: DecideDialogProps) {
  const t = useText()
  const refresh = useRefresh()
  const { id, suggestion, askedCents, kind } = dispute
  const outcomes = outcomesOf(dispute)
  const [percent, setPercent] = useState(suggestion?.barberPercent ?? 100)
  const first = outcomes.find((each) => each === suggestion?.outcome) ?? outcomes[0]
  const cents = suggestion?.amountCents || askedCents || 0

  async function decide({ amount, ...form }: DecisionForm) {
    const terms = termsOf({ amount, outcome: form.outcome, percent })
    const { isWaiting } = await api.disputeDesk.decide.send({ id, ...form, ...terms })
    toast.success(t(isWaiting ? words.asked : words.decided))
    onClose()
    await refresh()
  }

  return (
    <Dialog
      size="md"
      title={t(words.decideTitle)}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form
        schema={decisionForm}
        className={actionsBelow}
        initial={{ outcome: first, amount: cents / 100, isWarning: false, message: '', reason: '' }}
        onSubmit={decide}
      >
        <RadioCards
          name="outcome"
          label={t(words.outcome)}
          columns={2}
          options={outcomes.map((value) => ({ value, label: t(decisionNames[value]) }))}
        />
        <Money dispute={dispute} percent={percent} onPercent={setPercent} />
        {kind === 'claim' && (
          <Checkbox name="isWarning" label={t(words.warn)} hint={t(words.warnHint)} />
        )}
        <TextArea name="message" rows={3} label={t(words.message)} hint={t(words.messageHint)} />
        <TextArea name="reason" rows={2} label={t(words.inside)} />
        <Preview id={id} percent={percent} />
      </Form>
    </Dialog>
  )
}

type Terms = { amount: number; outcome: DecisionOutcome; percent: number }

function termsOf({ amount, outcome, percent }: Terms) {
  const amountCents = paying.includes(outcome) ? Math.round(amount * 100) : 0
  const barberCents = outcome === 'relief' ? 0 : percentOf(amountCents, percent)
  return { amountCents, barberCents }
}

type MoneyProps = {
  dispute: DeskDispute
  percent: number
  onPercent: (percent: number) => void
}

function Money({ dispute, percent, onPercent }: MoneyProps) {
  const t = useText()
  const { outcome, amount } = useWatch<DecisionForm>()
  if (outcome === undefined || !paying.includes(outcome)) return null
  const { givable, kind } = dispute
  const most = outcome === 'credit' ? givable?.creditCents : givable?.cardCents
  return (
    <>
      {kind === 'claim' || outcome === 'relief' ? (
        <Field
          name="amount"
          type="number"
          inputMode="decimal"
          step="any"
          before="$"
          label={t(words.amount)}
          {...(most !== undefined &&
            outcome !== 'relief' && { hint: t(words.most, { amount: sumOf(most) }) })}
        />
      ) : null}
      {outcome !== 'relief' && (
        <Split cents={Math.round((amount ?? 0) * 100)} percent={percent} onChange={onPercent} />
      )}
    </>
  )
}

// What it would do, while the form is filled in.
function Preview({ id, percent }: { id: string; percent: number }) {
  const t = useText()
  const sentence = useSentence()
  const may = useMay()
  const typed = useWatch<DecisionForm>()
  const { amount = 0, outcome, share } = useSettled({ ...typed, share: percent })
  const isReady = outcome !== undefined && may('money.read')
  const { data, error, isFetching } = useQuery({
    ...api.disputeDesk.preview.query({
      id,
      outcome: outcome ?? 'nothing',
      ...termsOf({ amount: amount || 0, outcome: outcome ?? 'nothing', percent: share }),
    }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isWaiting = data?.isWaiting === true
  return (
    <>
      <section aria-label={t(words.effect)} aria-live="polite" className="rounded-md bg-muted p-4">
        <p className="mb-2 text-md font-semibold">{t(words.effect)}</p>
        {!isReady ? (
          <Hint size="md">{t(may('money.read') ? words.fill : words.noMoneyRight)}</Hint>
        ) : error ? (
          <Notice tone="error">{sentence(messageOf(error))}</Notice>
        ) : data ? (
          <div className={isFetching ? 'opacity-60' : undefined}>
            {isWaiting ? (
              <Notice tone="warning">{t(words.needsSecond)}</Notice>
            ) : (
              <Effect effect={data} />
            )}
          </div>
        ) : (
          <SkeletonText lines={3} />
        )}
      </section>
      <DialogActions>
        <SubmitButton wide busy={t(words.deciding)}>
          {t(isWaiting ? words.ask : words.doIt)}
        </SubmitButton>
      </DialogActions>
    </>
  )
}

type EffectProps = {
  effect: {
    toCardCents: number
    toCreditCents: number
    barberCents: number
    commissionCents: number
    platformCents: number
  }
}

function Effect({ effect }: EffectProps) {
  const t = useText()
  const lines = [
    { name: t(words.toCard), cents: effect.toCardCents },
    { name: t(words.toCredit), cents: effect.toCreditCents },
    { name: t(words.barberPays), cents: effect.barberCents },
    { name: t(words.commission), cents: effect.commissionCents },
    { name: t(words.kemptPays), cents: effect.platformCents },
  ].filter(({ cents }) => cents !== 0)
  if (lines.length === 0) return <Hint size="md">{t(words.moves)}</Hint>
  return <PriceList items={lines.map(({ name, cents }) => ({ name, price: sumOf(cents) }))} />
}
