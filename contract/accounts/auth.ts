import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { call, type Received } from '#contract/call.ts'
import {
  email,
  givenPassword,
  newPassword,
  personName,
  phone,
  repeatedPassword,
  sixDigits,
} from '#contract/fields.ts'
import { languages } from '#contract/language.ts'
import { referralCodeMaxLength } from '#contract/limits.ts'
import { subRoles } from '#contract/permissions.ts'

// The signed-in user as the browser knows it. Also kept in local storage, so it holds no secret.
export const sessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  photoUrl: z.string().nullable(),
  language: z.enum(languages),
  roles: z.array(z.enum(roles)),
  // Of an administrator who gave the second factor.
  subRoles: z.array(z.enum(subRoles)),
  // Whether the barber dashboard is open, or setup is not finished.
  isApprovedBarber: z.boolean(),
  // Of the business in each role.
  timeZones: z.object({ barber: z.string(), employee: z.string() }),
  hasSecondFactor: z.boolean(),
  // True for an administrator who must set up the second factor first.
  mustSetUpSecondFactor: z.boolean(),
})

// `user` is then the person whom an administrator sees the app as, until it is over.
export const viewing = z.object({ endsAt: z.iso.datetime(), isOver: z.boolean() })

export const session = z.object({
  id: z.uuid(),
  user: sessionUser,
  viewing: viewing.nullable(),
  refreshedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})

export type SessionUser = z.output<typeof sessionUser>
export type Session = z.output<typeof session>

export const signUpRoles = ['client', 'barber'] as const
export type SignUpRole = (typeof signUpRoles)[number]

const referralCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(referralCodeMaxLength, 'Referral code must be at most 20 characters')

export const signUp = z.object({
  name: personName,
  email,
  password: newPassword,
  phone,
  role: z.enum(signUpRoles).default('client'),
  referralCode: referralCode.optional(),
  // Proof of work, asked for after a few sign-ups from one network (contract/accounts/proof-of-work.ts).
  proof: z.string().max(200).optional(),
})
export type SignUp = z.output<typeof signUp>

export const signIn = z.object({ email, password: givenPassword })
export type SignIn = z.output<typeof signIn>

export const forgotPassword = z.object({
  email: z.string().trim().min(1, 'Email is required').pipe(email),
})

const passwordPair = z.object({
  password: z.string().min(1, 'Password is required').pipe(newPassword),
  confirmPassword: repeatedPassword,
})
const passwordsMatch = {
  error: 'Passwords do not match',
  path: ['confirmPassword'],
}
const isSame = (pair: { password: string; confirmPassword: string }) =>
  pair.password === pair.confirmPassword

// The form; the call adds the token of the link.
export const resetPassword = passwordPair.refine(isSame, passwordsMatch)

const linkToken = z.string().min(1).max(1000)

export const reactivation = z.object({ email, code: sixDigits, password: givenPassword })
export type Reactivation = z.output<typeof reactivation>

// An authenticator code of six digits, or a backup code.
export const secondFactorCode = z.object({
  code: z.string().trim().min(1, 'Code is required').max(20),
})

// Either signed in, or the second factor is still missing.
const signInAnswer = z.object({ session: session.nullable(), needsSecondFactor: z.boolean() })

