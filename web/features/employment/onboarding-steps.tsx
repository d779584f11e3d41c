import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#contract/errors.ts'
import type { Employment } from '#contract/business/employment.ts'
import { api } from '#web/api.ts'
import { PhotoBlock } from '#web/features/account/photo.tsx'
import { WithProfile } from '#web/features/account/with-profile.tsx'
import { WeeklyHours } from '#web/features/hours/week/weekly-hours.tsx'
import { Preferences } from '#web/features/notifications/preferences.tsx'
import { useSentence, useText } from '#web/language.tsx'
import {
  cardWords,
  licenseWords,
  onboardingWords as words,
  stepNames,
} from '#web/texts/business/employment.ts'
import { useSession } from '#web/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { SubmitButton } from '#web/ui/forms/form.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { CardForm } from './card-form.tsx'
import { LicenseForm } from './license-form.tsx'

export type StepProps = {
  own: Employment
  onDone: () => Promise<void>
  onBack: (() => void) | undefined
}

export function ProfileStep({ own, onDone, onBack }: StepProps) {
  const t = useText()
  return (
    <TitledCard title={t(stepNames.profile)} text={t(words.profileText)}>
      <div className="-mt-4 mb-4 border-b">
        <WithProfile>{(profile) => <PhotoBlock profile={profile} />}</WithProfile>
      </div>
      <CardForm own={own} onSaved={onDone}>
        <Ways onBack={onBack}>
          <SubmitButton busy={t(cardWords.saving)}>{t(words.next)}</SubmitButton>
        </Ways>
      </CardForm>
    </TitledCard>
  )
}

export function LicenseStep({ own, onDone, onBack }: StepProps) {
  const t = useText()
  return (
    <TitledCard title={t(stepNames.license)} text={t(licenseWords.text)}>
      <LicenseForm own={own} onSaved={onDone}>
        <Ways onBack={onBack}>
          <SubmitButton busy={t(cardWords.saving)}>{t(words.next)}</SubmitButton>
        </Ways>
      </LicenseForm>
    </TitledCard>
  )
}

export function ServicesStep({ own, onDone, onBack }: StepProps) {
  const t = useText()
  const owner = own.ownerName
  return (
    <TitledCard title={t(stepNames.services)} text={t(words.servicesText, { owner })}>
      {own.services.length === 0 ? (
        <Notice>{t(words.noServices, { owner })}</Notice>
      ) : (
        <ul className="mb-5 divide-y rounded-md border">
          {own.services.map(({ id, name }) => (
            <li key={id} className="px-4 py-2.5 font-medium">
              {name}
            </li>
          ))}
        </ul>
      )}
      <Ways onBack={onBack}>
        <NextButton label={t(words.confirmServices)} onDone={onDone} />
      </Ways>
    </TitledCard>
  )
}

export function HoursStep({ onDone, onBack }: StepProps) {
  const t = useText()
  const { data } = useQuery(api.hours.read.query({ place: 'employee', memberId: undefined }))
  const isMissing = data?.week.every((spans) => spans.length === 0) ?? true
  const userId = useSession().session?.user.id
  const [unsaved, setUnsaved] = useState<(() => Promise<boolean>) | null>(null)
  const goOn = async () => {
    if (!unsaved || (await unsaved())) await onDone()
  }
  return (
    <div className="space-y-5">
      <WeeklyHours
        place="employee"
        keepAs={userId && `kempt-hours-${userId}`}
        onUnsaved={(save) => setUnsaved(() => save)}
      />
      {data && isMissing && !unsaved && <Notice tone="warning">{t(words.hoursMissing)}</Notice>}
      <Ways onBack={onBack}>
        <NextButton label={t(words.next)} onDone={goOn} isDisabled={isMissing && !unsaved} />
      </Ways>
    </div>
  )
}

export function NotificationsStep({ onDone, onBack }: StepProps) {
  const t = useText()
  return (
    <TitledCard title={t(stepNames.notifications)} text={t(words.noticesText)}>
      <WithProfile>
        {(profile) => <Preferences isPhoneVerified={profile.isPhoneVerified} />}
      </WithProfile>
      <Ways onBack={onBack}>
        <NextButton label={t(words.finish)} onDone={onDone} />
      </Ways>
    </TitledCard>
  )
}

function Ways({ onBack, children }: Pick<StepProps, 'onBack'> & { children: ReactNode }) {
  const t = useText()
  return (
    <div className="mt-5 flex flex-wrap justify-between gap-3">
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          {t(words.back)}
        </Button>
      ) : (
        <span />
      )}
      {children}
    </div>
  )
}

type NextButtonProps = Pick<StepProps, 'onDone'> & { label: string; isDisabled?: boolean }

function NextButton({ label, onDone, isDisabled = false }: NextButtonProps) {
  const sentence = useSentence()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  return (
    <div className="space-y-2">
      <Button
        busy={isBusy}
        disabled={isDisabled}
        onClick={() => {
          setIsBusy(true)
          onDone()
            .catch((error: unknown) => setRefusal(sentence(messageOf(error))))
            .finally(() => setIsBusy(false))
        }}
      >
        {label}
      </Button>
      {refusal && <Notice tone="error">{refusal}</Notice>}
    </div>
  )
}
