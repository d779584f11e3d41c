// The server functions of the specification, with its exact payloads. None of them trusts an id,
// role or address from the browser: the session and the database decide.
import * as z from 'zod'
import { roles } from '#contract/access.ts'
import { signUpRoles } from './auth.ts'
import { call, type Received } from '#contract/call.ts'
import { email } from '#contract/fields.ts'
import { businessInquiry, inquiryBytes } from '#contract/marketplace/inquiries.ts'
import { referralCodeMaxLength } from '#contract/limits.ts'

const done = z.object({ success: z.boolean() })
const shortText = z.string().max(255)

export const specFunctions = {
  sendBarberSignupNotification: call({
    summary: 'Answer success: signing up already notifies administrators',
    access: 'public',
    method: 'POST',
    path: '/api/functions/send-barber-signup-notification',
    input: z.object({ barber_id: shortText, barber_name: shortText, barber_email: shortText }),
    output: done,
  }),
  sendWelcomeEmail: call({
    summary: 'Answer success: signing up already sends the welcome email',
    access: 'public',
    method: 'POST',
    path: '/api/functions/send-welcome-email',
    input: z.object({ email: shortText, firstName: shortText, role: z.enum(roles) }),
    output: done,
  }),
  sendReactivationCode: call({
    summary: 'Email a reactivation code',
    access: 'public',
    method: 'POST',
    path: '/api/functions/send-reactivation-code',
    input: z.object({ email }),
    output: done,
    errors: ['CODE_TOO_OFTEN', 'NETWORK_TOO_OFTEN'],
  }),
  verifyReactivationCode: call({
    summary: 'Reactivate an account with an emailed code',
    access: 'public',
    method: 'POST',
    path: '/api/functions/verify-reactivation-code',
    input: z.object({
      user_id: shortText.default(''),
      email,
      code: z.string().max(20),
      password: z.string().max(256).default(''),
    }),
    output: done,
  }),
  getReferralSettings: call({
    summary: 'Read the welcome bonus for referred people',
    access: 'public',
    method: 'GET',
    path: '/api/functions/get-referral-settings',
    flags: ['referral'],
    output: z.object({ refereeWelcomeBonus: z.number() }),
  }),
  processReferralSignup: call({
    summary: 'Record which referral code a new account used',
    access: 'public',
    method: 'POST',
    path: '/api/functions/process-referral-signup',
    flags: ['referral'],
    input: z.object({
      referralCode: z.string().trim().toUpperCase().max(referralCodeMaxLength),
      userId: shortText,
      // Ignored: the account's role counts.
      role: z.enum(signUpRoles),
    }),
    output: done,
  }),
  sendBusinessInquiry: call({
    summary: 'Send an inquiry about working with Kempt',
    access: 'public',
    method: 'POST',
    path: '/api/functions/send-business-inquiry',
    bodyLimit: inquiryBytes,
    input: businessInquiry,
    output: done,
    errors: ['PROOF_WANTED'],
  }),
}

export const rpc = {
  // Filled only when the caller is signed in or has proved the password; empty otherwise.
  checkAccountStatus: call({
    summary: 'Check whether your own account is active',
    access: 'public',
    method: 'POST',
    path: '/api/rpc/check_account_status',
    input: z.object({ email_param: email }),
    output: z.array(
      z.object({
        user_id: z.uuid(),
        is_active: z.boolean(),
        deactivated_by: z.uuid().nullable(),
      }),
    ),
  }),
  hasRole: call({
    summary: 'Check whether you have a role; administrators may ask about anyone',
    access: 'public',
    method: 'POST',
    path: '/api/rpc/has_role',
    input: z.object({ _user_id: z.guid(), _role: z.enum(roles) }),
    output: z.boolean(),
  }),
  getPlatformStats: call({
    summary: "Read the platform's public totals",
    access: 'public',
    method: 'POST',
    path: '/api/rpc/get_platform_stats',
    output: z.array(
      z.object({
        total_barbers: z.number(),
        total_bookings: z.number(),
        average_rating: z.number(),
      }),
    ),
  }),
}

export type SpecReactivation = Received<typeof specFunctions.verifyReactivationCode>
export type SpecReferral = Received<typeof specFunctions.processReferralSignup>
export type RoleQuestion = Received<typeof rpc.hasRole>
