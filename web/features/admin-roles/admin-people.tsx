import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Admin } from '#contract/admin/grants.ts'
import { subRoleNames } from '#contract/admin/sub-role-names.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { rolesWords as words } from '#web/texts/admin/roles.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { lastDayBefore, ownDay } from '#web/words/own-time.ts'
import { Invitations } from './admin-invitations.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { TakeRole } from './take-role.tsx'

export function AdminPeople() {
  const t = useText()
  const may = useMay()
  const [isGiving, setIsGiving] = useState(false)
  const query = useQuery(api.adminGrants.list.query())
  return (
    <div className="space-y-8">
      {may('roles.write') && (
        <Button onClick={() => setIsGiving(true)}>
          <Plus aria-hidden />
          {t(words.give)}
        </Button>
      )}
      {isGiving && <GrantDialog onClose={() => setIsGiving(false)} />}
      <Loaded query={query} loading={<Waiting />}>
        {({ admins, invitations }) => (
          <>
            <ul className="grid gap-4 xl:grid-cols-2">
              {admins.map((admin) => (
                <li key={admin.userId}>
                  <PersonCard admin={admin} />
                </li>
              ))}
            </ul>
            {invitations.length > 0 && <Invitations invitations={invitations} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-40" />
      ))}
    </div>
  )
}

function PersonCard({ admin }: { admin: Admin }) {
  const t = useText()
  const language = useLanguage()
  const { session } = useSession()
  const { name, email, photoUrl, lastSeenAt } = admin
  return (
    <Card asChild className="h-full">
      <article aria-label={name}>
        <div className="flex items-start gap-3">
          <Avatar name={name} src={photoUrl} isDecorative />
          <div className="min-w-0 flex-1">
            <h2 className="font-semibold">
              {name}
              {admin.userId === session?.user.id && (
                <span className="text-muted-foreground"> ({t(words.you)})</span>
              )}
            </h2>
            <p className="text-md break-words text-muted-foreground">{email}</p>
            <Hint className="mt-1">
              {lastSeenAt ? t(words.seen, { day: ownDay(lastSeenAt, language) }) : t(words.never)}
            </Hint>
          </div>
        </div>
        {(!admin.hasSecondFactor || !admin.isActive) && (
          <p className="mt-3">
            <Badge tone="warning" dot>
              {t(admin.isActive ? words.noFactor : words.inactive)}
            </Badge>
          </p>
        )}
        <ul className="mt-3 divide-y border-t">
          {admin.grants.map((grant) => (
            <GrantRow key={grant.id} admin={admin} grant={grant} />
          ))}
        </ul>
      </article>
    </Card>
  )
}

type GrantRowProps = { admin: Admin; grant: Admin['grants'][number] }

function GrantRow({ admin, grant }: GrantRowProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const hintId = useId()
  const isKept = admin.isLastOwner && grant.subRole === 'owner'
  const role = t(subRoleNames[grant.subRole])
  const facts = [
    t(words.since, { day: ownDay(grant.grantedAt, language) }),
    grant.grantedBy && t(words.by, { name: grant.grantedBy }),
    grant.expiresAt && t(words.until, { day: lastDayBefore(grant.expiresAt, language) }),
  ]
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{role}</p>
        <Hint>{facts.filter(Boolean).join(', ')}</Hint>
        <p className="mt-0.5 text-sm break-words text-muted-foreground">{grant.reason}</p>
        {isKept && (
          <Hint id={hintId} className="mt-1">
            {t(words.lastOwner)}
          </Hint>
        )}
      </div>
      {may('roles.write') && !isKept && <TakeRole admin={admin} grant={grant} />}
      {may('roles.write') && isKept && (
        <Button size="sm" variant="outline" disabled aria-describedby={hintId}>
          {t(words.take)}
        </Button>
      )}
    </li>
  )
}
