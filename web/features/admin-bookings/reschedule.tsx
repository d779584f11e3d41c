import { useState } from 'react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { messageOf } from '#contract/errors.ts'
import { api } from '#web/api.ts'
import { ReasonField } from '#web/features/admin-list/reason-field.tsx'
import { TimePicker, type Looking } from '#web/features/bookings/steps/time-picker.tsx'
import { useLanguage, useSentence, useText } from '#web/language.tsx'
import { caseWords as words } from '#web/texts/admin/booking-case.ts'
import { Button } from '#web/ui/button.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Notice } from '#web/ui/states/notice.tsx'
import { whenThere } from '#web/words/date-words.ts'

import { useRefresh } from './use-refresh.ts'

export function Reschedule({ booking }: { booking: Booking }) {
  const t = useText()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const when = whenThere(booking.startsAt, booking.barber.timeZone, language)
  return (
    <Dialog
      title={t(words.move)}
      description={t(words.moveNow, { when })}
      size="md"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="outline" wide>
          {t(words.move)}
        </Button>
      }
    >
      {isOpen && <Choosing booking={booking} onDone={() => setIsOpen(false)} />}
    </Dialog>
  )
}

type ChoosingProps = { booking: Booking; onDone: () => void }

function Choosing({ booking, onDone }: ChoosingProps) {
  const t = useText()
  const [whomId, setWhomId] = useState<string | null>(booking.professional.id)
  const [looking, setLooking] = useState<Looking>({})
  const [isAnyNotice, setIsAnyNotice] = useState(false)
  const [start, setStart] = useState<string | null>(null)
  const { barber, items } = booking
  const serviceIds = items.flatMap(({ serviceId }) => serviceId ?? [])
  if (serviceIds.length < items.length) return <Notice>{t(words.cannotMove)}</Notice>
  if (start !== null)
    return (
      <Confirming
        {...{ booking, start, whomId, isAnyNotice, onDone }}
        onBack={() => setStart(null)}
      />
    )
  return (
    <div className="space-y-5">
      <SwitchInput
        label={t(words.anyNotice)}
        text={t(words.anyNoticeText)}
        isOn={isAnyNotice}
        onChange={setIsAnyNotice}
      />
      <TimePicker
        profileId={barber.id}
        serviceIds={serviceIds}
        professionalId={whomId}
        onProfessional={(whom) => setWhomId(whom?.id ?? null)}
        looking={looking}
        onLook={setLooking}
        onPick={setStart}
        moving={booking}
        byAdmin={{ isAnyNotice }}
      />
    </div>
  )
}

type ConfirmingProps = ChoosingProps & {
  start: string
  whomId: string | null
  isAnyNotice: boolean
  onBack: () => void
}

function Confirming({ booking, start, whomId, isAnyNotice, onDone, onBack }: ConfirmingProps) {
  const t = useText()
  const language = useLanguage()
  const sentence = useSentence()
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { id, version, barber, client } = booking
  const when = whenThere(start, barber.timeZone, language)

  async function move() {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const time = { startsAt: start, professionalId: whomId, isAnyNotice }
      await api.bookingDesk.reschedule.send({ id, version, reason, ...time })
      toast.success(t(words.moved, { when }))
      onDone()
    } catch (error) {
      setRefusal(messageOf(error))
    }
    await refresh()
    setIsBusy(false)
  }

  return (
    <div className="space-y-5">
      <div className="rounded-lg border p-4">
        <Hint size="md">{t(words.moveTo)}</Hint>
        <p className="mt-1 text-lg font-bold first-letter:uppercase">{when}</p>
      </div>
      <p className="text-md">{t(words.moveText, { client: client.name, shop: barber.shopName })}</p>
      <ReasonField value={reason} onChange={setReason} />
      {refusal && <Notice tone="error">{sentence(refusal)}</Notice>}
      <div className="flex flex-col gap-2.5 sm:flex-row-reverse">
        <Button
          className="sm:flex-1"
          busy={isBusy}
          disabled={reason.trim().length < 3}
          onClick={move}
        >
          {t(words.moveConfirm)}
        </Button>
        <Button className="sm:flex-1" variant="outline" disabled={isBusy} onClick={onBack}>
          {t(words.otherTime)}
        </Button>
      </div>
    </div>
  )
}
