// A client's offers, credit and invited friends.
import { useFlag } from '#web/flags/use-flag.ts'
import { CodeLookUp } from './code-look-up.tsx'
import { Credit } from './credit.tsx'
import { Friends } from './friends.tsx'
import { UsableOffers } from './usable-offers.tsx'

export function ClientPromotions() {
  const isReferral = useFlag('referral')
  const ofBarbers = useFlag('promotions_barber')
  const ofPlatform = useFlag('promotions_platform')
  return (
    <div className="space-y-6">
      <UsableOffers />
      {(ofBarbers || ofPlatform) && <CodeLookUp />}
      <Credit />
      {isReferral && <Friends />}
    </div>
  )
}
