import type { PaymentList } from '#contract/money/payments.ts'
import { useText } from '#web/language.tsx'
import { paymentWords as words } from '#web/texts/money/payments.ts'
import { Notice } from '#web/ui/states/notice.tsx'

// On every screen that has to do with cards.
export function DemoNotice({ provider }: Pick<PaymentList, 'provider'>) {
  const t = useText()
  return provider === 'demo' ? <Notice tone="warning">{t(words.demo)}</Notice> : null
}
