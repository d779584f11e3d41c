import { useState } from 'react'
import { TimePicker, type Looking } from '#web/features/bookings/steps/time-picker.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { bookWords as words } from '#web/texts/admin/book-appointment.ts'
import { caseWords } from '#web/texts/admin/booking-case.ts'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { whenWords } from '#web/words/date-words.ts'
import type { Draft, Shop } from './draft.ts'
import { Step } from './step.tsx'

type TimeStepProps = { shop: Shop; draft: Draft; onChange: (change: Partial<Draft>) => void }

// Open times only. The barber's notice can be left out, with a reason given in the last step.
export function TimeStep({ shop, draft, onChange }: TimeStepProps) {
  const t = useText()
  const language = useLanguage()
  const [looking, setLooking] = useState<Looking>({})
  const { startsAt, professional, isAnyNotice, serviceIds } = draft
  return (
    <Step
      title={t(words.time)}
      chosen={
        startsAt === null
          ? null
          : {
              name: whenWords(startsAt, shop.timeZone, language),
              text: professional?.name ?? t(words.anyone),
            }
      }
      onChange={() => onChange({ startsAt: null })}
    >
      <div className="space-y-5">
        <SwitchInput
          label={t(caseWords.anyNotice)}
          text={t(caseWords.anyNoticeText)}
          isOn={isAnyNotice}
          onChange={(next) => onChange({ isAnyNotice: next })}
        />
        <TimePicker
          profileId={shop.id}
          serviceIds={serviceIds}
          professionalId={professional?.id ?? null}
          onProfessional={(next) => onChange({ professional: next })}
          looking={looking}
          onLook={setLooking}
          onPick={(start) => onChange({ startsAt: start })}
          byAdmin={{ isAnyNotice }}
        />
      </div>
    </Step>
  )
}
