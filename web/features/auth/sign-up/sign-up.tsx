import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signUpRoles, type SignUpRole } from '#contract/accounts/auth.ts'
import { errors } from '#contract/errors.ts'
import { flags } from '#contract/flags.ts'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { CheckInbox } from './check-inbox.tsx'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { pendingReferralCode } from './referral.ts'
import { RoleChoice } from './role-choice.tsx'
import { SignTabs } from '#web/features/auth/sign-tabs.tsx'
import { useSentence } from '#web/language.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { SignUpForm, type SignUpDraft } from './sign-up-form.tsx'

// Choose a role, then fill in the form, then look into the inbox. What was typed outlives all three.
export function SignUp() {
  const [role, setRole] = useChosenRole()
  const [draft, setDraft] = useState<SignUpDraft>()
  const [sentTo, setSentTo] = useState<string>()
  const isPaused = useFlag('signup_paused')

  if (isPaused && !sentTo) return <SignUpPaused />
  if (sentTo) return <CheckInbox email={sentTo} onOtherEmail={() => setSentTo(undefined)} />
  return (
    <SignTabs mode="signup">
      {role ? (
        <SignUpForm
          role={role}
          draft={draft ?? { ...empty, referralCode: pendingReferralCode() }}
          onChangeRole={(typed) => {
            setDraft(typed)
            setRole(null)
          }}
          onSignedUp={(typed) => {
            setDraft({ ...typed, password: '' })
            setSentTo(typed.email)
          }}
        />
      ) : (
        <RoleChoice onChoose={setRole} />
      )}
    </SignTabs>
  )
}

function SignUpPaused() {
  const sentence = useSentence()
  return (
    <SignTabs mode="signup">
      <Notice tone="warning">{sentence(errors[flags.signup_paused.refusal].message)}</Notice>
    </SignTabs>
  )
}

const empty: SignUpDraft = { name: '', email: '', password: '', phone: '', referralCode: '' }

// Kept with the history's entry, so that the phone's back button returns to the choice.
function useChosenRole() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  const role = useIsBrowser() ? roleOf(state) : null

  function choose(next: SignUpRole | null) {
    void navigate(pathOf('signup'), { state: { role: next }, replace: next === null })
  }
  return [role, choose] as const
}

function roleOf(state: unknown) {
  const given = typeof state === 'object' && state !== null && 'role' in state ? state.role : null
  return signUpRoles.find((role) => role === given) ?? null
}
