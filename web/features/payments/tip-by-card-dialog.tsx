import { useId, useState } from 'react'
import { mostTipCents, tipOf } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { BookingPayments } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { payWords as words } from '#web/texts/money/payments.ts'
import { Chip } from '#web/ui/forms/chip.tsx'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { priceOf } from '#web/words/money.ts'
import { PayDialog } from './pay-dialog.tsx'

type TipByCardDialogProps = {
  booking: Booking
  payments: BookingPayments
  name: string
  onOpenChange: (isOpen: boolean) => void
}

export function TipByCardDialog(props: TipByCardDialogProps) {
  const { booking, payments, name, onOpenChange } = props
  const t = useText()
  const [cents, setCents] = useState<number | null>(null)
  const isOpen = cents !== null && cents >= leastChargeCents && cents <= mostTipCents
  const tipCents = isOpen ? cents : null
  return (
    <PayDialog
      title={t(words.tipTitle, { name })}
      text={t(words.tipText, { name })}
      payments={payments}
      cents={tipCents}
      words={{ confirm: words.tip, done: words.tipped }}
      onPay={(cardId) => api.payments.tip.send({ id: booking.id, tipCents: tipCents ?? 0, cardId })}
      open
      onOpenChange={onOpenChange}
    >
      <Amounts booking={booking} cents={cents} onChange={setCents} />
    </PayDialog>
  )
}

type AmountsProps = {
  booking: Pick<Booking, 'totalCents' | 'tipPercents'>
  cents: number | null
  onChange: (cents: number | null) => void
}

function Amounts({ booking: { totalCents, tipPercents }, cents, onChange }: AmountsProps) {
  const t = useText()
  const [isOther, setIsOther] = useState(false)
  return (
    <div className="space-y-3">
      <div role="group" aria-label={t(words.tipAmount)} className="flex flex-wrap gap-2.5">
        {tipPercents.map((percent) => {
          const each = tipOf(totalCents, percent)
          const amount = priceOf(each)
          return (
            <Chip
              key={percent}
              isOn={!isOther && each === cents}
              aria-label={t(words.percentName, { percent, amount })}
              className="h-control!"
              onClick={() => {
                setIsOther(false)
                onChange(each)
              }}
            >
              {percent}%<span className="font-normal tabular-nums">{amount}</span>
            </Chip>
          )
        })}
        <Chip
          isOn={isOther}
          className="h-control!"
          onClick={() => {
            setIsOther(true)
            onChange(null)
          }}
        >
          {t(words.other)}
        </Chip>
      </div>
      {isOther && <OtherAmount onChange={onChange} />}
    </div>
  )
}

function OtherAmount({ onChange }: Pick<AmountsProps, 'onChange'>) {
  const t = useText()
  const id = useId()
  const hint = t(words.bounds)
  return (
    <FieldFrame id={id} label={t(words.dollars)} hint={hint}>
      <Input
        {...describe({ id, hint })}
        type="number"
        inputMode="decimal"
        step="0.01"
        min={leastChargeCents / 100}
        max={mostTipCents / 100}
        autoFocus
        className="max-w-40 tabular-nums"
        onChange={({ target }) =>
          onChange(target.value === '' ? null : Math.round(Number(target.value) * 100))
        }
      />
    </FieldFrame>
  )
}
