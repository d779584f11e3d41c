import { OwnEarnings } from '#web/features/employment/own-earnings.tsx'

export function Tab() {
  return <OwnEarnings />
}
