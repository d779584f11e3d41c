import { Settings } from '#web/features/account/settings.tsx'
import { LeaveShop } from './leave-shop.tsx'

export function EmployeeSettings() {
  return (
    <>
      <Settings />
      <LeaveShop />
    </>
  )
}
