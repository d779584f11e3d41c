// Card payments: whether the provider answers, and what waits for it.
import { providerOf } from '#server/features/payment-provider/service.ts'
import type { JobContext } from '#server/tasks.ts'
import { findPaymentTrouble, type Finding } from './queries.ts'

const lateMinutes = { warning: 10, failing: 60 }

export async function checkPayments(context: Pick<JobContext, 'db' | 'config'>): Promise<Finding> {
  if (context.config.payments === 'shop') return { state: 'off', cause: 'payments_off' }
  const provider = await providerOf(context)
  await provider.ask((stripe) => stripe.events.list({ limit: 1 }))
  const { late, minutes, refused, paid } = await findPaymentTrouble(context.db)
  const waited = minutes ?? 0
  if (late > 0 && waited >= lateMinutes.warning)
    return {
      state: waited >= lateMinutes.failing ? 'failing' : 'warning',
      cause: 'payments_late',
      facts: { count: late, minutes: waited },
    }
  if (refused > 0) return { state: 'warning', cause: 'payments_refused', facts: { count: refused } }
  const cause = provider.name === 'demo' ? 'payments_demo' : 'payments_ok'
  return { state: 'ok', cause, facts: { paid } }
}
