import { Lock } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { rolesWith, type Permission } from '#contract/permissions.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { notYours } from '#web/texts/admin/roles.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'

// A part of the administration that another sub-role has, with the way to ask for it.
export function NotYours({ permission }: { permission: Permission }) {
  const t = useText()
  const sentence = useSentence()
  const [isAsked, setIsAsked] = useState(false)
  const roles = rolesWith(permission).map((role) => t(subRoleNames[role]))

  async function ask() {
    try {
      await api.adminGrants.ask.send({ permission })
      setIsAsked(true)
      toast.success(t(notYours.asked))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
  }

  return (
    <EmptyState
      icon={Lock}
      title={t(notYours.title)}
      text={t(isAsked ? notYours.asked : notYours.text, { roles: roles.join(', ') })}
      {...(!isAsked && { action: t(notYours.ask), onAction: () => void ask() })}
    />
  )
}
