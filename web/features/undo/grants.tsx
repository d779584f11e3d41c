import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { subRoles } from '#contract/permissions.ts'
import { api } from '#web/api.ts'
import { TakeRole } from '#web/features/admin-roles/take-role.tsx'
import { useText } from '#web/language.tsx'
import { rolesWords } from '#web/texts/admin/roles.ts'
import { undoWords as words } from '#web/texts/admin/lists/undo.ts'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Trial } from '#web/ui/states/trial.tsx'
import { Back, textIn, type UndoProps } from './back.tsx'

// Hidden when the role has ended by itself meanwhile, and for the last owner, who stays.
export function TakeGrantBack({ row, trigger }: UndoProps) {
  const { data } = useQuery(api.adminGrants.list.query())
  const admin = data?.admins.find(({ userId }) => userId === row.entityId)
  const grant = admin?.grants.find(({ subRole }) => subRole === textIn(row.after, 'subRole'))
  if (admin === undefined || grant === undefined) return null
  if (admin.isLastOwner && grant.subRole === 'owner') return null
  return <TakeRole admin={admin} grant={grant} trigger={trigger} />
}

export function GiveGrantBack({ row, before, trigger }: UndoProps) {
  const t = useText()
  const fieldId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [lastDay, setLastDay] = useState('')
  const person = useQuery({
    ...api.adminPeople.read.query({ id: row.entityId }),
    enabled: isOpen,
    retry: false,
  })
  const subRole = subRoles.find((each) => each === textIn(before, 'subRole'))
  if (subRole === undefined) return null
  const hint = t(rolesWords.lastDayHint)
  return (
    <Back
      trigger={trigger}
      title={t(words.roleTitle)}
      text={t(words.roleText, { name: row.subject ?? '', role: t(subRoleNames[subRole]) })}
      confirm={t(words.giveBack)}
      isIncomplete={person.data === undefined}
      onOpenChange={setIsOpen}
      act={async (reason) => {
        if (person.data === undefined) return
        const { email } = person.data
        await api.adminGrants.grant.send({ email, subRole, lastDay: lastDay || null, reason })
      }}
    >
      <Trial query={person}>
        {() =>
          // An owner's role has no end.
          subRole !== 'owner' && (
            <FieldFrame id={fieldId} label={t(rolesWords.lastDay)} hint={hint} isOptional>
              <Input
                {...describe({ id: fieldId, hint })}
                type="date"
                value={lastDay}
                onChange={(event) => setLastDay(event.target.value)}
              />
            </FieldFrame>
          )
        }
      </Trial>
    </Back>
  )
}
