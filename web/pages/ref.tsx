import { Link, redirect } from 'react-router'
import type { Route } from './+types/ref'
import { AuthFrame, ScreenHeading } from '#web/features/auth/auth-frame.tsx'
import { keepReferralCode, tidyReferralCode } from '#web/features/auth/sign-up/referral.ts'
import { useCompany } from '#web/features/shell/footer/company.ts'
import { useText } from '#web/language.tsx'
import { pageMeta } from '#web/document/meta.ts'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'

export const meta = pageMeta({ title: auth.invited, description: auth.metaText }, { noIndex: true })

// Only a browser can keep the code, so the page is drawn first and left at once.
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const code = tidyReferralCode(params.code)
  if (!code) throw redirect('/auth')
  keepReferralCode(code)
  throw redirect(`/auth?mode=signup&ref=${encodeURIComponent(code)}`)
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Invited />
}

export default function RefPage() {
  return <Invited />
}

function Invited() {
  const t = useText()
  const { companyInfo } = useCompany()
  return (
    <AuthFrame>
      <ScreenHeading
        title={t(auth.invited)}
        text={t(auth.invitedText, { company: companyInfo.name })}
      />
      <Button asChild wide size="lg">
        <Link to="/auth?mode=signup">{t(auth.signUp)}</Link>
      </Button>
    </AuthFrame>
  )
}
