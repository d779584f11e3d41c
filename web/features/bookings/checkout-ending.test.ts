import { expect, test } from 'vitest'
import type { CheckedPayment } from '#contract/money/payments.ts'
import { checkoutWords as words } from '#web/texts/money/checkout.ts'
import { checkoutEnding } from './checkout-ending.ts'

const open: CheckedPayment = {
  id: '00000000-0000-7000-8000-000000000000',
  state: 'open',
  url: 'https://pay.example/1',
  isSure: true,
  isDeclined: false,
  line: null,
}

test('whoever has not paid yet can go on, unless cards are paused', () => {
  const around = { isOver: false, takesCards: true }
  expect(checkoutEnding(open, around).mayPay).toBe(true)
  const paused = checkoutEnding(open, { ...around, takesCards: false })
  expect(paused).toMatchObject({ title: words.cardsOff, text: words.cardsOffAgain })
  expect(paused.mayPay).toBeUndefined()
})

test('what is known of a payment is said, also while cards are paused', () => {
  const paid = { ...open, state: 'succeeded' } as const
  const around = { isOver: true, takesCards: false }
  expect(checkoutEnding(paid, around).title).toBe(words.late)
  expect(checkoutEnding(open, around).title).toBe(words.over)
})
