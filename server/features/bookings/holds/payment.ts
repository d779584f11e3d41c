import type { Policy } from '#contract/bookings/holds.ts'

type Terms = { paymentPolicy: string; policy: Policy }
type Services = readonly { depositPercent: number | null }[]

// How a booking of these services is paid. Of the shop's deposit and those of the services, the largest
// counts for all of it.
export function paymentOf(
  { paymentPolicy, policy }: Terms,
  services: Services,
  takesCards = false,
) {
  const percents = [policy.depositPercent, ...services.map((each) => each.depositPercent ?? 0)]
  const depositPercent = takesCards ? Math.max(...percents) : 0
  const isOnFile = takesCards && paymentPolicy === 'card_on_file'
  const unpaid = isOnFile ? 'card_on_file' : 'pay_at_shop'
  return {
    paymentPolicy: depositPercent > 0 ? 'prepay' : unpaid,
    policy: { ...policy, depositPercent },
  }
}
