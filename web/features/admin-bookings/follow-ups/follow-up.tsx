import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FollowUp } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { DueBadge } from '#web/features/admin-bookings/due-badge.tsx'
import { useRefresh } from '#web/features/admin-bookings/use-refresh.ts'
import { useSentence, useText } from '#web/language.tsx'
import { followUpWords as words } from '#web/texts/admin/booking-case.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AssignForm } from './assign-form.tsx'

type FollowUpProps = { booking: Booking; followUp: FollowUp | null }

// Who looks after a booking until it is done.
export function FollowUpSection({ booking, followUp }: FollowUpProps) {
  const t = useText()
  return (
    <section aria-label={t(words.title)}>
      <SectionTitle className="mb-3">{t(words.title)}</SectionTitle>
      {followUp ? (
        <div className="mb-3">
          <p className="font-semibold">{followUp.assignee.name}</p>
          <p className="text-md break-words">{followUp.note}</p>
          <Hint>{t(words.by, { name: followUp.by })}</Hint>
          {followUp.dueOn && <DueBadge day={followUp.dueOn} />}
        </div>
      ) : (
        <Hint className="mb-3">{t(words.none)}</Hint>
      )}
      <div className="flex flex-wrap gap-2">
        {followUp && <Done id={followUp.id} />}
        <AssignDialog booking={booking} followUp={followUp} />
      </div>
    </section>
  )
}

function Done({ id }: { id: string }) {
  const t = useText()
  const sentence = useSentence()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Button
      busy={isBusy}
      onClick={async () => {
        setIsBusy(true)
        try {
          await api.followUps.finish.send({ id })
          toast.success(t(words.isDone))
        } catch (error) {
          toast.error(sentence(messageOf(error)))
        }
        await refresh()
        setIsBusy(false)
      }}
    >
      {t(words.done)}
    </Button>
  )
}

function AssignDialog({ booking, followUp }: FollowUpProps) {
  const t = useText()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const colleagues = useQuery({ ...api.followUps.colleagues.query(), enabled: isOpen })
  return (
    <Dialog
      title={t(words.assign)}
      description={t(words.dialogText)}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button variant="outline">{t(followUp ? words.change : words.assign)}</Button>}
    >
      <Loaded query={colleagues} loading={<SkeletonText lines={6} />}>
        {(people) => (
          <AssignForm
            people={people}
            followUp={followUp}
            button={t(words.save)}
            onSave={async (values) => {
              await api.followUps.assign.send({ id: booking.id, ...values })
              const name = people.find(({ id }) => id === values.assigneeId)?.name ?? ''
              toast.success(t(words.saved, { name }))
              setIsOpen(false)
              await refresh()
            }}
          />
        )}
      </Loaded>
    </Dialog>
  )
}
