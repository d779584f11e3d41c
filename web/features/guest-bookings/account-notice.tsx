import { Link } from 'react-router'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { guestWords } from '#web/texts/bookings/guest-bookings.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'

// How to keep what was booked without an account, or where an account has its own.
export function AccountNotice({ hasBookings }: { hasBookings: boolean }) {
  const t = useText()
  const { session, status } = useSession()
  if (status === 'loading') return null
  if (session)
    return session.user.roles.includes('client') ? (
      <Notice
        title={t(guestWords.yoursTitle)}
        action={
          <Link to="/client/bookings" className={buttonClass({ size: 'sm' })}>
            {t(guestWords.goToYours)}
          </Link>
        }
      >
        {t(guestWords.yours)}
      </Notice>
    ) : null
  if (!hasBookings) return null
  return (
    <Notice
      title={t(guestWords.keepTitle)}
      action={
        <Link to="/auth?mode=signup" className={buttonClass({ size: 'sm' })}>
          {t(guestWords.createAccount)}
        </Link>
      }
    >
      {t(guestWords.keep)}
    </Notice>
  )
}
