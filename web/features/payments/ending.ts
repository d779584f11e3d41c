// How a payment ended, or stands, in words.
import type { Text } from '#contract/language.ts'
import type { CheckedPayment } from '#contract/money/payments.ts'
import { payWords, returnWords as words } from '#web/texts/money/payments.ts'

type Ending = {
  tone: 'success' | 'info' | 'warning' | 'error'
  title: Text
  text: Text
  // It can be gone on with.
  isOpen: boolean
}

const ending = (tone: Ending['tone'], title: Text, text: Text, isOpen = false): Ending => ({
  tone,
  title,
  text,
  isOpen,
})

export function endingOf(checked: CheckedPayment): Ending {
  const { state, isSure, isDeclined, line } = checked
  if (state === 'succeeded') return successOf(checked)
  if (!isSure) return ending('info', words.unsure, words.unsureText)
  if (state === 'created') return ending('info', payWords.onItsWay, payWords.onItsWayText)
  if (state === 'expired') return ending('warning', words.expired, words.expiredText)
  if (state === 'failed') return ending('error', words.declined, words.declinedText)
  if (state === 'needs_client') return ending('warning', payWords.bank, payWords.bankText, true)
  if (isDeclined) return ending('error', words.declined, words.declinedText, true)
  return line === null
    ? ending('warning', words.notSaved, words.notSavedText, true)
    : ending('warning', words.open, words.openText, true)
}

function successOf({ line }: CheckedPayment) {
  if (line === null) return ending('success', words.saved, words.savedText)
  if (line.refundedCents > 0) return ending('warning', words.back, words.backText)
  return line.purpose === 'tip'
    ? ending('success', words.tipped, words.tippedText)
    : ending('success', words.paid, words.paidText)
}
