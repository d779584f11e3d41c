import { Shop } from '#web/features/shop/shop.tsx'

export function Tab() {
  return <Shop />
}
