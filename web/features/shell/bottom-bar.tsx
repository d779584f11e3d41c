// The thumb's menu on phones.
import clsx from 'clsx'
import {
  CalendarDays,
  CircleUserRound,
  Clock,
  Heart,
  Search,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { homeOf, type Role } from '#contract/access.ts'
import type { SessionUser } from '#contract/accounts/auth.ts'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { useActiveRole, useSession } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { presetTab } from './active-tab.ts'
import { useHiddenByScrolling } from './use-hidden-by-scrolling.ts'

export function BottomBar() {
  const t = useText()
  const { session } = useSession()
  const [role] = useActiveRole()
  const [bookings, second] = itemsOf(session === null ? null : role)
  const isHidden = useHiddenByScrolling()
  return (
    <nav
      aria-label={t(shell.quickMenu)}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t bg-background pb-[env(safe-area-inset-bottom)] transition-transform duration-200 focus-within:translate-y-0 md:hidden',
        isHidden && 'translate-y-full',
      )}
    >
      <ul className="mx-auto grid max-w-md grid-cols-4">
        <li>
          <BarLink to="/explore" icon={Search} label={shell.explore} />
        </li>
        <li>
          <BarLink {...bookings} />
        </li>
        <li>
          <BarLink {...second} />
        </li>
        <li>
          {session ? (
            <ProfileButton user={session.user} />
          ) : (
            <BarLink to="/auth" icon={CircleUserRound} label={shell.profile} />
          )}
        </li>
      </ul>
    </nav>
  )
}

// The two in the middle. Clients and guests have what they booked and like; those who work have the
// bookings and clients of their business, or their own schedule and hours.
function itemsOf(role: Role | null): [BarLinkProps, BarLinkProps] {
  const [to, first, second] =
    role === 'barber'
      ? ([homeOf.barber, 'bookings', 'clients'] as const)
      : role === 'employee'
        ? ([homeOf.employee, 'schedule', 'availability'] as const)
        : ([homeOf.client, 'bookings', 'favorites'] as const)
  const itemOf = (tab: keyof typeof icons) => ({
    ...(role === null ? { to: `/guest/${tab}` } : { to, tab }),
    icon: icons[tab],
    label: shell[tab],
  })
  return [itemOf(first), itemOf(second)]
}

const icons = {
  bookings: CalendarDays,
  schedule: CalendarDays,
  favorites: Heart,
  clients: UsersRound,
  availability: Clock,
}

const itemClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-2 [&_svg]:size-5.5'

type BarLinkProps = { to: string; tab?: string; icon: LucideIcon; label: Text }

function BarLink({ to, tab, icon: Icon, label }: BarLinkProps) {
  const t = useText()
  const { pathname, state }: { pathname: string; state: { activeTab?: string } | null } =
    useLocation()
  const [params] = useSearchParams()
  const openTab = params.get('tab') ?? state?.activeTab
  const isCurrent = pathname === to && (tab === undefined || tab === openTab)
  return (
    <Link
      to={to}
      state={tab && { activeTab: tab }}
      onClick={() => tab && presetTab(tab)}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(itemClass, isCurrent ? 'text-primary' : 'text-muted-foreground')}
    >
      <Icon aria-hidden />
      {t(label)}
    </Link>
  )
}

const fetchDrawer = () => import('./drawers/account-drawer.tsx')
const AccountDrawer = lazy(async () => ({ default: (await fetchDrawer()).AccountDrawer }))

function ProfileButton({ user }: { user: SessionUser }) {
  const t = useText()
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={() => {
          setIsWanted(true)
          setIsOpen(true)
        }}
        className={clsx(itemClass, 'text-muted-foreground')}
      >
        <CircleUserRound aria-hidden />
        {t(shell.profile)}
      </button>
      {isWanted && (
        <Suspense>
          <AccountDrawer user={user} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
