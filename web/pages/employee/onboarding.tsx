import { Onboarding } from '#web/features/employment/onboarding.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.employeeOnboarding, { noIndex: true })

export const loader = () => null

export default function EmployeeOnboardingPage() {
  return <Onboarding />
}
