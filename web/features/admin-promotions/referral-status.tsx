import { referralStateNames } from '#contract/admin/words/values.ts'
import type { ReferralLine } from '#contract/money/referral-desk.ts'
import { useText } from '#web/language.tsx'
import { Badge } from '#web/ui/badge.tsx'

const tones = {
  flagged: 'warning',
  allowed: 'info',
  refused: 'error',
  joined: 'neutral',
  rewarded: 'success',
} as const

export function ReferralStatus({ state }: Pick<ReferralLine, 'state'>) {
  const t = useText()
  return (
    <Badge tone={tones[state]} dot>
      {t(referralStateNames[state])}
    </Badge>
  )
}
