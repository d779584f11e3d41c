import { Settings } from '#web/features/account/settings.tsx'
import { LeaveShop } from '#web/features/employment/leave-shop.tsx'

export function Tab() {
  return (
    <>
      <Settings />
      <LeaveShop />
    </>
  )
}
