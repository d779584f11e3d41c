import { useState, type FormEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type * as z from 'zod'
import { signUp, type SignUpRole } from '#contract/accounts/auth.ts'
import { referralCodeMaxLength } from '#contract/limits.ts'
import { api } from '#web/api.ts'
import { useFlag } from '#web/flags/use-flag.ts'
import { useText } from '#web/language.tsx'
import { sendWithProof } from '#web/human-check/proof-of-work.ts'
import { auth } from '#web/texts/accounts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField, PhoneField } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { useSendToSupport, whoDeactivated } from '#web/features/auth/reactivation/account-status.ts'
import { StepHeading } from '#web/features/auth/auth-frame.tsx'
import { useAuthPath } from '#web/features/auth/auth-modes.ts'
import { codeOf, placedBy, signUpProblem } from '#web/features/auth/problems.ts'
import { forgetReferralCode, useWelcomeBonus } from './referral.ts'
import { ResendEmail } from './resend.tsx'
import { roleIcons } from './role-choice.tsx'

export type SignUpDraft = {
  name: string
  email: string
  password: string
  phone: string
  referralCode: string
}

type SignUpFormProps = {
  role: SignUpRole
  draft: SignUpDraft
  onChangeRole: (typed: SignUpDraft) => void
  onSignedUp: (typed: SignUpDraft) => void
}

export function SignUpForm({ role, draft, onChangeRole, onSignedUp }: SignUpFormProps) {
  const t = useText()
  const isReferring = useFlag('referral')
  const bonus = useWelcomeBonus(isReferring)
  const { submit, explain, resendTo } = useSignUp(onSignedUp)
  return (
    <>
      <StepHeading title={t(auth.stepTwo)} />
      <Form schema={signUp} initial={{ ...draft, role }} onSubmit={submit} onError={explain}>
        <ChosenRole role={role} onChange={onChangeRole} />
        <Field name="name" label={t(auth.fullName)} autoComplete="name" />
        <Field name="email" label={t(auth.email)} type="email" autoComplete="email" />
        <PasswordField
          name="password"
          label={t(auth.password)}
          hint={t(auth.passwordHint)}
          autoComplete="new-password"
        />
        <PhoneField name="phone" label={t(auth.phone)} hint={t(auth.phoneHint)} />
        {isReferring && (
          <Field
            name="referralCode"
            label={t(auth.referralCode)}
            {...(role === 'client' && { hint: t(auth.welcomeBonus, { amount: bonus }) })}
            isOptional
            maxLength={referralCodeMaxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={raiseLetters}
          />
        )}
        <SubmitButton wide size="lg" busy={t(auth.creatingAccount)}>
          {t(auth.createAccount)}
        </SubmitButton>
      </Form>
      {resendTo && (
        <div className="mt-4">
          <ResendEmail email={resendTo} />
        </div>
      )}
    </>
  )
}

function useSignUp(onSignedUp: SignUpFormProps['onSignedUp']) {
  const t = useText()
  const navigate = useNavigate()
  const pathOf = useAuthPath()
  const sendToSupport = useSendToSupport()
  const [resendTo, setResendTo] = useState<string>()
  const [wasSlow, setWasSlow] = useState(false)

  async function submit(values: z.output<typeof signUp>) {
    setResendTo(undefined)
    const { email, referralCode = '' } = values
    const given = { ...values, referralCode: referralCode || undefined }
    try {
      await sendWithProof(api.auth.signUp.send, given)
    } catch (error) {
      if (codeOf(error) === 'ACCOUNT_DEACTIVATED') return followUp(email)
      if (signUpProblem(error).mayResend) setResendTo(email)
      setWasSlow(codeOf(error) === 'UNREACHABLE')
      return placedBy(signUpProblem)(error)
    }
    toast.success(t(wasSlow ? auth.created : auth.createdNeedsEmail), {
      description: wasSlow ? t(auth.mailIsSlowShort) : t(auth.checkInboxToast, { email }),
    })
    forgetReferralCode()
    onSignedUp({ ...values, referralCode })
  }

  // A stranger may know the address, so only its inbox learns whether there is a way back.
  async function followUp(email: string) {
    if ((await whoDeactivated(email)) === 'administrator') return sendToSupport(email)
    await navigate(pathOf('account-reactivation'), { state: { email } })
  }

  function explain(error: unknown) {
    const { field, text, brief = text } = signUpProblem(error)
    toast.error(t(auth.signUpError), { description: t(brief) })
    return field ? undefined : t(text)
  }

  return { submit, explain, resendTo }
}

type ChosenRoleProps = { role: SignUpRole; onChange: SignUpFormProps['onChangeRole'] }

function ChosenRole({ role, onChange }: ChosenRoleProps) {
  const t = useText()
  const { getValues } = useFormContext<SignUpDraft>()
  const Icon = roleIcons[role]
  return (
    <div className="flex items-center gap-3 rounded-lg border bg-accent px-4 py-2 text-accent-foreground">
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-md">
        {t(auth.signingUpAs)} <strong>{t(auth.roles[role].name)}</strong>
      </p>
      <Button variant="link" className="px-1!" onClick={() => onChange(getValues())}>
        {t(auth.change)}
      </Button>
    </div>
  )
}

// As typed, with the caret left where it is.
function raiseLetters({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd } = input
  input.value = input.value.toUpperCase()
  input.setSelectionRange(selectionStart, selectionEnd)
}
