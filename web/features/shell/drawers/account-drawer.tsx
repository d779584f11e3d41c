import { LogOut, MessageCircle, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { homeOf, type Role } from '#contract/access.ts'
import type { SessionUser } from '#contract/accounts/auth.ts'
import type { Text } from '#contract/language.ts'
import { useText } from '#web/language.tsx'
import { useActiveRole } from '#web/session.tsx'
import { tabsOf } from '#web/tabs.ts'
import { messageWords } from '#web/texts/bookings/messages.ts'
import { shell } from '#web/texts/shell.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { disclosedClass } from '#web/features/shell/disclosure.tsx'
import { RoleLinks } from '#web/features/shell/role-switcher.tsx'
import { UnreadCount } from '#web/features/shell/unread-count.tsx'
import { useSignOut } from '#web/features/shell/sign-out.ts'
import { TabIcon } from '#web/features/shell/dashboard/tab-icon.tsx'
import { LanguageSwitch, ThemeChoice } from '#web/features/shell/choices.tsx'

// The most used tabs of each role, as tiles.
const shortcuts: Record<Role, readonly string[]> = {
  client: ['overview', 'bookings', 'favorites', 'promotions', 'payments', 'support'],
  barber: ['overview', 'bookings', 'availability', 'services', 'clients', 'earnings'],
  employee: ['overview', 'schedule', 'availability', 'earnings', 'profile', 'notifications'],
  admin: ['overview', 'all-bookings', 'barbers', 'users', 'disputes', 'cms'],
}

type AccountDrawerProps = {
  user: SessionUser
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AccountDrawer({ user, open, onOpenChange }: AccountDrawerProps) {
  const t = useText()
  const leave = useSignOut()
  const [role] = useActiveRole()
  const close = () => onOpenChange(false)
  const tabs = shortcuts[role].flatMap((each) => tabsOf[role].filter(({ name }) => name === each))
  return (
    <Sheet
      side="bottom"
      title={user.name}
      description={`${t(shell.roles[role])} · ${user.email}`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <ul className="mt-1 grid grid-cols-3 gap-2.5">
        {tabs.map(({ name, label }) => (
          <li key={name}>
            <Tile role={role} tab={name} label={label} onChoose={close} />
          </li>
        ))}
      </ul>
      <div className="-mx-3 mt-3">
        <Link to="/messages" onClick={close} className={disclosedClass}>
          <MessageCircle aria-hidden />
          {t(messageWords.messages)}
          <UnreadCount />
        </Link>
        <Link to="/settings" onClick={close} className={disclosedClass}>
          <Settings aria-hidden />
          {t(shell.settings)}
        </Link>
      </div>
      {user.roles.length > 1 && (
        <div className="-mx-3 border-t pt-2">
          <Hint className="px-3">{t(shell.role)}</Hint>
          <RoleLinks roles={user.roles} onChoose={close} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3 border-t py-4">
        <LanguageSwitch />
        <ThemeChoice />
      </div>
      <Button
        wide
        variant="outline"
        onClick={() => {
          close()
          void leave()
        }}
      >
        <LogOut aria-hidden />
        {t(shell.signOut)}
      </Button>
    </Sheet>
  )
}

type TileProps = { role: Role; tab: string; label: Text; onChoose: () => void }

function Tile({ role, tab, label, onChoose }: TileProps) {
  const t = useText()
  return (
    <Link
      to={`${homeOf[role]}?tab=${tab}`}
      onClick={onChoose}
      className="flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-lg border bg-background px-1 text-center text-sm font-semibold hover:border-input [&_svg]:size-5.5 [&_svg]:text-primary"
    >
      <TabIcon name={tab} />
      {t(label)}
    </Link>
  )
}