export const auth = {
  session: call({
    summary: 'Read the current session, or null for a visitor',
    access: 'public',
    method: 'GET',
    path: '/api/auth/session',
    output: session.nullable(),
  }),
  signUp: call({
    summary: 'Create an account and send the confirmation email',
    access: 'public',
    method: 'POST',
    path: '/api/auth/sign-up',
    flags: ['signup_paused'],
    input: signUp,
    errors: [
      'EMAIL_IN_USE',
      'SIGN_UP_TOO_OFTEN',
      'SIGN_UPS_PAUSED',
      'ACCOUNT_DEACTIVATED',
      'MAIL_NOT_SET_UP',
      'PROOF_WANTED',
    ],
  }),
  resendConfirmation: call({
    summary: 'Send the confirmation email again',
    access: 'public',
    method: 'POST',
    path: '/api/auth/resend-confirmation',
    input: z.object({ email }),
    errors: ['RESEND_TOO_OFTEN', 'NETWORK_TOO_OFTEN'],
  }),
  confirmEmail: call({
    summary: 'Confirm an email address with the link we sent',
    access: 'public',
    method: 'POST',
    path: '/api/auth/confirm-email',
    input: z.object({ token: linkToken }),
    output: z.object({ email: z.string() }),
    errors: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
  // "Not you?" in the verification mail.
  disown: call({
    summary: 'Delete an unconfirmed account that someone made with your email',
    access: 'public',
    method: 'POST',
    path: '/api/auth/disown',
    input: z.object({ token: linkToken }),
    errors: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
  signIn: call({
    summary: 'Sign in with email and password',
    access: 'public',
    method: 'POST',
    path: '/api/auth/sign-in',
    input: signIn,
    output: signInAnswer,
    errors: [
      'INVALID_CREDENTIALS',
      'EMAIL_NOT_CONFIRMED',
      'TOO_MANY_SIGN_INS',
      'ACCOUNT_DEACTIVATED',
    ],
  }),
  giveSecondFactor: call({
    summary: 'Finish signing in with an authenticator or backup code',
    access: 'public',
    method: 'POST',
    path: '/api/auth/second-factor',
    input: secondFactorCode,
    output: session,
    errors: ['CODE_INVALID', 'CODE_USED', 'CODES_USED_UP', 'SIGN_IN_EXPIRED', 'TOO_MANY_SIGN_INS'],
  }),
  // For calls that are refused with SECOND_FACTOR_STALE.
  renewSecondFactor: call({
    summary: 'Give a new authenticator or backup code while signed in',
    access: 'signed-in',
    method: 'POST',
    path: '/api/auth/second-factor/renew',
    input: secondFactorCode,
    output: session,
    errors: ['CODE_INVALID', 'CODE_USED', 'CODES_USED_UP', 'TOO_MANY_SIGN_INS'],
  }),
  refresh: call({
    summary: 'Refresh the session before it expires',
    access: 'signed-in',
    method: 'POST',
    path: '/api/auth/refresh',
    output: session,
  }),
  signOut: call({
    summary: 'Sign out on this device',
    access: 'public',
    method: 'POST',
    path: '/api/auth/sign-out',
  }),
  forgotPassword: call({
    summary: 'Email a link to reset a password',
    access: 'public',
    method: 'POST',
    path: '/api/auth/forgot-password',
    input: forgotPassword,
  }),
  resetPassword: call({
    summary: 'Set a new password with the link we emailed',
    access: 'public',
    method: 'POST',
    path: '/api/auth/reset-password',
    input: passwordPair.extend({ token: linkToken }).refine(isSame, passwordsMatch),
    errors: ['LINK_INVALID', 'LINK_EXPIRED'],
  }),
  requestReactivation: call({
    summary: 'Email a code that reactivates an account',
    access: 'public',
    method: 'POST',
    path: '/api/auth/reactivation-code',
    input: z.object({ email }),
    errors: ['CODE_TOO_OFTEN', 'NETWORK_TOO_OFTEN'],
  }),
  reactivate: call({
    summary: 'Reactivate an account with the code and sign in',
    access: 'public',
    method: 'POST',
    path: '/api/auth/reactivate',
    input: reactivation,
    output: signInAnswer,
    errors: [
      'CODE_INVALID',
      'CODE_EXPIRED',
      'ALREADY_ACTIVE',
      'REACTIVATION_FAILED',
      'TOO_MANY_SIGN_INS',
    ],
  }),
  reactivateByLink: call({
    summary: 'Reactivate an account with the link we emailed',
    access: 'public',
    method: 'POST',
    path: '/api/auth/reactivate-by-link',
    input: z.object({ token: z.string().max(1000) }),
    errors: ['LINK_INVALID', 'LINK_EXPIRED', 'REACTIVATION_FAILED'],
  }),
}

export type PasswordReset = Received<typeof auth.resetPassword>
