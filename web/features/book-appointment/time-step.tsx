import { useId, useState } from 'react'
import { TimePicker, type Looking } from '#web/features/bookings/steps/time-picker.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { caseWords } from '#web/texts/admin/booking-case.ts'
import { describe, FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { isNoticeLeftOut, type Draft, type Shop } from './draft.ts'
import { Step } from './step.tsx'

type TimeStepProps = {
  shop: Shop
  draft: Draft
  isOpen: boolean
  onChoose: (change: Partial<Draft>) => void
  onPick: (change: Partial<Draft>) => void
  onChange: () => void
}

// Open times only. The barber's notice can be left out: with a reason, the earlier times show up.
export function TimeStep(props: TimeStepProps) {
  const { shop, draft, isOpen, onChoose, onPick, onChange } = props
  const t = useText()
  const language = useLanguage()
  const id = useId()
  const [looking, setLooking] = useState<Looking>({})
  const { startsAt, professional, isAnyNotice, serviceIds } = draft
  return (
    <Step
      title={t(words.time)}
      chosen={
        isOpen || startsAt === null
          ? null
          : {
              name: whenWords(startsAt, shop.timeZone, language),
              text: professional?.name ?? t(words.anyone),
            }
      }
      onChange={onChange}
    >
      <div className="space-y-5">
        <SwitchInput
          label={t(caseWords.anyNotice)}
          text={t(caseWords.anyNoticeText)}
          isOn={isAnyNotice}
          onChange={(next) => onChoose({ isAnyNotice: next })}
        />
        {isAnyNotice && (
          <FieldFrame id={id} label={t(words.noticeReason)} hint={t(words.noticeReasonHint)}>
            <Textarea
              {...describe({ id, hint: true })}
              rows={2}
              maxLength={500}
              value={draft.noticeReason}
              onChange={(event) => onChoose({ noticeReason: event.target.value })}
            />
          </FieldFrame>
        )}
        <TimePicker
          profileId={shop.id}
          serviceIds={serviceIds}
          professionalId={professional?.id ?? null}
          onProfessional={(next) => onChoose({ professional: next })}
          looking={looking}
          onLook={setLooking}
          onPick={(start) => onPick({ startsAt: start })}
          byAdmin={{ isAnyNotice: isNoticeLeftOut(draft) }}
        />
      </div>
    </Step>
  )
}
