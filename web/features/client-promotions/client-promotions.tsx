// A client's offers, credit and invited friends.
import { useFlag } from '#web/flags/use-flag.ts'
import { CodeLookUp } from './code-look-up.tsx'
import { Credit } from './credit.tsx'
import { Friends } from './friends.tsx'
import { UsableOffers } from './usable-offers.tsx'

export function ClientPromotions() {
  const isReferral = useFlag('referral')
  const hasOffers = useFlag('promotions_barber')
  return (
    <div className="space-y-6">
      <UsableOffers />
      {hasOffers && <CodeLookUp />}
      <Credit />
      {isReferral && <Friends />}
    </div>
  )
}
