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
  async sendReactivationCode({ input, db, request }) {
    await requestReactivation(db, request, input.email)
    return { success: true }
  },
  verifyReactivationCode: ({ input, db, request }) => verifyReactivationCode(db, request, input),
  async getReferralSettings({ db }) {
    const { refereeWelcomeBonusCents } = await readSettings(db)
    return { refereeWelcomeBonus: refereeWelcomeBonusCents / 100 }
  },
  processReferralSignup: ({ input, db, request }) => processReferralSignup(db, request, input),
  async sendBusinessInquiry({ input, db, request }) {
    await sendInquiry(db, request, input)
    return { success: true }
  },
}

export const rpc: Handlers<typeof rpcCalls> = {
  checkAccountStatus: ({ input, db, request }) =>
    checkAccountStatus(db, request, input.email_param),
  hasRole: ({ input, db, actor }) => hasRole(db, actor, input._user_id, input._role),
  getPlatformStats: ({ db }) => getPlatformStats(db),
}
