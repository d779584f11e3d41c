// What an administrator can decide about one barber, each with what follows from it and a reason.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { promisedHours as promised, type Approval } from '#contract/accounts/approvals.ts'
import { firstName } from '#contract/first-name.ts'
import type { Text } from '#contract/language.ts'
import type { Permission } from '#contract/permissions.ts'
import { api } from '#web/api.ts'
import { SuspendDialog } from '#web/features/suspending/suspend-dialog.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { decisionWords as words } from '#web/texts/admin/barbers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { AskForChanges } from './ask-for-changes.tsx'
import { refreshBarbers, refreshIfChanged } from './use-barbers.ts'

type Order = { id: Approval['id']; reason: string; waitingSince: string }

type Kind = {
  label: Text
  title: Text
  text: Text
  done: Text
  // The barber reads the reason too.
  isTold?: boolean
  isDestructive?: boolean
  send: (order: Order) => Promise<unknown>
}

const approve: Kind = {
  label: words.approve,
  title: words.approveTitle,
  text: words.approveText,
  done: words.approved,
  send: (order) => api.approvals.approve.send(order),
}
const reject: Kind = {
  label: words.reject,
  title: words.rejectTitle,
  text: words.rejectText,
  done: words.rejected,
  isTold: true,
  isDestructive: true,
  send: (order) => api.approvals.reject.send(order),
}
const approveChange: Kind = {
  ...approve,
  label: words.approveChange,
  title: words.approveChangeTitle,
  text: words.approveChangeText,
  done: words.changeApproved,
}
const declineChange: Kind = {
  ...reject,
  label: words.decline,
  title: words.declineTitle,
  text: words.declineText,
  done: words.declined,
}
const restore: Kind = {
  label: words.restore,
  title: words.restoreTitle,
  text: words.restoreText,
  done: words.restored,
  send: ({ id, reason }) => api.approvals.restore.send({ id, reason }),
}

const reopen: Kind = {
  label: words.reopen,
  title: words.reopenTitle,
  text: words.reopenText,
  done: words.reopened,
  send: ({ id, reason }) => api.approvals.reopen.send({ id, reason }),
}

type May = (permission: Permission) => boolean

export function mayDecide({ status, change }: Approval, may: May) {
  if (status === 'submitted' || status === 'rejected') return may('barbers.review')
  if (status === 'suspended') return may('barbers.suspend')
  if (status !== 'approved') return false
  return may('barbers.suspend') || (change !== null && may('barbers.review'))
}

type DecisionsProps = { barber: Approval; onDone: () => void }

export function Decisions({ barber, onDone }: DecisionsProps) {
  const may = useMay()
  const { status, change } = barber
  const both = { barber, onDone }
  const review = may('barbers.review')
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 sm:flex sm:justify-end">
      {status === 'submitted' && review && (
        <>
          <Decision {...both} kind={reject} look="outline" />
          <AskForChanges {...both} />
          <Decision {...both} kind={approve} look="primary" />
        </>
      )}
      {status === 'approved' && may('barbers.suspend') && <Suspend {...both} />}
      {status === 'approved' && change && review && (
        <>
          <Decision {...both} kind={declineChange} look="outline" />
          <Decision {...both} kind={approveChange} look="primary" />
        </>
      )}
      {status === 'rejected' && review && <Decision {...both} kind={reopen} look="primary" />}
      {status === 'suspended' && may('barbers.suspend') && (
        <Decision {...both} kind={restore} look="primary" />
      )}
    </div>
  )
}

type DecisionProps = DecisionsProps & { kind: Kind; look: 'primary' | 'outline' }

function Decision({ barber, kind, look, onDone }: DecisionProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, shopName: shop } = barber
  const params = { shop, name: firstName(barber.name), promised }
  // As it was read before the dialog opened, also when it changes underneath.
  const [waitingSince, setWaitingSince] = useState('')
  return (
    <ConfirmDialog
      title={t(kind.title, params)}
      text={t(kind.text, params)}
      confirm={t(kind.label)}
      isDestructive={kind.isDestructive}
      reason={{
        label: t(words.reason),
        hint: t(kind.isTold ? words.toldReason : words.keptReason, params),
      }}
      onOpenChange={() => setWaitingSince(barber.waitingSince ?? '')}
      onConfirm={async (reason) => {
        await refreshIfChanged(queries, () => kind.send({ id, reason, waitingSince }))
        toast.success(t(kind.done, params))
        onDone()
        await refreshBarbers(queries)
      }}
      trigger={
        <Button
          variant={look}
          className={
            look === 'primary' ? 'max-sm:order-first max-sm:col-span-2' : 'max-sm:only:col-span-2'
          }
        >
          {t(kind.label)}
        </Button>
      }
    />
  )
}

function Suspend({ barber, onDone }: DecisionsProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, shopName: shop } = barber
  const params = { shop, name: firstName(barber.name) }
  return (
    <SuspendDialog
      id={id}
      label={t(words.suspend)}
      title={t(words.suspendTitle, params)}
      text={t(words.suspendText, params)}
      reasonHint={t(words.toldReason, params)}
      preview={(fate) => api.approvals.previewSuspend.send({ id, fate })}
      suspend={(order) => api.approvals.suspend.send({ id, ...order })}
      onDone={() => {
        toast.success(t(words.suspended, params))
        onDone()
        return refreshBarbers(queries)
      }}
      trigger={
        <Button variant="outline" className="max-sm:only:col-span-2">
          {t(words.suspend)}
        </Button>
      }
    />
  )
}
