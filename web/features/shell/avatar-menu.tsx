import { CalendarDays, LayoutDashboard, LogOut, MessageCircle, Settings } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionUser } from '#contract/accounts/auth.ts'
import { useText } from '#web/language.tsx'
import { useActiveRole } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Disclosure, disclosedClass } from './disclosure.tsx'
import { UnreadCount } from './unread-count.tsx'
import { accountLinks } from './links.ts'
import { useSignOut } from './sign-out.ts'

export function AvatarMenu({ user }: { user: SessionUser }) {
  const t = useText()
  return (
    <Disclosure
      buttonClass="block rounded-full"
      button={
        <>
          <Avatar name={user.name} src={user.photoUrl} isDecorative />
          <VisuallyHidden>{t(shell.accountOf, { name: user.name })}</VisuallyHidden>
        </>
      }
    >
      <p className="max-w-64 truncate px-3 pt-1.5 font-semibold">{user.name}</p>
      <Hint className="max-w-64 truncate border-b px-3 pb-2.5">{user.email}</Hint>
      <div className="pt-1.5">
        <AccountRows user={user} />
      </div>
    </Disclosure>
  )
}

// Dashboard, My Bookings, Settings, Sign Out: in the avatar menu and in the side sheet.
export function AccountRows({ user, onChoose }: { user: SessionUser; onChoose?: () => void }) {
  const t = useText()
  const leave = useSignOut()
  const [role] = useActiveRole()
  const { dashboard, myBookings, messages, settings } = accountLinks(user, role)
  return (
    <>
      <Link to={dashboard.to} onClick={onChoose} className={disclosedClass}>
        <LayoutDashboard aria-hidden />
        {t(dashboard.label)}
      </Link>
      {myBookings && (
        <Link to={myBookings.to} onClick={onChoose} className={disclosedClass}>
          <CalendarDays aria-hidden />
          {t(myBookings.label)}
        </Link>
      )}
      <Link to={messages.to} onClick={onChoose} className={disclosedClass}>
        <MessageCircle aria-hidden />
        {t(messages.label)}
        <UnreadCount />
      </Link>
      <Link to={settings.to} onClick={onChoose} className={disclosedClass}>
        <Settings aria-hidden />
        {t(settings.label)}
      </Link>
      <button
        type="button"
        onClick={() => {
          onChoose?.()
          void leave()
        }}
        className={disclosedClass}
      >
        <LogOut aria-hidden />
        {t(shell.signOut)}
      </button>
    </>
  )
}
