// Everything about one's own account, as a list of parts that open in place. A part that was opened
// once stays as it was left, so that nothing typed is lost by looking elsewhere.
import {
  Bell,
  CalendarSync,
  Database,
  HandCoins,
  KeyRound,
  MessageSquareText,
  MonitorSmartphone,
  Palette,
  QrCode,
  Scissors,
  UserRound,
} from 'lucide-react'
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Role } from '#contract/access.ts'
import { keysOf } from '#contract/lists.ts'
import { HairSection } from '#web/features/hair-profile/hair-section.tsx'
import { LinkSection } from '#web/features/policies/link-section.tsx'
import { MessagesSection } from '#web/features/policies/messages-section.tsx'
import { PoliciesSection } from '#web/features/policies/policies-section.tsx'
import { useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { account } from '#web/texts/accounts/account.ts'
import { security } from '#web/texts/accounts/security.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { AppearanceSection } from './appearance.tsx'
import { CalendarSection } from './calendar.tsx'
import { NotificationsSection } from './notifications.tsx'
import { ProfileSection } from './profile.tsx'
import { Section } from '#web/ui/settings-section.tsx'
import { SecuritySection } from './two-steps/security.tsx'
import { SessionsSection } from './two-steps/sessions.tsx'
import { DataSection } from './your-data/your-data.tsx'

type Name = keyof typeof account.sections
// Without a role it is for everyone.
type Part = { icon: ReactNode; Content: ComponentType; role?: Role }

const parts: Record<Name, Part> = {
  profile: { icon: <UserRound />, Content: ProfileSection },
  hair: { icon: <Scissors />, Content: HairSection, role: 'client' },
  appearance: { icon: <Palette />, Content: AppearanceSection },
  policies: { icon: <HandCoins />, Content: PoliciesSection, role: 'barber' },
  messages: { icon: <MessageSquareText />, Content: MessagesSection, role: 'barber' },
  link: { icon: <QrCode />, Content: LinkSection, role: 'barber' },
  security: { icon: <KeyRound />, Content: SecuritySection },
  sessions: { icon: <MonitorSmartphone />, Content: SessionsSection },
  notifications: { icon: <Bell />, Content: NotificationsSection },
  calendar: { icon: <CalendarSync />, Content: CalendarSection },
  data: { icon: <Database />, Content: DataSection },
}
const names = keysOf(parts)

export function Settings() {
  const t = useText()
  const { open, list, toggle, show } = useOpenParts()
  const user = useSession().session?.user
  const mustSetUp = user?.mustSetUpSecondFactor ?? false
  const shown = names.filter((name) => {
    const { role } = parts[name]
    return role === undefined || user?.roles.includes(role)
  })
  return (
    <div ref={list} className="max-w-3xl space-y-3">
      {mustSetUp && (
        <Notice
          tone="warning"
          title={t(security.mustTitle)}
          action={
            <Button size="sm" onClick={() => show('security')}>
              {t(security.setUp)}
            </Button>
          }
        >
          {t(security.mustText)}
        </Notice>
      )}
      {shown.map((name) => {
        const { icon, Content } = parts[name]
        return (
          <Section
            key={name}
            name={name}
            icon={icon}
            title={t(account.sections[name])}
            text={t(account.summaries[name])}
            isOpen={open.includes(name)}
            onToggle={() => toggle(name)}
          >
            <Content />
          </Section>
        )
      })}
    </div>
  )
}

// The address names the part that was opened last: ?section=security.
function useOpenParts() {
  const navigate = useNavigate()
  const link = useSearchLink()
  const section = useSearchParams()[0].get('section')
  const asked = names.find((name) => name === section)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Name[]>([asked ?? 'profile'])
  const [shown, setShown] = useState(asked)

  // Asked for by a link, while others are open.
  if (asked !== shown) {
    setShown(asked)
    if (asked && !open.includes(asked)) setOpen([...open, asked])
  }
  useEffect(() => {
    if (asked) scrollTo(list.current, asked)
  }, [asked])

  const say = (name: Name | null) =>
    navigate(link({ section: name }), { replace: true, preventScrollReset: true })

  return {
    open,
    list,
    toggle(name: Name) {
      const isOpen = open.includes(name)
      setOpen(isOpen ? open.filter((each) => each !== name) : [...open, name])
      void say(isOpen ? null : name)
    },
    show(name: Name) {
      if (asked === name) scrollTo(list.current, name)
      if (!open.includes(name)) setOpen([...open, name])
      void say(name)
    },
  }
}

function scrollTo(list: HTMLElement | null, name: Name) {
  list?.querySelector(`[data-section="${name}"]`)?.scrollIntoView({ block: 'start' })
}
