// The people of a business, as its owner sees them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserPlus, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Invitation, Member } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LicenseDialog } from './license-dialog.tsx'
import { MemberCard, type MemberAct } from './member-card.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { PayDialog } from './pay-dialog.tsx'
import { refreshTeam, useLiveTeam } from './use-live-team.ts'

type Open = { act: MemberAct; memberId: string }

export function Team() {
  useLiveTeam()
  const team = useQuery({ ...api.team.read.query(), refetchOnMount: 'always' })
  return (
    <Loaded query={team} loading={<Waiting />}>
      {(data) => <People {...data} />}
    </Loaded>
  )
}

type PeopleProps = {
  members: Member[]
  invitations: Invitation[]
  services: { id: string; name: string }[]
}

function People({ members, invitations, services }: PeopleProps) {
  const t = useText()
  const [open, setOpen] = useState<Open>()
  const [isInviting, setIsInviting] = useState(false)
  const keep = useKeep()
  const opened = members.find(({ id }) => id === open?.memberId)
  const isEmpty = members.length === 0 && invitations.length === 0
  return (
    <div className="space-y-8">
      {isEmpty ? (
        <EmptyState
          icon={UsersRound}
          title={t(words.empty)}
          text={t(words.emptyText)}
          action={t(words.invite)}
          onAction={() => setIsInviting(true)}
        />
      ) : (
        <div className="flex justify-end">
          <Button onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden />
            {t(words.invite)}
          </Button>
        </div>
      )}
      {isInviting && <InviteDialog services={services} onClose={() => setIsInviting(false)} />}
      {members.length > 0 && (
        <section aria-label={t(words.members)}>
          <SectionTitle className="mb-3">{t(words.members)}</SectionTitle>
          <ul className="grid items-start gap-4 xl:grid-cols-2">
            {members.map((member) => (
              <li key={member.id}>
                <MemberCard
                  member={member}
                  serviceCount={services.length}
                  onAct={(act) =>
                    act === 'keep' ? void keep(member) : setOpen({ act, memberId: member.id })
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {invitations.length > 0 && <InvitationList invitations={invitations} />}
      {open && opened && (
        <Opened
          act={open.act}
          member={opened}
          others={members.filter(({ id }) => id !== opened.id)}
          services={services}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

type OpenedProps = {
  act: MemberAct
  member: Member
  others: readonly Member[]
  services: readonly { id: string; name: string }[]
  onClose: () => void
}

function Opened({ act, member, others, services, onClose }: OpenedProps) {
  switch (act) {
    case 'edit':
      return <MemberDialog member={member} services={services} onClose={onClose} />
    case 'license':
      return <LicenseDialog member={member} onClose={onClose} />
    case 'pay':
      return <PayDialog member={member} onClose={onClose} />
    case 'deactivate':
      return <DeactivateDialog member={member} others={others} onClose={onClose} />
    case 'keep':
      return null
  }
}

function useKeep() {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  return async ({ id, name }: Member) => {
    try {
      await api.team.keep.send({ id })
      toast.success(t(words.kept, { name }))
    } catch (error) {
      toast.error(sentence(messageOf(error)))
    }
    await refreshTeam(queries)
  }
}

function Waiting() {
  return (
    <div aria-busy className="grid gap-4 xl:grid-cols-2">
      <Skeleton className="h-80 rounded-lg" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  )
}
