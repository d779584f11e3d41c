import type { Store } from './memory/store.ts'
import type { Thing } from './memory/things.ts'

// A call of the provider's API.
export type Ask = {
  // From the path.
  id: string
  input: unknown
  store: Store
  emit: (type: string, object: Thing, account?: string) => void
  pageUrl: (sessionId: string) => string
  accountUrl: (linkId: string) => string
  // The connected account that the call is made for.
  account: string | null
  // How long a bank takes. For ever in tests, which end payouts themselves.
  bankSeconds: number
}

// What every call has.
export type Turn = Omit<Ask, 'id' | 'input' | 'account'>
