import type { ReactNode } from 'react'
import type { api } from '#web/api.ts'
import type { KeptDraft } from './draft.tsx'
import type { Kept } from './use-hold.ts'

type Details = Omit<Parameters<typeof api.bookings.confirm.send>[0], 'id'>

// The hold's state and the submit function, for both forms.
export type Sending = {
  holdId: string | undefined
  isInstant: boolean
  // What is paid by card to book.
  depositCents: number
  // A card has to be entered on the provider's page; nothing is paid.
  givesCard: boolean
  // A guest learns it once their address is proved: one more press sends it.
  isAskedFirst: boolean
  send: (details: Details) => Promise<void>
  // The hold is kept longer from now on.
  prolong: (kept: Kept) => void
  explain: (error: unknown) => void
}

export type DetailsProps = {
  draft: KeptDraft
  sending: Sending
  before: ReactNode
  foot: (submit: ReactNode) => ReactNode
}
