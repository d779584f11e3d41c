// The first steps of a new team member. Each is kept on the server when it is done, so they can
// go on with another device.
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, PartyPopper } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  onboardingSteps,
  type Employment,
  type OnboardingStep,
} from '#contract/business/employment.ts'
import { at } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { PageBody } from '#web/features/shell/page-body.tsx'
import { refreshTeam } from '#web/features/team/use-live-team.ts'
import { useText } from '#web/language.tsx'
import { onboardingWords as words, stepNames } from '#web/texts/business/employment.ts'
import { pages } from '#web/texts/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import {
  HoursStep,
  LicenseStep,
  NotificationsStep,
  ProfileStep,
  ServicesStep,
  type StepProps,
} from './onboarding-steps.tsx'
import { skipOnboarding } from './skipping.ts'
import { WithEmployment } from './with-employment.tsx'

const contents: Record<OnboardingStep, ComponentType<StepProps>> = {
  profile: ProfileStep,
  license: LicenseStep,
  services: ServicesStep,
  hours: HoursStep,
  notifications: NotificationsStep,
}

export function Onboarding() {
  const t = useText()
  return (
    <PageBody narrow>
      <PageHeader title={t(pages.employeeOnboarding.title)} text={t(words.kept)} />
      <WithEmployment>{(own) => <Steps own={own} />}</WithEmployment>
    </PageBody>
  )
}

function Steps({ own }: { own: Employment }) {
  const t = useText()
  const queries = useQueryClient()
  const count = onboardingSteps.length
  const [step, setStep] = useState(Math.min(own.onboardingStep, count - 1))
  const [isDone, setIsDone] = useState(own.isOnboarded)
  if (isDone) return <Done own={own} />

  const Content = contents[at(onboardingSteps, step)]
  async function finishStep() {
    await api.employment.saveStep.send({ step: step + 1 })
    await refreshTeam(queries)
    if (step + 1 === count) setIsDone(true)
    else setStep(step + 1)
    window.scrollTo({ top: 0 })
  }
  return (
    <div className="space-y-6">
      <Progress
        label={t(words.step, { number: step + 1, count })}
        value={((step + 1) / count) * 100}
      />
      <StepList current={step} reached={own.onboardingStep} onChoose={setStep} />
      <Content
        key={step}
        own={own}
        onDone={finishStep}
        onBack={step === 0 ? undefined : () => setStep(step - 1)}
      />
      <Later />
    </div>
  )
}

type StepListProps = { current: number; reached: number; onChoose: (step: number) => void }

function StepList({ current, reached, onChoose }: StepListProps) {
  const t = useText()
  return (
    <nav aria-label={t(words.steps)}>
      <ol className="flex flex-wrap gap-2">
        {onboardingSteps.map((name, index) => (
          <li key={name}>
            <Button
              size="sm"
              pill
              variant={index === current ? 'primary' : 'outline'}
              aria-current={index === current ? 'step' : undefined}
              disabled={index > reached}
              onClick={() => onChoose(index)}
              className={clsx(index > reached && 'opacity-60')}
            >
              {index < reached && <Check aria-hidden />}
              {t(stepNames[name])}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Later() {
  const t = useText()
  const navigate = useNavigate()
  return (
    <div className="text-center">
      <Button
        variant="link"
        onClick={() => {
          skipOnboarding()
          void navigate('/employee/dashboard')
        }}
      >
        {t(words.later)}
      </Button>
    </div>
  )
}

function Done({ own }: { own: Employment }) {
  const t = useText()
  return (
    <div className="space-y-4 text-center">
      <EmptyState
        icon={PartyPopper}
        title={t(words.done)}
        text={t(own.isOffered ? words.bookableNow : words.doneText, { owner: own.ownerName })}
      />
      <Button asChild size="lg">
        <Link to="/employee/dashboard">{t(words.toDashboard)}</Link>
      </Button>
    </div>
  )
}
