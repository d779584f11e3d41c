// Asks which card pays, says the amount, and pays once.
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Text } from '#contract/language.ts'
import type { BookingPayments } from '#contract/money/payments.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { paymentWords, payWords as words } from '#web/texts/money/payments.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { ui } from '#web/texts/ui.ts'
import { priceOf } from '#web/words/money.ts'
import { cardOf, firstWay, Ways } from '#web/features/paying/ways.tsx'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { refreshPayments } from './use-live-payments.ts'
import { usePaying, type Start } from './use-paying.ts'

type PayDialogProps = {
  title: string
  text: string
  payments: BookingPayments
  // Null while the amount is not chosen.
  cents: number | null
  // The button's words, and what is said when it is done; both with {amount}.
  words: { confirm: Text; done: Text }
  onPay: Start
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  children?: ReactNode
}

export function PayDialog(props: PayDialogProps) {
  const { title, text, payments, cents, onPay, open, onOpenChange, children } = props
  const t = useText()
  const queries = useQueryClient()
  const [way, setWay] = useState(() => firstWay(payments.cards))
  const amount = cents === null ? '' : priceOf(cents)
  const { attempt, busy, pay, reset } = usePaying({
    done: t(props.words.done, { amount }),
    onEnd: async () => {
      await refreshPayments(queries)
      onOpenChange(false)
    },
  })
  const isBusy = busy !== null
  const setIsOpen = (isOpen: boolean) => {
    reset()
    onOpenChange(isOpen)
  }
  const press = () =>
    attempt?.state === 'needs_client'
      ? pay(() => api.payments.resume.send({ id: attempt.id }))
      : pay(() => onPay(cardOf(way)))
  const confirm = cents === null ? t(words.tipNone) : t(props.words.confirm, { amount })
  return (
    <Dialog
      title={title}
      description={text}
      open={open}
      onOpenChange={setIsOpen}
      locked={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={isBusy}>
              {t(ui.cancel)}
            </Button>
          </DialogClose>
          <Button
            busy={busy === 'leaving' ? t(paymentWords.leaving) : isBusy && t(words.paying)}
            disabled={cents === null}
            onClick={() => void press()}
          >
            {attempt?.state === 'needs_client' ? t(words.bankGo) : confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <DemoNotice provider={payments.provider} />
        {children}
        {payments.cards.length > 0 ? (
          <Ways cards={payments.cards} value={way} onChange={setWay} />
        ) : (
          <Hint size="md">{t(words.pageText)}</Hint>
        )}
        <Refused attempt={attempt} />
      </div>
    </Dialog>
  )
}

type RefusedProps = { attempt: ReturnType<typeof usePaying>['attempt'] }

function Refused({ attempt }: RefusedProps) {
  const t = useText()
  if (!attempt) return null
  if (attempt.refusal !== undefined) return <Notice tone="error">{attempt.refusal}</Notice>
  if (attempt.state === 'needs_client')
    return (
      <Notice tone="warning" title={t(words.bank)}>
        {t(words.bankText)}
      </Notice>
    )
  return (
    <Notice tone="error" title={t(words.declined)}>
      {t(words.declinedText)}
    </Notice>
  )
}
