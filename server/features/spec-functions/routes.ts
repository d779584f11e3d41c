import type {
  specFunctions as specFunctionsCalls,
  rpc as rpcCalls,
} from '#contract/accounts/spec-functions.ts'
import type { Handlers } from '#server/handlers.ts'
import { requestReactivation } from '#server/features/auth/service.ts'
import { sendInquiry } from '#server/features/inquiries/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import {
  checkAccountStatus,
  getPlatformStats,
  hasRole,
  processReferralSignup,
  verifyReactivationCode,
} from './service.ts'

// Sign-up already sends the welcome mail and the notice to administrators, so these calls have
// nothing to do.
const alreadyDone = () => ({ success: true })

export const specFunctions: Handlers<typeof specFunctionsCalls> = {
  sendBarberSignupNotification: alreadyDone,
  sendWelcomeEmail: alreadyDone,
  async sendReactivationCode({ input, ...caller }) {
    await requestReactivation(caller, input.email)
    return { success: true }
  },
  verifyReactivationCode: ({ input, ...caller }) => verifyReactivationCode(caller, input),
  async getReferralSettings({ db }) {
    const { refereeWelcomeBonusCents } = await readSettings(db)
    return { refereeWelcomeBonus: refereeWelcomeBonusCents / 100 }
  },
  processReferralSignup: ({ input, ...caller }) => processReferralSignup(caller, input),
  async sendBusinessInquiry({ input, ...caller }) {
    await sendInquiry(caller, input)
    return { success: true }
  },
}

export const rpc: Handlers<typeof rpcCalls> = {
  checkAccountStatus: ({ input, ...caller }) => checkAccountStatus(caller, input.email_param),
  hasRole: ({ input, ...caller }) => hasRole(caller, input),
  getPlatformStats: ({ db }) => getPlatformStats(db),
}
