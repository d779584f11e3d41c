import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PersonDetails } from '#contract/admin/people.ts'
import { api } from '#web/api.ts'
import { SuspendDialog } from '#web/features/suspending/suspend-dialog.tsx'
import { useText } from '#web/language.tsx'
import { useFlag } from '#web/flags/use-flag.ts'
import { useMay } from '#web/rights/use-permissions.ts'
import { useSession } from '#web/session.tsx'
import { peopleWords as words } from '#web/texts/admin/people.ts'
import { rolesWords } from '#web/texts/admin/roles.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { GiveCredit } from './give-credit.tsx'
import { ErasePerson, ExportPerson } from './person-data.tsx'
import { refreshPeople } from './refresh-people.ts'
import { ViewPerson } from './view-person.tsx'

type ActionProps = {
  label: string
  text: string
  done: string
  isDestructive?: boolean
  act: (reason: string) => Promise<unknown>
}

// What this administrator may do for or against the person.
export function PersonActions({ person }: { person: PersonDetails }) {
  const t = useText()
  const may = useMay()
  const { session } = useSession()
  const { id, name, isActive, isLastOwner } = person
  const isOther = session?.user.id !== id
  // Only owners act on administrators.
  const maySuspend =
    isOther && may('people.suspend') && (person.subRoles.length === 0 || may('roles.write'))
  const mayErase = isOther && may('people.erase') && person.erasure === null
  const isViewable = isOther && isActive && !person.roles.includes('admin')
  const mayView = useFlag('impersonation') && may('people.impersonate') && isViewable
  const actions = [
    may('bookings.read') && may('people.contacts') && (
      <Button key="bookings" asChild variant="outline" wide>
        <Link to={`/admin/dashboard?tab=all-bookings&q=${encodeURIComponent(person.email)}`}>
          {t(words.bookings)}
        </Link>
      </Button>
    ),
    may('bookings.write') && isActive && (
      <Button key="book" asChild variant="outline" wide>
        <Link to={`/admin/dashboard?tab=book-appointment&client=${id}`}>{t(words.book)}</Link>
      </Button>
    ),
    may('credit.write') && isOther && isActive && <GiveCredit key="credit" person={person} />,
    may('people.help') && isActive && (
      <Action
        key="reset"
        label={t(words.reset)}
        text={t(words.resetText)}
        done={t(words.resetDone)}
        act={(reason) => api.adminPeople.sendReset.send({ id, reason })}
      />
    ),
    maySuspend && isActive && !isLastOwner && <Suspend key="suspend" person={person} />,
    maySuspend && !isActive && (
      <Action
        key="restore"
        label={t(words.restore)}
        text={t(words.restoreText, { name })}
        done={t(words.restoreDone)}
        act={(reason) => api.userAdmin.restore.send({ id, reason })}
      />
    ),
    mayView && <ViewPerson key="view" person={person} />,
    may('people.export') && <ExportPerson key="export" person={person} />,
    mayErase && !isLastOwner && <ErasePerson key="erase" person={person} />,
    (maySuspend || mayErase) && isLastOwner && <Hint key="last">{t(rolesWords.lastOwner)}</Hint>,
  ].filter(Boolean)
  if (actions.length === 0) return null
  return (
    <section aria-label={t(words.actions)}>
      <SectionTitle className="mb-3">{t(words.actions)}</SectionTitle>
      <div className="grid gap-2">{actions}</div>
    </section>
  )
}

function Suspend({ person: { id, name } }: { person: PersonDetails }) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <SuspendDialog
      id={id}
      label={t(words.suspend)}
      title={t(words.suspend)}
      text={t(words.suspendText, { name })}
      reasonHint={t(words.reasonHint)}
      preview={(fate) => api.userAdmin.previewSuspend.send({ id, fate })}
      suspend={(order) => api.userAdmin.suspend.send({ id, ...order })}
      onDone={() => {
        toast.success(t(words.suspendDone))
        return refreshPeople(queries)
      }}
      trigger={
        <Button variant="outline" wide>
          {t(words.suspend)}
        </Button>
      }
    />
  )
}

function Action({ label, text, done, isDestructive = false, act }: ActionProps) {
  const t = useText()
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title={label}
      text={text}
      confirm={label}
      isDestructive={isDestructive}
      reason={{ label: t(words.reason), hint: t(words.reasonHint) }}
      onConfirm={async (reason) => {
        await act(reason)
        toast.success(done)
        await refreshPeople(queries)
      }}
      trigger={
        <Button variant="outline" wide>
          {label}
        </Button>
      }
    />
  )
}
