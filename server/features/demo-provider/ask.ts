import type { Store } from './store.ts'
import type { Thing } from './things.ts'

// A call of the provider's API.
export type Ask = {
  // From the path.
  id: string
  input: unknown
  store: Store
  emit: (type: string, object: Thing) => void
  pageUrl: (sessionId: string) => string
}

// What every call has.
export type Turn = Omit<Ask, 'id' | 'input'>
