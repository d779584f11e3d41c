// Removes a member from the team, after deciding about their upcoming bookings.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '#contract/errors.ts'
import { waysToLeave, type Member, type WayToLeave } from '#contract/business/team.ts'
import { api } from '#web/api.ts'
import { useSentence, useText } from '#web/language.tsx'
import { useSession } from '#web/session.tsx'
import { teamWords as words } from '#web/texts/business/team.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogClose } from '#web/ui/overlays/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { NativeSelect, Textarea } from '#web/ui/forms/input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { RadioCardsInput } from '#web/ui/forms/radio-cards-input.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { UpcomingBookings } from './upcoming-bookings.tsx'
import { refreshTeam } from './use-live-team.ts'

type DeactivateDialogProps = { member: Member; others: readonly Member[]; onClose: () => void }

export function DeactivateDialog({ member, others, onClose }: DeactivateDialogProps) {
  const t = useText()
  const { id, name } = member
  const { session } = useSession()
  const [way, setWay] = useState<WayToLeave>('reassign')
  const [toUserId, setToUserId] = useState(session?.user.id ?? '')
  const [reason, setReason] = useState('')
  const query = api.team.upcoming.query(way === 'reassign' ? { id, toUserId } : { id })
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const { send, isBusy, said } = useSending(member, onClose)
  const bookings = data ?? []
  const stuck = bookings.filter(({ canMove }) => !canMove).length
  const ask = () =>
    send(bookings.length === 0 ? { way: 'finish' } : { way, toUserId, reason: reason.trim() })
  return (
    <Dialog
      size="md"
      title={t(words.leaveTitle, { name })}
      description={
        data &&
        t(bookings.length ? words.someBookings : words.noBookings, { name, count: bookings.length })
      }
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      locked={isBusy}
      footer={
        <>
          <DialogClose>
            <Button variant="outline" disabled={isBusy}>
              {t(words.cancel)}
            </Button>
          </DialogClose>
          <Button
            variant="destructive"
            busy={isBusy}
            disabled={!data || (way === 'cancel' && bookings.length > 0 && reason.trim() === '')}
            onClick={ask}
          >
            {t(bookings.length ? words.ways[way].name : words.remove)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
        {!data && !error && <SkeletonText lines={4} />}
        {error && (
          <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {bookings.length > 0 && (
          <>
            <RadioCardsInput
              name="way"
              aria-label={t(words.way)}
              columns={3}
              options={waysToLeave.map((value) => ({
                value,
                label: t(words.ways[value].name),
                text: t(words.ways[value].text),
              }))}
              value={way}
              onChange={setWay}
            />
            {way === 'reassign' && (
              <TakesOver others={others} value={toUserId} onChange={setToUserId} />
            )}
            {way === 'cancel' && <Reason value={reason} onChange={setReason} />}
            {way === 'reassign' && stuck > 0 && (
              <Notice tone="warning">{t(words.someCannot, { count: stuck })}</Notice>
            )}
            <UpcomingBookings bookings={bookings} isMoving={way === 'reassign'} />
          </>
        )}
      </div>
    </Dialog>
  )
}

type TakesOverProps = {
  others: readonly Member[]
  value: string
  onChange: (userId: string) => void
}

function TakesOver({ others, value, onChange }: TakesOverProps) {
  const t = useText()
  const id = useId()
  const { session } = useSession()
  const owner = session?.user
  return (
    <FieldFrame id={id} label={t(words.to)}>
      <NativeSelect id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {owner && <option value={owner.id}>{t(words.you, { name: owner.name })}</option>}
        {others.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}

function Reason({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText()
  const id = useId()
  return (
    <FieldFrame id={id} label={t(words.reason)}>
      <Textarea
        id={id}
        rows={2}
        maxLength={500}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  )
}

type Sent = { way: WayToLeave; toUserId?: string; reason?: string }
type Said = { tone: 'error' | 'warning'; text: string }

function useSending({ id, name }: Member, onDone: () => void) {
  const t = useText()
  const sentence = useSentence()
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState<Said>()

  async function send({ way, toUserId, reason }: Sent) {
    setIsBusy(true)
    setSaid(undefined)
    const asked = { id, way, reason, ...(way === 'reassign' && { toUserId }) }
    try {
      const { hasLeft, moved, left } = await api.team.deactivate.send(asked)
      await refreshTeam(queries)
      if (hasLeft || way === 'finish') {
        toast.success(t(hasLeft ? words.removed : words.nowFinishing, { name }))
        onDone()
      } else {
        setSaid({ tone: 'warning', text: t(words.stillThere, { moved, left: left.length, name }) })
      }
    } catch (error) {
      setSaid({ tone: 'error', text: sentence(messageOf(error)) })
    }
    setIsBusy(false)
  }
  return { send, isBusy, said }
}
