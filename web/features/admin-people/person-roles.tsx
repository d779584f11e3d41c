// The roles of a person, given and taken with what follows from it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { plainRoles } from '#contract/accounts/user-admin.ts'
import type { PersonDetails } from '#contract/admin/people.ts'
import { isRefusal } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { personWords as words } from '#web/texts/admin/acting.ts'
import { roleNames } from '#contract/admin/words/states.ts'
import { peopleWords } from '#web/texts/admin/people.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { refreshPeople } from './refresh-people.ts'

type PlainRole = (typeof plainRoles)[number]
type ChangeProps = { person: PersonDetails; role: PlainRole }
type RoleProps = {
  person: Pick<PersonDetails, 'id' | 'name'>
  role: PlainRole
  trigger?: ReactNode
}

export function PersonRoles({ person }: { person: PersonDetails }) {
  const t = useText()
  return (
    <section aria-label={t(words.roles)}>
      <SectionTitle className="mb-3">{t(words.roles)}</SectionTitle>
      <ul className="divide-y">
        {plainRoles.map((role) => (
          <li key={role} className="flex min-h-control items-center justify-between gap-3 py-1.5">
            <span>{t(roleNames[role])}</span>
            <ChangeRole person={person} role={role} />
          </li>
        ))}
      </ul>
      <Hint>{t(words.adminRoles)}</Hint>
    </section>
  )
}

// Whoever has no other role stays a client.
function ChangeRole({ person, role }: ChangeProps) {
  if (!person.roles.includes(role)) return <AddRole person={person} role={role} />
  if (role === 'client' && person.roles.length === 1) return null
  return <RemoveRole person={person} role={role} />
}

const given = { client: words.addClient, barber: words.addBarber, employee: words.addEmployee }
const taken = {
  client: words.removeClient,
  barber: words.removeBarber,
  employee: words.removeEmployee,
}

export function AddRole({ person: { id, name }, role, trigger }: RoleProps) {
  const t = useText()
  const queries = useQueryClient()
  const label = t(words.addRole, { role: t(roleNames[role]) })
  return (
    <ConfirmDialog
      title={label}
      text={t(given[role], { name })}
      confirm={label}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onConfirm={async (reason) => {
        await api.userAdmin.grantRole.send({ id, role, reason })
        toast.success(t(words.added))
        await refreshPeople(queries)
      }}
      trigger={
        trigger ?? (
          <Button variant="outline" size="sm" aria-label={label}>
            {t(words.add)}
          </Button>
        )
      }
    />
  )
}

export function RemoveRole({ person: { id, name }, role, trigger }: RoleProps) {
  const t = useText()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const lost = useQuery({
    ...api.userAdmin.previewRevoke.query({ id, role }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const agreed = lost.isFetching ? undefined : lost.data
  const label = t(words.removeRole, { role: t(roleNames[role]) })
  return (
    <ConfirmDialog
      title={label}
      text={t(taken[role], { name })}
      confirm={label}
      isDestructive
      isIncomplete={agreed === undefined}
      reason={{ label: t(peopleWords.reason), hint: t(peopleWords.reasonHint) }}
      onOpenChange={setIsOpen}
      onConfirm={async (reason) => {
        if (agreed === undefined) return
        try {
          await api.userAdmin.revokeRole.send({ id, role, reason, agreed })
        } catch (error) {
          if (isRefusal(error) && error.code === 'NUMBERS_CHANGED') void lost.refetch()
          throw error
        }
        toast.success(t(words.removed))
        await refreshPeople(queries)
      }}
      trigger={
        trigger ?? (
          <Button variant="outline" size="sm" aria-label={label}>
            {t(words.remove)}
          </Button>
        )
      }
    >
      <Trial query={lost}>
        {(numbers) => <Notice tone="warning">{t(words.lost, numbers)}</Notice>}
      </Trial>
    </ConfirmDialog>
  )
}
