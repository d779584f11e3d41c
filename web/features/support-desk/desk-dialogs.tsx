// Assigning, holding and merging a request.
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { DeskTicket } from '#contract/admin/support/support-desk.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { supportDesk as words } from '#web/texts/admin/support-desk.ts'
import { Input, NativeSelect, Textarea } from '#web/ui/forms/input.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { ownToday } from '#web/words/own-time.ts'
import { useRefresh } from './use-desk.ts'

type DialogProps = { ticket: DeskTicket; onClose: () => void }

const closing = (onClose: () => void) => (isOpen: boolean) => {
  if (!isOpen) onClose()
}

export function Assign({ ticket: { id, assignee }, onClose }: DialogProps) {
  const t = useText()
  const field = useId()
  const refresh = useRefresh()
  const { data } = useQuery(api.supportDesk.colleagues.query())
  const [to, setTo] = useState(assignee?.id ?? '')
  return (
    <ConfirmDialog
      open
      onOpenChange={closing(onClose)}
      title={t(words.assignee)}
      confirm={t(words.assignee)}
      onConfirm={async () => {
        await api.supportDesk.change.send({ id, assigneeId: to === '' ? null : to })
        toast.success(t(words.done))
        await refresh()
      }}
    >
      <label htmlFor={field} className="mb-1.5 block text-md font-semibold">
        {t(words.assignee)}
      </label>
      <NativeSelect id={field} value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">{t(words.nobody)}</option>
        {data?.rows.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </NativeSelect>
    </ConfirmDialog>
  )
}

export function Hold({ ticket: { id }, onClose }: DialogProps) {
  const t = useText()
  const [dayField, lineField] = [useId(), useId()]
  const refresh = useRefresh()
  const [clientId] = useState(() => crypto.randomUUID())
  const [tomorrow] = useState(() => ownToday(new Date(Date.now() + 86_400_000)))
  const [until, setUntil] = useState('')
  const [body, setBody] = useState('')
  return (
    <ConfirmDialog
      open
      onOpenChange={closing(onClose)}
      title={t(words.holdTitle)}
      text={t(words.holdText)}
      confirm={t(words.hold)}
      isIncomplete={until === '' || body.trim().length < 3}
      onConfirm={async () => {
        await api.supportDesk.hold.send({ id, clientId, until, body })
        toast.success(t(words.done))
        await refresh()
      }}
    >
      <label htmlFor={dayField} className="mb-1.5 block text-md font-semibold">
        {t(words.holdUntil)}
      </label>
      <Input
        id={dayField}
        type="date"
        min={tomorrow}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <label htmlFor={lineField} className="mt-4 mb-1.5 block text-md font-semibold">
        {t(words.holdLine)}
      </label>
      <Textarea
        id={lineField}
        rows={3}
        maxLength={5000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
    </ConfirmDialog>
  )
}

export function Merge({ ticket: { id, ticketNumber: number, others }, onClose }: DialogProps) {
  const t = useText()
  const field = useId()
  const refresh = useRefresh()
  const [into, setInto] = useState(others[0]?.ticketNumber ?? '')
  return (
    <ConfirmDialog
      open
      onOpenChange={closing(onClose)}
      title={t(words.mergeTitle, { number })}
      text={t(words.mergeText, { number })}
      confirm={t(words.merge)}
      isDestructive
      isIncomplete={into.trim() === ''}
      reason={{ label: t(words.reason) }}
      onConfirm={async (reason) => {
        await api.supportDesk.merge.send({ id, into, reason })
        toast.success(t(words.done))
        await refresh()
      }}
    >
      <label htmlFor={field} className="mb-1.5 block text-md font-semibold">
        {t(words.mergeInto)}
      </label>
      <Input id={field} value={into} onChange={({ target }) => setInto(target.value)} />
    </ConfirmDialog>
  )
}
