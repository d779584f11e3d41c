import { ComingPage } from '#web/features/shell/coming.tsx'
import { pageMeta } from '#web/meta.ts'
import { pages } from '#web/texts/pages.ts'

export const meta = pageMeta(pages.employeeOnboarding, { noIndex: true })

export const loader = () => null

export default function EmployeeOnboardingPage() {
  return <ComingPage words={pages.employeeOnboarding} />
}
