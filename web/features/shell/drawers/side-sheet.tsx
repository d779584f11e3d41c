import { Link, NavLink } from 'react-router'
import type { SessionUser } from '#contract/accounts/auth.ts'
import { useText } from '#web/language.tsx'
import { useActiveRole, useSession } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { AccountRows } from '#web/features/shell/avatar-menu.tsx'
import {
  linksAfterServices,
  linksBeforeServices,
  serviceLinks,
  workLink,
  type ShellLink,
} from '#web/features/shell/links.ts'
import { RoleLinks } from '#web/features/shell/role-switcher.tsx'
import { LanguageSwitch, ThemeChoice } from '#web/features/shell/choices.tsx'

type SideSheetProps = { open: boolean; onOpenChange: (open: boolean) => void }

// The menu of small screens.
export function SideSheet({ open, onOpenChange }: SideSheetProps) {
  const t = useText()
  const { session } = useSession()
  const close = () => onOpenChange(false)
  return (
    <Sheet title={t(shell.menu)} open={open} onOpenChange={onOpenChange}>
      <SheetLinks user={session?.user} onChoose={close} />
      <hr className="my-3" />
      {session ? (
        <SignedIn user={session.user} onChoose={close} />
      ) : (
        <div className="grid gap-2.5 py-2">
          <Button asChild wide>
            <Link to="/auth?mode=signup" onClick={close}>
              {t(shell.getStarted)}
            </Link>
          </Button>
          <Button asChild wide variant="outline">
            <Link to="/auth" onClick={close}>
              {t(shell.signIn)}
            </Link>
          </Button>
        </div>
      )}
      <hr className="my-3" />
      <div className="flex flex-wrap items-center justify-between gap-3 py-2">
        <LanguageSwitch />
        <ThemeChoice />
      </div>
    </Sheet>
  )
}

const rowClass =
  'flex min-h-12 items-center rounded-md px-3 text-lg font-semibold hover:bg-accent hover:text-accent-foreground aria-[current=page]:text-primary'

function SheetLinks({ user, onChoose }: { user: SessionUser | undefined; onChoose: () => void }) {
  const t = useText()
  const [role] = useActiveRole()
  const work = workLink(user, role)
  const row = ({ to, label }: ShellLink) => (
    <NavLink key={to} to={to} end={to === '/'} onClick={onChoose} className={rowClass}>
      {t(label)}
    </NavLink>
  )
  return (
    <nav aria-label={t(shell.mainMenu)} className="-mx-3">
      {linksBeforeServices.map(row)}
      <Hint className="px-3 pt-3 pb-1">{t(shell.services)}</Hint>
      <div className="ml-3 border-l pl-1">{serviceLinks.map(row)}</div>
      {linksAfterServices.map(row)}
      {work && row(work)}
      {row({ to: '/help', label: shell.help })}
    </nav>
  )
}

function SignedIn({ user, onChoose }: { user: SessionUser; onChoose: () => void }) {
  const t = useText()
  return (
    <div className="-mx-3">
      {user.roles.length > 1 && (
        <div className="pb-2">
          <Hint className="px-3 pb-1">{t(shell.role)}</Hint>
          <RoleLinks roles={user.roles} onChoose={onChoose} />
        </div>
      )}
      <AccountRows user={user} onChoose={onChoose} />
    </div>
  )
}
