// The thumb's menu on phones.
import clsx from 'clsx'
import {
  CalendarDays,
  CircleUserRound,
  Clock,
  Heart,
  LayoutDashboard,
  Menu,
  Plus,
  Search,
  Sun,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { homeOf, type Role } from '#contract/access.ts'
import type { SessionUser } from '#contract/accounts/auth.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { useActiveRole, useSession } from '#web/session.tsx'
import { adminNavigation } from '#web/texts/admin/navigation.ts'
import { shell } from '#web/texts/shell.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { currentItem, presetTab, savedTab } from './active-tab.ts'
import { useHiddenByScrolling } from './use-hidden-by-scrolling.ts'

export function BottomBar() {
  const t = useText()
  const { session } = useSession()
  const [role] = useActiveRole()
  const may = useMay()
  const items = itemsOf(session === null ? null : role).filter(
    ({ permission }) => !permission || may(permission),
  )
  const isHidden = useHiddenByScrolling()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const current = currentItem(items, { pathname, params, openTab: useOpenTab() })
  return (
    <nav
      aria-label={t(shell.quickMenu)}
      className={clsx(
        'fixed inset-x-0 bottom-0 z-30 border-t bg-background pb-[env(safe-area-inset-bottom)] transition-transform duration-200 focus-within:translate-y-0 md:hidden',
        isHidden && 'translate-y-full',
      )}
    >
      <ul className="mx-auto flex max-w-md *:flex-1">
        {items.map((item, index) => (
          <li key={item.label.en}>
            {item.isNew ? (
              <NewLink {...item} />
            ) : (
              <BarLink {...item} isCurrent={index === current} />
            )}
          </li>
        ))}
        <li>
          {session ? (
            <AccountButton user={session.user} isMore={role === 'barber'} />
          ) : (
            <BarLink
              to="/auth"
              icon={CircleUserRound}
              label={shell.profile}
              isCurrent={pathname === '/auth'}
            />
          )}
        </li>
      </ul>
    </nav>
  )
}

// Beside the profile. Clients and guests have what they booked and like; barbers have their day, their
// calendar and their clients; employees have their own schedule and hours; administrators have their
// dashboard.
function itemsOf(role: Role | null): BarLinkProps[] {
  if (role === 'admin') return adminItems
  if (role === 'barber') return barberItems
  const [to, first, second] =
    role === 'employee'
      ? ([homeOf.employee, 'schedule', 'availability'] as const)
      : ([homeOf.client, 'bookings', 'favorites'] as const)
  const itemOf = (tab: keyof typeof icons) => ({
    ...(role === null ? { to: `/guest/${tab}` } : { to, tab }),
    icon: icons[tab],
    label: shell[tab],
  })
  const explore = { to: '/explore', icon: Search, label: shell.explore }
  return [explore, itemOf(first), itemOf(second)]
}

const barberItems: BarLinkProps[] = [
  { to: homeOf.barber, tab: 'overview', icon: Sun, label: shell.today },
  { to: homeOf.barber, tab: 'bookings', icon: CalendarDays, label: shell.calendar },
  { to: homeOf.barber, tab: 'bookings', isNew: true, icon: Plus, label: shell.newBooking },
  { to: homeOf.barber, tab: 'clients', icon: UsersRound, label: shell.clients },
]

// The search and the menu open by the address, over the tab that is open.
const adminItems: BarLinkProps[] = [
  { to: homeOf.admin, tab: 'overview', icon: LayoutDashboard, label: adminNavigation.overview },
  {
    to: homeOf.admin,
    tab: 'all-bookings',
    permission: 'bookings.read',
    icon: CalendarDays,
    label: adminNavigation.bookings,
  },
  { to: homeOf.admin, opens: 'find', icon: Search, label: adminNavigation.find },
  { to: homeOf.admin, opens: 'menu', icon: Menu, label: adminNavigation.menu },
]

const icons = {
  bookings: CalendarDays,
  schedule: CalendarDays,
  favorites: Heart,
  availability: Clock,
}

const itemClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-semibold -outline-offset-2 [&_svg]:size-5.5'

type BarLinkProps = {
  permission?: Permission
  to: string
  tab?: string
  opens?: string
  // The round button in the middle.
  isNew?: boolean
  icon: LucideIcon
  label: Text
}

type CurrentProps = { isCurrent: boolean }

function BarLink({ to, tab, opens, icon: Icon, label, isCurrent }: BarLinkProps & CurrentProps) {
  const t = useText()
  const { pathname } = useLocation()
  const link = useSearchLink()
  const opened = opens !== undefined && pathname.startsWith('/admin/') && link({ [opens]: '1' })
  return (
    <Link
      to={opened || addressOf(to, tab, opens)}
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

function NewLink({ to, tab, icon: Icon, label }: BarLinkProps) {
  const t = useText()
  const { pathname } = useLocation()
  const isCalendar = useOpenTab() === tab && pathname === to
  const link = useSearchLink()
  // An open calendar keeps its day.
  return (
    <Link
      to={isCalendar ? link({ tab: tab ?? null, new: '1' }) : `${to}?tab=${tab}&new=1`}
      aria-label={t(label)}
      className="flex min-h-14 items-center justify-center -outline-offset-2"
    >
      <span className="flex size-11 items-center justify-center rounded-full bg-primary text-primary-foreground">
        <Icon aria-hidden className="size-6" />
      </span>
    </Link>
  )
}

// Administrators send links of what they see to each other, so theirs name the tab.
function addressOf(to: string, tab?: string, opens?: string) {
  if (opens !== undefined) return `${to}?${opens}=1`
  return to === homeOf.admin && tab !== undefined ? `${to}?tab=${tab}` : to
}

// The tab that a dashboard shows, as chooseTab decides it.
function useOpenTab() {
  const { state }: { state: { activeTab?: string } | null } = useLocation()
  const [params] = useSearchParams()
  return params.get('tab') ?? state?.activeTab ?? savedTab() ?? 'overview'
}

const fetchDrawer = () => import('./drawers/account-drawer.tsx')
const AccountDrawer = lazy(async () => ({ default: (await fetchDrawer()).AccountDrawer }))

type AccountButtonProps = { user: SessionUser; isMore: boolean }

function AccountButton({ user, isMore }: AccountButtonProps) {
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
        {isMore ? <Menu aria-hidden /> : <CircleUserRound aria-hidden />}
        {t(isMore ? shell.more : shell.profile)}
      </button>
      {isWanted && (
        <Suspense>
          <AccountDrawer user={user} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}
