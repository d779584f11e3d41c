import { expect, test } from 'vitest'
import { AppError, errors, type ErrorCode } from '#contract/errors.ts'
import { auth } from '#contract/accounts/auth.ts'
import {
  linkReactivationProblem,
  placedBy,
  plainProblem,
  reactivationProblem,
  resendProblem,
  secondsToWait,
  signInProblem,
  signUpProblem,
} from './problems.ts'

const refused = (code: ErrorCode) => new AppError(code)
const brokenCode = new TypeError('x is not a function')

test.each<[ErrorCode, string, boolean]>([
  [
    'SIGN_UP_TOO_OFTEN',
    'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
    true,
  ],
  [
    'TOO_MANY_REQUESTS',
    'We just sent you a verification email. Please wait ~60 seconds, then try again or use the resend option below.',
    true,
  ],
  [
    'INTERNAL',
    'Error sending confirmation email. Please try the resend option below in about a minute.',
    true,
  ],
  [
    'UNREACHABLE',
    'Email provider is responding slowly. Please check your inbox in a minute and click the verification link.',
    true,
  ],
  ['MAIL_NOT_SET_UP', errors.MAIL_NOT_SET_UP.message, false],
  ['UNAVAILABLE', errors.UNAVAILABLE.message, false],
])('sign up refused with %s', (code, sentence, mayResend) => {
  const problem = signUpProblem(refused(code))
  expect(problem.text.en).toBe(sentence)
  expect(problem.field).toBeUndefined()
  expect(problem.mayResend ?? false).toBe(mayResend)
})

test('an address in use is told on its field', () => {
  expect(signUpProblem(refused('EMAIL_IN_USE'))).toMatchObject({
    field: 'email',
    text: { en: 'This email is already in use. Please sign in or use a different email.' },
  })
})

test('a slow mail provider has a shorter form for the passing notice', () => {
  expect(signUpProblem(refused('UNREACHABLE')).brief?.en).toBe(
    'Email provider is responding slowly. Check your inbox shortly for the verification link.',
  )
})

test('what nobody foresaw is told without detail', () => {
  expect(signUpProblem(brokenCode).text.en).toBe('We could not complete sign up.')
  expect(signInProblem(brokenCode).text.en).toBe(errors.INTERNAL.message)
  expect(plainProblem(brokenCode).text.en).toBe(errors.INTERNAL.message)
  expect(reactivationProblem(brokenCode).title.en).toBe('Reactivation failed')
})

test.each<[ErrorCode, string]>([
  [
    'INVALID_CREDENTIALS',
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [
    'EMAIL_NOT_CONFIRMED',
    'Please check your email and click the verification link before signing in.',
  ],
  ['TOO_MANY_SIGN_INS', 'Too many sign-in attempts. Please wait a moment and try again.'],
  ['TOO_MANY_REQUESTS', 'Too many sign-in attempts. Please wait a moment and try again.'],
])('sign in refused with %s', (code, sentence) => {
  expect(signInProblem(refused(code))).toMatchObject({ text: { en: sentence } })
  expect(signInProblem(refused(code)).field).toBeUndefined()
})

test('only an unconfirmed address may have the mail sent again', () => {
  const codes = auth.signIn.errors.filter((code) => signInProblem(refused(code)).mayResend)
  expect(codes).toEqual(['EMAIL_NOT_CONFIRMED'])
})

test('a deactivated account is told under the password', () => {
  expect(signInProblem(refused('ACCOUNT_DEACTIVATED'))).toMatchObject({
    field: 'password',
    text: { en: 'Account is deactivated' },
  })
})

test.each<[ErrorCode, string]>([
  ['CODE_INVALID', 'Invalid code'],
  ['CODE_EXPIRED', 'Invalid or expired code'],
  ['NOT_FOUND', 'Account not found'],
  ['ALREADY_ACTIVE', 'Account already active'],
  ['REACTIVATION_FAILED', 'Reactivation failed'],
  ['CODE_TOO_OFTEN', 'Reactivation failed'],
  ['UNREACHABLE', 'Reactivation failed'],
])('reactivation refused with %s is titled %s', (code, title) => {
  expect(reactivationProblem(refused(code)).title.en).toBe(title)
})

test.each<[ErrorCode, string]>([
  ['LINK_EXPIRED', 'Token Expired'],
  ['LINK_INVALID', 'Reactivation Failed'],
  ['REACTIVATION_FAILED', 'Reactivation Failed'],
  ['INTERNAL', 'Reactivation Failed'],
])('a reactivation link refused with %s is titled %s', (code, title) => {
  expect(linkReactivationProblem(refused(code)).title.en).toBe(title)
})

test('a link that failed for good sends to support', () => {
  expect(linkReactivationProblem(refused('LINK_INVALID')).text.en).toMatch(/contact support\.$/)
})

test('too many mails are told in the words of the catalogue', () => {
  const sentence =
    'Verification email rate limit exceeded. Please wait about a minute and try again.'
  expect(resendProblem(refused('RESEND_TOO_OFTEN')).text.en).toBe(sentence)
  expect(resendProblem(refused('TOO_MANY_REQUESTS')).text.en).toBe(sentence)
})

test('the hourly limit of a network is not called a minute', () => {
  const sentence = 'Too many requests from your network. Please try again in an hour.'
  const refusal = new AppError('NETWORK_TOO_OFTEN')
  refusal.retryAfterSeconds = 3000
  expect(resendProblem(refusal).text.en).toBe(sentence)
  expect(reactivationProblem(refusal).text.en).toBe(sentence)
  expect(secondsToWait(refusal)).toBe(3000)
})

test('the sentence goes with the refusal to its field, and everything else stays as it is', () => {
  const place = placedBy(signUpProblem)
  expect(() => place(refused('EMAIL_IN_USE'))).toThrow(
    expect.objectContaining({ fields: { email: errors.EMAIL_IN_USE.message } }),
  )
  const refusal = new AppError('INVALID_INPUT', { name: 'Name must be at least 2 characters' })
  expect(() => place(refusal)).toThrow(refusal)
})

test('the wait is what the server says, a minute if it says nothing, and none for a broken line', () => {
  const told = new AppError('RESEND_TOO_OFTEN')
  told.retryAfterSeconds = 17
  expect(secondsToWait(told)).toBe(17)
  expect(secondsToWait(refused('CODE_TOO_OFTEN'))).toBe(60)
  expect(secondsToWait(refused('UNREACHABLE'))).toBe(0)
})

test('everything is said in Spanish too', () => {
  const codes = Object.keys(errors) as ErrorCode[]
  const problems = [signUpProblem, signInProblem, resendProblem, reactivationProblem, plainProblem]
  for (const code of codes)
    for (const problemOf of problems) {
      const { text } = problemOf(refused(code))
      expect(text.es, `${problemOf.name} of ${code}`).not.toBe(text.en)
    }
})
