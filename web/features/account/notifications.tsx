import { Preferences } from '#web/features/notifications/preferences.tsx'
import { WithProfile } from './with-profile.tsx'

export function NotificationsSection() {
  return (
    <WithProfile>
      {({ isPhoneVerified }) => (
        <div className="py-6">
          <Preferences isPhoneVerified={isPhoneVerified} />
        </div>
      )}
    </WithProfile>
  )
}
