// The user's own account: everything under /settings.
import * as z from 'zod'
import { secondFactorCode } from '#contract/accounts/auth.ts'
import { call } from '#contract/call.ts'
import {
  email,
  givenPassword,
  newPassword,
  personName,
  phone,
  readableText,
  repeatedPassword,
  sixDigits,
} from '#contract/fields.ts'
import { languages } from '#contract/language.ts'

export const profileForm = z.object({ name: personName, phone })
export const passwordForm = z
  .object({
    currentPassword: givenPassword,
    password: z.string().min(1, 'Password is required').pipe(newPassword),
    confirmPassword: repeatedPassword,
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
  })
export const emailForm = z.object({ email, password: givenPassword })
export const deactivateForm = z.object({
  reason: z
    .string()
    .trim()
    .max(500, 'Reason must be less than 500 characters')
    .refine(...readableText)
    .default(''),
  password: givenPassword,
  // True when the user has seen which bookings are canceled with it.
  cancelsAppointments: z.boolean().default(false),
})
export const deleteForm = deactivateForm.omit({ reason: true })
export const phoneCodeForm = z.object({ code: sixDigits })

export type ProfileForm = z.output<typeof profileForm>
export type PasswordForm = z.output<typeof passwordForm>
export type EmailForm = z.output<typeof emailForm>
export type DeactivateForm = z.output<typeof deactivateForm>
export type DeleteForm = z.output<typeof deleteForm>

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  isPhoneVerified: z.boolean(),
  photoUrl: z.string().nullable(),
  language: z.enum(languages),
  pendingEmail: z.string().nullable(),
  backupCodesLeft: z.int(),
})
export type Profile = z.output<typeof profile>

const device = z.object({
  id: z.uuid(),
  userAgent: z.string(),
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})

// For another phone than before, or new backup codes.
export const newFactorForm = z.object({
  password: givenPassword,
  code: secondFactorCode.shape.code,
})

const backupCodes = z.object({ backupCodes: z.array(z.string()) })

