import type { Language } from '#contract/language.ts'
import type { Notification } from '#contract/accounts/notifications.ts'
import { numberFormat } from '#web/words/formats.ts'

// An invoice's number, and its amount in dollars as people write it.
export function invoiceOf(
  { type, notificationData }: Pick<Notification, 'type' | 'notificationData'>,
  language: Language,
) {
  if (type !== 'invoice_generated') return {}
  const { invoice_number: number, amount } = notificationData
  return {
    number: typeof number === 'string' ? number : undefined,
    amount: typeof amount === 'number' ? dollars(amount, language) : undefined,
  }
}

function dollars(amount: number, language: Language) {
  const format = { style: 'currency', currency: 'USD' } as const
  return numberFormat(language, format).format(amount)
}
