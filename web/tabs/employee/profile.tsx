import { OwnProfile } from '#web/features/employment/own-profile.tsx'

export function Tab() {
  return <OwnProfile />
}
