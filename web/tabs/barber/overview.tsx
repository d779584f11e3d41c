import { ShopOverview } from '#web/features/overview/shop-overview.tsx'

export function Tab() {
  return <ShopOverview />
}
