import { Check, ChevronDown, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { homeOf, type Role } from '#contract/access.ts'
import { useText } from '#web/language.tsx'
import { useActiveRole } from '#web/session.tsx'
import { shell } from '#web/texts/shell.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Disclosure, disclosedClass } from './disclosure.tsx'

// For people who hold several roles. Each mode goes to its own dashboard.
export function RoleSwitcher({ roles }: { roles: readonly Role[] }) {
  const t = useText()
  const [active] = useActiveRole()
  if (roles.length < 2) return null
  return (
    <Disclosure
      label={t(shell.switchRole, { role: t(shell.roles[active]) })}
      buttonClass={buttonClass({
        variant: 'ghost',
        pill: true,
        className: 'max-lg:w-control max-lg:px-0',
      })}
      button={
        <>
          <UsersRound aria-hidden />
          <span aria-hidden className="max-lg:hidden">
            {t(shell.roles[active])}
          </span>
          <ChevronDown aria-hidden className="max-lg:hidden" />
        </>
      }
    >
      <RoleLinks roles={roles} />
    </Disclosure>
  )
}

export function RoleLinks({ roles, onChoose }: { roles: readonly Role[]; onChoose?: () => void }) {
  const t = useText()
  const [active, setActive] = useActiveRole()
  return (
    <ul aria-label={t(shell.role)}>
      {roles.map((role) => (
        <li key={role}>
          <Link
            to={homeOf[role]}
            aria-current={role === active ? 'true' : undefined}
            onClick={() => {
              setActive(role)
              onChoose?.()
            }}
            className={disclosedClass}
          >
            {t(shell.roles[role])}
            {role === active && <Check aria-hidden className="ml-auto" />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