export const account = {
  profile: call({
    summary: 'Read your own account',
    access: 'signed-in',
    method: 'GET',
    path: '/api/account',
    output: profile,
  }),
  saveProfile: call({
    summary: 'Change your name and phone number',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/account/profile',
    input: profileForm,
    output: profile,
  }),
  saveLanguage: call({
    summary: 'Choose the language of your account',
    access: 'signed-in',
    method: 'PUT',
    path: '/api/account/language',
    flags: ['spanish'],
    input: z.object({ language: z.enum(languages) }),
  }),
  removePhoto: call({
    summary: 'Remove your profile photo',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/account/photo',
  }),
  sendPhoneCode: call({
    summary: 'Text a verification code to your phone',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/phone-code',
    flags: ['sms_paused'],
    errors: ['CODE_TOO_OFTEN', 'NO_MORE_CODES_TODAY', 'PHONE_MISSING', 'PHONE_NOT_TEXTABLE'],
  }),
  verifyPhone: call({
    summary: 'Verify your phone with the code we texted',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/verify-phone',
    input: phoneCodeForm,
    output: profile,
    errors: ['CODE_INVALID', 'CODE_EXPIRED'],
  }),
  changeEmail: call({
    summary: 'Start changing your email address',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/email',
    input: emailForm,
    errors: ['WRONG_PASSWORD', 'EMAIL_IN_USE'],
  }),
  // The links to both addresses lead here; the second confirmation changes the address.
  confirmEmailChange: call({
    summary: 'Confirm an email change with the link from one of the two emails',
    access: 'public',
    method: 'POST',
    path: '/api/account/confirm-email-change',
    input: z.object({ token: z.string().min(1).max(200), side: z.enum(['old', 'new']) }),
    output: z.object({ isChanged: z.boolean() }),
    errors: ['LINK_INVALID', 'LINK_EXPIRED', 'EMAIL_IN_USE'],
  }),
  changePassword: call({
    summary: 'Change your password',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/password',
    input: passwordForm,
    errors: ['WRONG_PASSWORD'],
  }),
  // With a code of the phone before, or a backup code, another phone takes its place.
  startSecondFactor: call({
    summary: 'Start setting up an authenticator app',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/second-factor/start',
    input: newFactorForm.extend({ code: newFactorForm.shape.code.optional() }),
    output: z.object({ secret: z.string(), uri: z.string() }),
    errors: [
      'ALREADY_SET_UP',
      'WRONG_PASSWORD',
      'CODE_INVALID',
      'CODE_USED',
      'CODES_USED_UP',
      'TOO_MANY_SIGN_INS',
    ],
  }),
  confirmSecondFactor: call({
    summary: 'Turn on the authenticator app and get backup codes',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    input: z.object({ code: sixDigits }),
    output: backupCodes,
    errors: ['ALREADY_SET_UP', 'CODE_INVALID'],
  }),
  // With a code as well: a backup code counts as the second factor, so the password alone gives none.
  renewBackupCodes: call({
    summary: 'Replace your backup codes with new ones',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/second-factor/backup-codes',
    input: newFactorForm,
    output: backupCodes,
    errors: ['WRONG_PASSWORD', 'CODE_INVALID', 'CODE_USED', 'CODES_USED_UP', 'TOO_MANY_SIGN_INS'],
  }),
  removeSecondFactor: call({
    summary: 'Turn off the authenticator app',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/second-factor/remove',
    input: z.object({ password: givenPassword }),
    errors: ['WRONG_PASSWORD', 'SECOND_FACTOR_REQUIRED'],
  }),
  sessions: call({
    summary: 'List the devices you are signed in on',
    access: 'signed-in',
    method: 'GET',
    path: '/api/account/sessions',
    isPrivate: true,
    output: z.array(device),
  }),
  endSession: call({
    summary: 'Sign out one device',
    access: 'signed-in',
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    input: z.object({ id: z.uuid() }),
  }),
  endOtherSessions: call({
    summary: 'Sign out every other device',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/sessions/end-others',
  }),
  // What prevents leaving, or is canceled by it.
  leaving: call({
    summary: 'Read what would be canceled if you left',
    access: 'signed-in',
    method: 'GET',
    path: '/api/account/leaving',
    output: z.object({
      // The user's own bookings as a client, which are canceled.
      appointments: z.array(
        z.object({
          id: z.uuid(),
          shopName: z.string(),
          timeZone: z.string(),
          startsAt: z.iso.datetime(),
          // Counts as a late cancellation.
          isLate: z.boolean(),
        }),
      ),
      // One of the bookings is disputed.
      isQuestionOpen: z.boolean(),
      // The administration would be left without an owner.
      isLastOwner: z.boolean(),
      // They asked us to erase the account, and can still take it back.
      erasure: z.object({ dueAt: z.iso.datetime() }).nullable(),
      // Between their business and us, and the part that may not be paid out yet. Has to be 0; below is
      // their debt.
      balanceCents: z.int(),
      heldCents: z.int(),
      // As a client. Lost when the account is deleted.
      creditCents: z.int(),
    }),
  }),
  keep: call({
    summary: 'Take back that you asked us to erase your account',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/keep',
  }),
  deactivate: call({
    summary: 'Deactivate your account',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/deactivate',
    input: deactivateForm,
    errors: [
      'WRONG_PASSWORD',
      'UPCOMING_BOOKINGS',
      'CANCELS_APPOINTMENTS',
      'QUESTION_OPEN',
      'FEE_OPEN',
      'LAST_OWNER',
    ],
  }),
  remove: call({
    summary: 'Delete your account',
    access: 'signed-in',
    method: 'POST',
    path: '/api/account/delete',
    input: deleteForm,
    errors: [
      'WRONG_PASSWORD',
      'UPCOMING_BOOKINGS',
      'CANCELS_APPOINTMENTS',
      'QUESTION_OPEN',
      'FEE_OPEN',
      'BALANCE_OPEN',
      'LAST_OWNER',
    ],
  }),
}
