import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { onboardingSteps } from '#contract/business/employment.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { onboardingWords as words } from '#web/texts/business/employment.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { isOnboardingSkipped } from './skipping.ts'

// Shown above every tab of a new member: opens the first steps, or reminds of them.
export function FirstSteps() {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useQuery(api.employment.read.query())
  const isNew = data !== undefined && !data.isOnboarded
  useEffect(() => {
    if (isNew && !isOnboardingSkipped()) void navigate('/employee/onboarding', { replace: true })
  }, [isNew, navigate])
  if (!isNew) return null
  return (
    <Notice
      className="mb-6"
      title={t(words.unfinished)}
      action={
        <Button asChild size="sm">
          <Link to="/employee/onboarding">
            {t(words.goOn)} ({data.onboardingStep}/{onboardingSteps.length})
          </Link>
        </Button>
      }
    >
      {t(words.unfinishedText)}
    </Notice>
  )
}
