import { ChevronDown } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { ViewingSlot } from '#web/features/viewing/viewing-slot.tsx'
import { useText } from '#web/language.tsx'
import { useActiveRole, useSession } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { BellSlot } from './bell-slot.tsx'
import { ThemeToggle } from './choices.tsx'
import { useCompany } from './footer/company.ts'
import { Disclosure, disclosedClass } from './disclosure.tsx'
import { linksAfterServices, linksBeforeServices, serviceLinks, workLink } from './links.ts'
import { MenuButton } from './menu-button.tsx'
import { RoleSwitcher } from './role-switcher.tsx'

export function TopBar() {
  const t = useText()
  const { companyInfo } = useCompany()
  return (
    <header className="no-print sticky top-0 z-30 border-b bg-background/95 backdrop-blur-sm">
      <ViewingSlot />
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 sm:px-6 lg:gap-6">
        <Link
          to="/"
          aria-label={t(shell.homeOf, { name: companyInfo.name })}
          className="min-w-0 rounded-sm"
        >
          <Logo name={companyInfo.name} className="max-w-full [&>:last-child]:truncate" />
        </Link>
        <MainLinks />
        <div className="ml-auto flex shrink-0 items-center gap-1 sm:gap-2">
          <Account />
          <MenuButton />
        </div>
      </div>
    </header>
  )
}

const linkClass =
  'inline-flex min-h-control items-center gap-1 rounded-md px-2.5 text-md font-medium whitespace-nowrap transition-colors duration-150 hover:text-primary aria-[current=page]:text-primary xl:px-3'

function MainLinks() {
  const t = useText()
  const { session } = useSession()
  const [role] = useActiveRole()
  const work = workLink(session?.user, role)
  const plain = ({ to, label }: (typeof serviceLinks)[number]) => (
    <NavLink key={to} to={to} end={to === '/'} className={linkClass}>
      {t(label)}
    </NavLink>
  )
  return (
    <nav aria-label={t(shell.mainMenu)} className="hidden items-center lg:flex">
      {linksBeforeServices.map(plain)}
      <Disclosure
        align="start"
        buttonClass={linkClass}
        button={
          <>
            {t(shell.services)}
            <ChevronDown aria-hidden className="size-4" />
          </>
        }
      >
        {serviceLinks.map(({ to, label }) => (
          <NavLink key={to} to={to} className={disclosedClass}>
            {t(label)}
          </NavLink>
        ))}
      </Disclosure>
      {linksAfterServices.map(plain)}
      {work && plain(work)}
    </nav>
  )
}

// Public pages are the same for everyone, so they arrive with the buttons of a guest. Someone known
// to be signed in (data-signed-in, set in the head) sees an empty circle there instead until the
// session is read. New things appear on the left, so nothing moves.
function Account() {
  const { status, session } = useSession()
  if (session)
    return (
      <>
        <RoleSwitcher roles={session.user.roles} />
        <ThemeToggle />
        <BellSlot />
        <div className="max-md:hidden">
          <AvatarMenu user={session.user} />
        </div>
      </>
    )
  return (
    <>
      <ThemeToggle />
      {status === 'loading' && (
        <span
          aria-hidden
          className="hidden size-control animate-shimmer rounded-full bg-secondary md:in-data-signed-in:block"
        />
      )}
      <GuestButtons />
    </>
  )
}

function GuestButtons() {
  const t = useText()
  return (
    <div className="flex items-center gap-1 in-data-signed-in:hidden">
      <Link
        to="/auth"
        className={buttonClass({ variant: 'ghost', pill: true, className: 'max-sm:hidden' })}
      >
        {t(shell.signIn)}
      </Link>
      <Link to="/auth?mode=signup" className={buttonClass({ pill: true })}>
        {t(shell.getStarted)}
      </Link>
    </div>
  )
}
