import { Link } from 'react-router'
import { homeOf } from '#contract/access.ts'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { favorites } from '#web/texts/marketplace/favorites.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useGuestFavorites } from './guest-favorites.ts'

// Over a guest's list: how to keep it, or where it is kept already.
export function GuestNotice() {
  const { session } = useSession()
  const ids = useGuestFavorites()
  if (session)
    return session.user.roles.includes('client') ? (
      <Pointer
        title={favorites.yoursTitle}
        text={favorites.yours}
        action={favorites.goToYours}
        to={`${homeOf.client}?tab=favorites`}
      />
    ) : null
  if (ids.length === 0) return null
  return (
    <Pointer
      title={favorites.keepTitle}
      text={favorites.keep}
      action={favorites.createAccount}
      to="/auth?mode=signup"
    />
  )
}

type Words = (typeof favorites)[keyof typeof favorites]
type PointerProps = { title: Words; text: Words; action: Words; to: string }

function Pointer({ title, text, action, to }: PointerProps) {
  const t = useText()
  return (
    <Notice
      className="mb-6"
      title={t(title)}
      action={
        <Link to={to} className={buttonClass({ size: 'sm' })}>
          {t(action)}
        </Link>
      }
    >
      {t(text)}
    </Notice>
  )
}
