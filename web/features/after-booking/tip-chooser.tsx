// The client's tip for the provider. Nothing is charged; the amount is recorded.
import { useState } from 'react'
import * as z from 'zod'
import { mostTipCents, tipOf } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { messageOf } from '#contract/errors.ts'
import { priceOf } from '#web/words/money.ts'
import { useSentence, useText } from '#web/language.tsx'
import { tipWords as words } from '#web/texts/bookings/after-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/forms/chip.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

type TipChooserProps = {
  name: string
  totalCents: number
  tipCents: number
  percents: readonly number[]
  onTip: (tipCents: number) => Promise<unknown>
}

export function TipChooser({ name, totalCents, tipCents, percents, onTip }: TipChooserProps) {
  const t = useText()
  const sentence = useSentence()
  const [isOther, setIsOther] = useState(false)
  const [sent, setSent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()

  async function send(cents: number) {
    if (sent !== undefined) return
    setSent(cents)
    setRefusal(undefined)
    await onTip(cents).catch((error: unknown) => setRefusal(messageOf(error)))
    setSent(undefined)
  }

  const isBusy = sent !== undefined
  return (
    <div className="space-y-4">
      <Hint size="md">{t(words.text, { name })}</Hint>
      <div role="group" aria-label={t(words.choose)} className="flex flex-wrap gap-2.5">
        {percents.map((percent) => {
          const cents = tipOf(totalCents, percent)
          const amount = priceOf(cents)
          return (
            <Chip
              key={percent}
              isOn={cents === (sent ?? tipCents)}
              disabled={isBusy}
              aria-label={t(words.percentName, { percent, amount })}
              onClick={() => void send(cents)}
              className="h-control!"
            >
              {t(words.percent, { percent })}
              <span className="font-normal tabular-nums">{amount}</span>
            </Chip>
          )
        })}
        <Chip
          isOn={isOther}
          disabled={isBusy}
          onClick={() => setIsOther(!isOther)}
          className="h-control!"
        >
          {t(words.other)}
        </Chip>
        <Chip disabled={isBusy} onClick={() => void send(0)} className="h-control!">
          {t(words.none)}
        </Chip>
      </div>
      {isOther && <OtherAmount name={name} tipCents={tipCents} onTip={onTip} />}
      {refusal && <Notice tone="error">{sentence(refusal)}</Notice>}
    </div>
  )
}

const upTo = 'Enter an amount up to $500'
const other = z.object({
  dollars: z
    .number(upTo)
    .min(0, upTo)
    .max(mostTipCents / 100, upTo),
})

function OtherAmount({ name, tipCents, onTip }: Omit<TipChooserProps, 'totalCents' | 'percents'>) {
  const t = useText()
  const dollars = tipCents > 0 ? tipCents / 100 : undefined
  return (
    <Form
      schema={other}
      initial={{ dollars }}
      onSubmit={(values) => onTip(Math.round(values.dollars * 100))}
      className="flex items-start gap-2.5 space-y-0!"
    >
      <Field
        name="dollars"
        label={t(words.amount)}
        hideLabel
        type="number"
        inputMode="decimal"
        step="0.01"
        min={0}
        before="$"
        autoFocus
        className="w-36"
      />
      <SubmitButton busy={t(words.saving)}>{t(words.save, { name })}</SubmitButton>
    </Form>
  )
}

type GivenProps = { name: string; tipCents: number; until: string | null; onChange: () => void }

// `until` is null once it can be changed no more.
export function TipGiven({ name, tipCents, until, onChange }: GivenProps) {
  const t = useText()
  return (
    <Notice
      tone="success"
      title={t(words.given, { amount: priceOf(tipCents) })}
      action={
        until !== null && (
          <Button size="sm" variant="outline" onClick={onChange}>
            {t(words.change)}
          </Button>
        )
      }
    >
      {until !== null && t(words.givenText, { name, date: until })}
    </Notice>
  )
}
