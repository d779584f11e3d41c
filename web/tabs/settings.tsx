import { Settings } from '#web/features/account/settings.tsx'

export function Tab() {
  return <Settings />
}
