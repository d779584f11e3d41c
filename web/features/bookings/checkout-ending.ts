// How the payment of a hold stands, in words, as long as it is not booked.
import type { Text } from '#contract/language.ts'
import type { CheckedPayment } from '#contract/money/payments.ts'
import { checkoutWords as words } from '#web/texts/money/checkout.ts'
import { onFileWords } from '#web/texts/money/on-file.ts'
import { payWords, returnWords } from '#web/texts/money/payments.ts'

type Ending = {
  tone: 'info' | 'warning' | 'error'
  title: Text
  text: Text
  mayPay?: boolean
  mayCheck?: boolean
}

type Around = {
  // The hold is over.
  isOver: boolean
  takesCards: boolean
}

export function checkoutEnding(checked: CheckedPayment, { isOver, takesCards }: Around): Ending {
  const ending = endingOf(checked, isOver)
  if (takesCards || !ending.mayPay) return ending
  return { tone: 'warning', title: words.cardsOff, text: words.cardsOffAgain }
}

function endingOf({ state, isSure, isDeclined, line }: CheckedPayment, isOver: boolean): Ending {
  // A card, for which nothing is charged.
  const isCard = line === null
  if (state === 'succeeded' && isOver)
    return {
      tone: 'warning',
      title: words.late,
      text: isCard ? onFileWords.lateText : words.lateText,
    }
  // The booking is read again this moment.
  if (state === 'succeeded') return { tone: 'info', title: words.checking, text: words.stay }
  if (!isSure)
    return { tone: 'info', title: returnWords.unsure, text: returnWords.unsureText, mayCheck: true }
  if (state === 'created') return { tone: 'info', title: payWords.onItsWay, text: words.stay }
  if (state === 'expired' || isOver)
    return { tone: 'warning', title: words.over, text: words.overText }
  if (state === 'failed') return { tone: 'error', title: payWords.declined, text: words.overText }
  if (state === 'needs_client')
    return { tone: 'warning', title: payWords.bank, text: payWords.bankText, mayPay: true }
  if (isDeclined)
    return { tone: 'error', title: payWords.declined, text: words.stillHeld, mayPay: true }
  if (isCard)
    return { tone: 'warning', title: onFileWords.open, text: onFileWords.stillHeld, mayPay: true }
  return { tone: 'warning', title: words.open, text: words.stillHeld, mayPay: true }
}
