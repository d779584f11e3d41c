// The sentence for each sign-in or sign-up error, and the field it belongs to.
import { AppError, errors, fail, isRefusal, type ErrorCode } from '#contract/errors.ts'
import type { Text } from '#contract/language.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { auth } from '#web/texts/accounts/auth.ts'
import { reactivation } from '#web/texts/accounts/reactivation.ts'
import { spanish } from '#web/texts/sentences.ts'

export type Problem = {
  text: Text
  // For a notice that passes, where the whole text stays in the form.
  brief?: Text
  field?: 'email' | 'password' | 'code'
  mayResend?: boolean
}

export function signUpProblem(error: unknown): Problem {
  const code = codeOf(error)
  switch (code) {
    case null:
      return { text: auth.couldNotSignUp }
    case 'EMAIL_IN_USE':
      return { field: 'email', text: said(code) }
    case 'SIGN_UP_TOO_OFTEN':
    case 'TOO_MANY_REQUESTS':
      return { text: said('SIGN_UP_TOO_OFTEN'), mayResend: true }
    case 'INTERNAL':
      return { text: auth.confirmationNotSent, mayResend: true }
    case 'UNREACHABLE':
      return { text: auth.mailIsSlow, brief: auth.mailIsSlowShort, mayResend: true }
    default:
      return { text: said(code) }
  }
}

export function resendProblem(error: unknown): Problem {
  const isTooOften = codeOf(error) === 'TOO_MANY_REQUESTS'
  return { text: said(isTooOften ? 'RESEND_TOO_OFTEN' : (codeOf(error) ?? 'INTERNAL')) }
}

export function signInProblem(error: unknown): Problem {
  const code = codeOf(error) ?? 'INTERNAL'
  switch (code) {
    case 'TOO_MANY_REQUESTS':
      return { text: said('TOO_MANY_SIGN_INS') }
    case 'EMAIL_NOT_CONFIRMED':
      return { text: said(code), mayResend: true }
    case 'ACCOUNT_DEACTIVATED':
      return { field: 'password', text: said(code) }
    case 'CODE_INVALID':
    case 'CODE_USED':
      return { field: 'code', text: said(code) }
    default:
      return { text: said(code) }
  }
}

// Password links and everything else without words of its own.
export function plainProblem(error: unknown): Problem {
  return { text: said(codeOf(error) ?? 'INTERNAL') }
}

export type TitledProblem = Problem & { title: Text }

export function reactivationProblem(error: unknown): TitledProblem {
  const code = codeOf(error) ?? 'INTERNAL'
  switch (code) {
    case 'CODE_INVALID':
      return { title: reactivation.invalidCode, text: reactivation.invalidCodeText }
    case 'CODE_EXPIRED':
      return { title: reactivation.invalidOrExpired, text: reactivation.invalidOrExpiredText }
    case 'NOT_FOUND':
      return { title: reactivation.accountNotFound, text: reactivation.accountNotFoundText }
    case 'ALREADY_ACTIVE':
      return { title: reactivation.alreadyActive, text: said(code) }
    default:
      return { title: reactivation.reactivationFailed, text: said(code) }
  }
}

export function linkReactivationProblem(error: unknown): TitledProblem {
  if (codeOf(error) === 'LINK_EXPIRED')
    return { title: reactivation.tokenExpired, text: reactivation.tokenExpiredText }
  return { title: reactivation.linkFailed, text: reactivation.linkFailedText }
}

// Before the form shows a refusal: its sentence goes under the field it is about.
export function placedBy(problemOf: (error: unknown) => Problem) {
  return (error: unknown): never => {
    const { field, text } = problemOf(error)
    if (field && isRefusal(error)) fail(error.code, { [field]: text.en })
    throw error
  }
}

const tooOften: (ErrorCode | null)[] = [
  'RESEND_TOO_OFTEN',
  'CODE_TOO_OFTEN',
  'NO_MORE_CODES_TODAY',
  'NETWORK_TOO_OFTEN',
  'TOO_MANY_REQUESTS',
]

// How long to wait before asking once more.
export function secondsToWait(error: unknown) {
  if (!tooOften.includes(codeOf(error))) return 0
  const told = error instanceof AppError ? error.retryAfterSeconds : undefined
  return told ?? resendCooldownSeconds
}

export function codeOf(error: unknown): ErrorCode | null {
  return isRefusal(error) ? error.code : null
}

function said(code: ErrorCode): Text {
  const en = errors[code].message
  return { en, es: spanish[en] ?? en }
}
